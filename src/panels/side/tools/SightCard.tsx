import type { SightLay } from '../../../table/lay.ts'
import { useAct, useCalmShown, useWords } from '../../use-stores.ts'
import { Key } from '../../widgets/Key.tsx'
import { Toggle } from '../../widgets/Toggle.tsx'
import css from '../Side.module.css'

/** Who looks at whom, and whether heights count. */
export function SightCard({ lay }: { readonly lay: SightLay | null }) {
  const words = useWords()
  const act = useAct()
  const table = useCalmShown()
  const name = (id: string) => table.models.find((model) => model.id === id)?.name ?? ''
  return (
    <section className={css.section}>
      <h2>{words.t('title.sight')}</h2>
      {!lay && <p className={css.hint}>{words.t('sight.how')}</p>}
      {lay && (
        <>
          <ul className={css.list}>
            <li>
              <span>{words.t('sight.viewer')}</span>
              <b>{name(lay.from)}</b>
            </li>
            <li>
              <span>{words.t('sight.target')}</span>
              <b>{name(lay.to)}</b>
            </li>
          </ul>
          <p className={css.hint}>{words.t('sight.region')}</p>
          {table.terrain.some(({ blocks }) => typeof blocks === 'object') && (
            <p className={css.hint}>{words.t('sight.regionWoods', { off: words.inches(0.01) })}</p>
          )}
          <div className={css.acts}>
            <Key
              label={words.t('arc.swap')}
              framed
              onPress={() => act({ do: 'lay', lay: { ...lay, from: lay.to, to: lay.from } })}
            />
          </div>
        </>
      )}
      <Toggle
        label={words.t('sight.heights')}
        note={words.t('sight.heightsNote')}
        on={table.heights}
        onChange={(on) => act({ do: 'heights', on })}
      />
    </section>
  )
}
