import { choices } from '../../../games/catalogue.ts'
import type { ReadingName } from '../../../games/game.ts'
import { tableReadings } from '../../../table/bodies.ts'
import { useAct, useTable, useWords } from '../../use-stores.ts'
import { Toggle } from '../../widgets/Toggle.tsx'
import { ReadingOfThree, type ThreeWay } from './ReadingOfThree.tsx'

type TwoWay = Exclude<ReadingName, ThreeWay>

const isReading = (name: string): name is ReadingName => Object.hasOwn(choices, name)
const isTwoWay = (name: string): name is TwoWay => isReading(name) && choices[name].length === 2

/** A reading the rulebook leaves open, as a named switch; turning it is an action on the table. */
export function Reading({ name }: { readonly name: string }) {
  const words = useWords()
  const act = useAct()
  const table = useTable((state) => state.table)
  const readings = tableReadings(table)
  if (name === 'enterBy') {
    const options = choices.enterBy.map((value) => ({ value, label: words.t(`reading.enterBy.${value}`) }))
    return <ReadingOfThree name={name} value={readings.enterBy} options={options} />
  }
  if (name === 'sightModels') {
    const options = choices.sightModels.map((value) => ({ value, label: words.t(`reading.sightModels.${value}`) }))
    return <ReadingOfThree name={name} value={readings.sightModels} options={options} />
  }
  if (name === 'coverFrom') {
    const options = choices.coverFrom.map((value) => ({ value, label: words.t(`reading.coverFrom.${value}`) }))
    return <ReadingOfThree name={name} value={readings.coverFrom} options={options} />
  }
  if (!isTwoWay(name)) return null
  const [on, off] = choices[name]
  return (
    <Toggle
      label={words.t(`reading.${name}`)}
      note={words.t(`reading.${name}.off`)}
      on={readings[name] === on}
      onChange={(isOn) => act({ do: 'reading', readings: { [name]: isOn ? on : off } })}
    />
  )
}
