import { mean } from '../../chance/distribution.ts'
import { approximately, written } from '../../chance/fraction.ts'
import type { Course } from '../../games/procedure.ts'
import side from '../side/Side.module.css'
import { useWords } from '../use-stores.ts'
import css from './Procedure.module.css'
import { SpreadChart } from './SpreadChart.tsx'
import { useNaming } from './use-naming.ts'

/** Longer fractions than this say less than their percent. */
const LONGEST = 15

/** How likely what is, exact: as a fraction and in percent, and the whole distribution as a chart. */
export function Chances({ course }: { readonly course: Course }) {
  const words = useWords()
  const { label } = useNaming()
  if (course.chances.length === 0 && course.spreads.length === 0) return null
  return (
    <section className={side.section}>
      <h2>{words.t('course.chances')}</h2>
      <ul className={css.chances}>
        {course.chances.map(({ code, about, share }) => {
          const text = written(share)
          return (
            <li key={`${code}${about}`}>
              <span>{label('chance', code, about)}</span>
              {text.length <= LONGEST && <span className={css.fraction}>{text}</span>}
              <b>{words.percent(approximately(share), 1)}</b>
            </li>
          )
        })}
      </ul>
      {course.spreads.map(({ code, about, distribution, mark }) => (
        <figure key={`${code}${about}`} className={css.figure}>
          <figcaption>
            <span>{label('spread', code, about)}</span>
            <em>{words.t('course.mean', { mean: words.number(approximately(mean(distribution))) })}</em>
          </figcaption>
          <SpreadChart title={label('spread', code, about)} distribution={distribution} mark={mark} />
        </figure>
      ))}
    </section>
  )
}
