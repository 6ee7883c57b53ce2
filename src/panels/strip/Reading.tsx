import type { ReadingName, Readings } from '../../games/game.ts'
import { tableReadings } from '../../table/bodies.ts'
import { useAct, useTable, useWords } from '../use-stores.ts'
import { Choice } from '../widgets/Choice.tsx'
import { Toggle } from '../widgets/Toggle.tsx'
import css from './Reading.module.css'

type TwoWay = Exclude<ReadingName, 'enterBy'>

/** What each switch of two ways stands for when it is on, and when it is off. */
const ways: { readonly [Name in TwoWay]: readonly [Readings[Name], Readings[Name]] } = {
  touch: ['covered', 'clear'],
  deviationCap: ['edge', 'centre'],
  rangeFrom: ['edge', 'centre'],
  directions: ['clockwise', 'anticlockwise'],
  backArc: ['whole', 'centre'],
  backStrikeWhen: ['activation', 'attack'],
  sprayAim: ['strict', 'loose'],
}

const isTwoWay = (name: string): name is TwoWay => name in ways

/** A reading the rulebook leaves open, as a named switch; turning it is an action on the table. */
export function Reading({ name }: { readonly name: string }) {
  const words = useWords()
  const act = useAct()
  const table = useTable((state) => state.table)
  const readings = tableReadings(table)
  if (name === 'enterBy') {
    return (
      <div className={css.several}>
        <span>{words.t('reading.enterBy')}</span>
        <Choice
          label={words.t('reading.enterBy')}
          value={readings.enterBy}
          options={(['part', 'centre', 'wholly'] as const).map((value) => ({
            value,
            label: words.t(`reading.enterBy.${value}`),
          }))}
          onChange={(enterBy) => act({ do: 'reading', readings: { enterBy } })}
        />
      </div>
    )
  }
  if (!isTwoWay(name)) return null
  const [on, off] = ways[name]
  return (
    <Toggle
      label={words.t(`reading.${name}`)}
      note={words.t(`reading.${name}.off`)}
      on={readings[name] === on}
      onChange={(isOn) => act({ do: 'reading', readings: { [name]: isOn ? on : off } })}
    />
  )
}
