import { useAct, useWords } from '../../use-stores.ts'
import { Choice } from '../../widgets/Choice.tsx'
import css from './Reading.module.css'

/** The readings that can be taken in three ways. */
export type ThreeWay = 'enterBy' | 'sightModels' | 'coverFrom'

interface ReadingOfThreeProps<Value> {
  readonly name: ThreeWay
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
}

/** A reading with three ways to take it. */
export function ReadingOfThree<Value extends string>({ name, value, options }: ReadingOfThreeProps<Value>) {
  const words = useWords()
  const act = useAct()
  const label = words.t(`reading.${name}`)
  return (
    <div className={css.several}>
      <span>{label}</span>
      <Choice
        label={label}
        value={value}
        options={options}
        onChange={(next) => act({ do: 'reading', readings: { [name]: next } })}
      />
    </div>
  )
}
