import { liveChances } from '../../games/live-chances.ts'
import type { Course } from '../../games/procedure.ts'
import side from '../side/Side.module.css'
import { useWords } from '../use-stores.ts'
import { ChanceLines } from './ChanceLines.tsx'
import { grouped } from './grouped.ts'
import css from './Procedure.module.css'
import { SpreadFigure } from './SpreadFigure.tsx'
import { useNaming } from './use-naming.ts'

/** How likely what is, of each of several under its name; and whole distributions as charts, those of several folded. */
export function Chances({ course }: { readonly course: Course }) {
  const words = useWords()
  const naming = useNaming()
  const { chances, spreads } = liveChances(course)
  if (chances.length === 0 && spreads.length === 0) return null
  const groups = grouped(chances)
  const shared = chances.filter(({ about }) => about === null || !groups.has(about))
  const figures = spreads.map((spread) => (
    <SpreadFigure key={`${spread.code}${spread.about}`} spread={spread} naming={naming} />
  ))
  return (
    <section className={side.section}>
      <h2>{words.t('course.chances')}</h2>
      <ChanceLines chances={shared} naming={naming} named />
      {[...groups].map(([about, own]) => (
        <div key={about} className={css.group}>
          <h3>{naming.about(about)}</h3>
          <ChanceLines chances={own} naming={naming} named={false} />
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
