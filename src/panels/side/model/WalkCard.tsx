import { select } from '../../../desk/desk.ts'
import { pathLength } from '../../../geometry/path.ts'
import type { Model } from '../../../table/document.ts'
import { entriesOnWalk } from '../../../table/judge/entries.ts'
import { Said } from '../../strip/Said.tsx'
import { useAct, useCalmShown, useStores, useWords } from '../../use-stores.ts'
import { Key } from '../../widgets/Key.tsx'
import css from '../Side.module.css'
import { LegsList } from './LegsList.tsx'

/** In play: a model's activation, from start to end, and the legs it walked. */
export function WalkCard({ model }: { readonly model: Model }) {
  const words = useWords()
  const act = useAct()
  const { desk } = useStores()
  const table = useCalmShown()
  const activation = table.activations.find((other) => other.model === model.id)
  if (table.stage !== 'play' && !activation) return null
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
      <div className={css.acts}>
        {activation?.open ? (
          <Key label={words.t('walk.end')} framed onPress={() => act({ do: 'finish' })} />
        ) : (
          table.stage === 'play' && (
            <Key
              label={words.t(activation ? 'walk.again' : 'walk.start')}
              framed
              onPress={() => {
                act({ do: 'activate', model: model.id })
                select(desk, [model.id])
              }}
            />
          )
        )}
        {activation && (
          <Key label={words.t('walk.forget')} framed onPress={() => act({ do: 'forget', model: model.id })} />
        )}
      </div>
    </section>
  )
}
