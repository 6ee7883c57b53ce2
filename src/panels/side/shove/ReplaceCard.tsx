import { roundBase } from '../../../rules/base.ts'
import type { Replacing } from '../../../table/lay.ts'
import { replaceOn } from '../../../table/on/replace-on.ts'
import { useAct, useCalmShown, useWords } from '../../use-stores.ts'
import { Key } from '../../widgets/Key.tsx'
import { BaseChoice } from '../model/BaseChoice.tsx'
import css from '../Side.module.css'

/** A model replaced by one of another base: which base, where it may stand, and that it shall be so. */
export function ReplaceCard({ lay }: { readonly lay: Replacing }) {
  const words = useWords()
  const act = useAct()
  const place = replaceOn(useCalmShown(), lay)?.nearest?.at ?? null
  return (
    <section className={css.section}>
      <h2>{words.t('replace.title')}</h2>
      <p className={css.hint}>{words.t('replace.how')}</p>
      <BaseChoice
        round
        base={roundBase(lay.mm)}
        onChange={(base) => base.shape === 'round' && act({ do: 'lay', lay: { ...lay, mm: base.mm } })}
      />
      <div className={css.acts}>
        <Key
          strong
          label={words.t('replace.so')}
          disabled={place === null}
          onPress={() => place && act({ do: 'replace', id: lay.id, x: place.x, y: place.y })}
        />
        <Key label={words.t('shove.drop')} framed onPress={() => act({ do: 'lift', id: lay.id })} />
      </div>
    </section>
  )
}
