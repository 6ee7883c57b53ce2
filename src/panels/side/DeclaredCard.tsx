import { useAct, useTable, useWords } from '../use-stores.ts'
import { Key } from '../widgets/Key.tsx'
import css from './Side.module.css'

/** Where targets are declared first: which one is, and how to take it back. */
export function DeclaredCard() {
  const words = useWords()
  const act = useAct()
  const declared = useTable((state) => state.table.models.find((model) => model.id === state.table.declared)?.name)
  return (
    <section className={css.section}>
      <p className={css.hint}>
        {declared === undefined ? words.t('declare.none') : words.t('declare.is', { name: declared })}
      </p>
      {declared !== undefined && (
        <div className={css.acts}>
          <Key label={words.t('declare.drop')} framed onPress={() => act({ do: 'declare', target: null })} />
        </div>
      )}
    </section>
  )
}
