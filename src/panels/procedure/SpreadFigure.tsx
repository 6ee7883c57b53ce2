import { mean } from '../../chance/distribution.ts'
import { approximately } from '../../chance/fraction.ts'
import type { Spread } from '../../games/procedure.ts'
import { useWords } from '../use-stores.ts'
import css from './Procedure.module.css'
import { SpreadChart } from './SpreadChart.tsx'
import type { Naming } from './use-naming.ts'

/** A whole distribution as a chart, with its mean. */
export function SpreadFigure({ spread, naming }: { readonly spread: Spread; readonly naming: Naming }) {
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
