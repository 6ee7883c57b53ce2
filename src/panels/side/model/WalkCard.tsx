import { gameOf } from '../../../games/catalogue.ts'
import { pathLength } from '../../../geometry/path.ts'
import type { Model } from '../../../table/document.ts'
import { entriesOnWalk } from '../../../table/judge/entries.ts'
import { Said } from '../../strip/Said.tsx'
import { useCalmShown, useWords } from '../../use-stores.ts'
import css from '../Side.module.css'
import { LegsList } from './LegsList.tsx'
import { WalkKeys } from './WalkKeys.tsx'

/** In play: a model's activation, from start to end, the legs it walked, and what hinders it in the game that is played. */
export function WalkCard({ model }: { readonly model: Model }) {
  const words = useWords()
  const table = useCalmShown()
  const activation = table.activations.find((other) => other.model === model.id) ?? null
  if (table.stage !== 'play' && !activation) return null
  const hindrances = gameOf(table.game).hindrances.filter(({ mark }) => model.marks?.includes(mark))
  return (
    <section className={css.section}>
      <h2>
        <span>{words.t('walk.title')}</span>
        {activation && (
          <em>
            {words.t(activation.open ? 'walk.going' : 'walk.done', {
              length: words.inches(pathLength(activation.path)),
            })}
          </em>
        )}
      </h2>
      {activation && activation.path.length > 1 && <LegsList activation={activation} />}
      {entriesOnWalk(table, model.id).map((sentence) => (
        <p key={JSON.stringify(sentence)} className={css.hint}>
          <Said sentence={sentence} />
        </p>
      ))}
      {hindrances.map(({ mark, told }) => (
        <p key={mark} className={css.hint}>
          {words.t(`walk.${told}`)}
        </p>
      ))}
      <WalkKeys model={model.id} activation={activation} stopped={hindrances.some(({ stops }) => stops)} />
    </section>
  )
}
