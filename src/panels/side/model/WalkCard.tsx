import { select } from '../../../desk/desk.ts'
import { pathLength } from '../../../geometry/path.ts'
import type { Model } from '../../../table/document.ts'
import { entriesOnWalk } from '../../../table/judge/entries.ts'
import { Said } from '../../strip/Said.tsx'
import { useAct, useCalmShown, useStores, useWords } from '../../use-stores.ts'
import { Key } from '../../widgets/Key.tsx'
import css from '../Side.module.css'
import { LegsList } from './LegsList.tsx'

/** What keeps a model from walking in its activation, or from being activated at all. */
const HINDERING = ['knockedDown', 'stationary', 'stunned'] as const

/** In play: a model's activation, from start to end, and the legs it walked. */
export function WalkCard({ model }: { readonly model: Model }) {
  const words = useWords()
  const act = useAct()
  const { desk } = useStores()
  const table = useCalmShown()
  const activation = table.activations.find((other) => other.model === model.id)
  if (table.stage !== 'play' && !activation) return null
  const hindrances = HINDERING.filter((mark) => model.marks?.includes(mark))
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
      {hindrances.map((mark) => (
        <p key={mark} className={css.hint}>
          {words.t(`walk.${mark}`)}
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
              disabled={model.marks?.includes('stationary') ?? false}
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
