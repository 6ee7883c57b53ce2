import type { Arc } from '../../../table/lay.ts'
import { useAct, useCalmShown, useDesk, useWords } from '../../use-stores.ts'
import { Key } from '../../widgets/Key.tsx'
import { WalkCard } from '../model/WalkCard.tsx'
import css from '../Side.module.css'

/** Whose arcs are shown, who attacks through them, and how the attacker walked. */
export function ArcCard({ lay }: { readonly lay: Arc | null }) {
  const words = useWords()
  const act = useAct()
  const table = useCalmShown()
  const target = table.models.find((model) => model.id === lay?.target)
  const attacker = table.models.find((model) => model.id === lay?.attacker)
  // The card of the only model selected shows its walk already.
  const isSelected = useDesk(({ selection }) => selection.length === 1 && selection[0] === lay?.attacker)
  return (
    <>
      <section className={css.section}>
        <h2>{words.t('title.arc')}</h2>
        {!target && <p className={css.hint}>{words.t('arc.how')}</p>}
        {lay && target && (
          <>
            <ul className={css.list}>
              <li>
                <span>{words.t('arc.target')}</span>
                <b>{target.name}</b>
              </li>
              <li>
                <span>{words.t('arc.attacker')}</span>
                <b>{attacker?.name ?? words.t('arc.nobody')}</b>
              </li>
            </ul>
            {!attacker && (
              <p className={css.hint}>{words.t(target.base.shape === 'round' ? 'arc.pick' : 'arc.pickSide')}</p>
            )}
            {attacker && (
              <div className={css.acts}>
                <Key
                  label={words.t('arc.swap')}
                  framed
                  onPress={() => act({ do: 'lay', lay: { ...lay, target: attacker.id, attacker: target.id } })}
                />
                <Key
                  label={words.t('arc.drop')}
                  framed
                  onPress={() => act({ do: 'lay', lay: { ...lay, attacker: null } })}
                />
              </div>
            )}
          </>
        )}
      </section>
      {attacker && !isSelected && <WalkCard model={attacker} />}
    </>
  )
}
