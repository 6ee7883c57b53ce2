import { mean } from '../../chance/distribution.ts'
import { approximately, written } from '../../chance/fraction.ts'
import { liveChances } from '../../games/live-chances.ts'
import type { Chance, Course, Spread } from '../../games/procedure.ts'
import side from '../side/Side.module.css'
import { useWords } from '../use-stores.ts'
import { grouped } from './grouped.ts'
import css from './Procedure.module.css'
import { SpreadChart } from './SpreadChart.tsx'
import { type Naming, useNaming } from './use-naming.ts'

/** Longer fractions than this say less than their percent. */
const LONGEST = 15

interface ListProps {
  readonly chances: readonly Chance[]
  readonly naming: Naming
  readonly named: boolean
}

/** Chances in lines: exact as a fraction, and in percent. */
function List({ chances, naming, named }: ListProps) {
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

function Figure({ spread, naming }: { readonly spread: Spread; readonly naming: Naming }) {
  const words = useWords()
  const { code, about, distribution, mark } = spread
  const title = naming.label('spread', code, about)
  return (
    <figure className={css.figure}>
      <figcaption>
        <span>{title}</span>
        <em>{words.t('course.mean', { mean: words.number(approximately(mean(distribution))) })}</em>
      </figcaption>
      <SpreadChart title={title} distribution={distribution} mark={mark} />
    </figure>
  )
}

/** How likely what is, of each of several under its name; and whole distributions as charts, those of several folded. */
export function Chances({ course }: { readonly course: Course }) {
  const words = useWords()
  const naming = useNaming()
  const { chances, spreads } = liveChances(course)
  if (chances.length === 0 && spreads.length === 0) return null
  const groups = grouped(chances)
  const shared = chances.filter(({ about }) => about === null || !groups.has(about))
  const figures = spreads.map((spread) => (
    <Figure key={`${spread.code}${spread.about}`} spread={spread} naming={naming} />
  ))
  return (
    <section className={side.section}>
      <h2>{words.t('course.chances')}</h2>
      <List chances={shared} naming={naming} named />
      {[...groups].map(([about, own]) => (
        <div key={about} className={css.group}>
          <h3>{naming.about(about)}</h3>
          <List chances={own} naming={naming} named={false} />
        </div>
      ))}
      {spreads.length > 1 ? (
        <details className={side.details}>
          <summary>{words.t('course.charts')}</summary>
          {figures}
        </details>
      ) : (
        figures
      )}
    </section>
  )
}
