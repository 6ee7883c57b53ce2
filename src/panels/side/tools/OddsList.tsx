import { useWords } from '../../use-stores.ts'
import { Swatch } from '../../widgets/Swatch.tsx'
import side from '../Side.module.css'
import css from './OddsList.module.css'
import type { Caught } from './use-drift.ts'

const OF = 36
const MOST = 12

interface OddsListProps {
  readonly odds: readonly Caught[]
}

/** In how many of the 36 falls of both dice each model is caught. */
export function OddsList({ odds }: OddsListProps) {
  const words = useWords()
  const rest = odds.length - MOST
  return (
    <section className={side.section}>
      <h2>
        <span className={css.title}>{words.t('odds.title')}</span>
        <em>{words.t('odds.of', { of: OF })}</em>
      </h2>
      {odds.length === 0 && <p className={side.hint}>{words.t('odds.none')}</p>}
      <ul className={css.odds}>
        {odds.slice(0, MOST).map(({ model, hits }) => (
          <li key={model.id}>
            <Swatch side={model.side} size={24} />
            <b>{model.name}</b>
            <span className={css.meter} aria-hidden="true">
              <i style={{ width: `${(hits / OF) * 100}%` }} />
            </span>
            <span>{hits}</span>
            <span className={css.percent}>{words.percent(hits, OF)}</span>
          </li>
        ))}
      </ul>
      {rest > 0 && <p className={side.hint}>{words.t('odds.more', { count: rest })}</p>}
      <p className={side.hint}>{words.t('odds.note')}</p>
    </section>
  )
}
