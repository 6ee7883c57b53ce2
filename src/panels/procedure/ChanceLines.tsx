import { approximately, written } from '../../chance/fraction.ts'
import type { Chance } from '../../games/procedure.ts'
import { useWords } from '../use-stores.ts'
import css from './Procedure.module.css'
import type { Naming } from './use-naming.ts'

/** Longer fractions than this say less than their percent. */
const LONGEST = 15

interface ChanceLinesProps {
  readonly chances: readonly Chance[]
  readonly naming: Naming
  readonly named: boolean
}

/** Chances in lines: exact as a fraction, and in percent. */
export function ChanceLines({ chances, naming, named }: ChanceLinesProps) {
  const words = useWords()
  return (
    <ul className={css.chances}>
      {chances.map(({ code, about, share }) => {
        const text = written(share)
        return (
          <li key={`${code}${about}`}>
            <span>{naming.label('chance', code, named ? about : null)}</span>
            {text.length <= LONGEST && <span className={css.fraction}>{text}</span>}
            <b>{words.percent(approximately(share), 1)}</b>
          </li>
        )
      })}
    </ul>
  )
}
