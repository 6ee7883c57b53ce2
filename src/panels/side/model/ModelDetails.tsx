import { isDeclarable } from '../../../table/declared.ts'
import type { Model } from '../../../table/document.ts'
import { useAct, useTable, useWords } from '../../use-stores.ts'
import { Key } from '../../widgets/Key.tsx'
import css from '../Side.module.css'
import { MarksCard } from './MarksCard.tsx'
import { ModelFields } from './ModelFields.tsx'
import { ModelKeys } from './ModelKeys.tsx'
import { RoundKeys } from './RoundKeys.tsx'

/** What is seldom changed of a model: its name, side, base, the doubt of its place; and its copy and its end. */
export function ModelDetails({ model, open }: { readonly model: Model; readonly open: boolean }) {
  const words = useWords()
  const act = useAct()
  const declares = useTable(
    ({ table }) => table.declareFirst && table.declared !== model.id && isDeclarable(table, model.id),
  )
  return (
    <section className={css.section}>
      {declares && (
        <div className={css.acts}>
          <Key framed label={words.t('declare.this')} onPress={() => act({ do: 'declare', target: model.id })} />
        </div>
      )}
      <details className={css.details} open={open}>
        <summary>{words.t('model.details')}</summary>
        <ModelFields model={model} />
        <MarksCard model={model} />
        {model.base.shape !== 'round' && <p className={css.hint}>{words.t('model.notRound')}</p>}
        <div className={css.acts}>{model.base.shape === 'round' && <RoundKeys model={model} />}</div>
      </details>
      <ModelKeys ids={[model.id]} />
    </section>
  )
}
