import { isSameBase } from '../../../rules/base.ts'
import type { Model } from '../../../table/document.ts'
import { selectedBlock } from '../../../table/place/ranked.ts'
import { useAct, useTable, useWords } from '../../use-stores.ts'
import { FoldKey } from '../FoldKey.tsx'
import css from '../Side.module.css'
import { WheelKeys } from '../WheelKeys.tsx'
import { BaseChoice } from './BaseChoice.tsx'
import { ModelKeys } from './ModelKeys.tsx'
import { MovePad } from './MovePad.tsx'
import { SideChoice } from './SideChoice.tsx'
import { StepChoice } from './StepChoice.tsx'

/** The value all models have, or null where they differ. */
function agreed<Value>(
  models: readonly Model[],
  read: (model: Model) => Value,
  isSame: (a: Value, b: Value) => boolean = (a, b) => a === b,
): Value | null {
  const [first, ...rest] = models.map(read)
  return first !== undefined && rest.every((value) => isSame(value, first)) ? first : null
}

/** Several selected models: moved and turned together, changed together. */
export function SeveralCard({ models, open }: { readonly models: readonly Model[]; readonly open: boolean }) {
  const words = useWords()
  const act = useAct()
  const shown = useTable((state) => state.table)
  const ids = models.map((model) => model.id)
  const block = selectedBlock(shown, ids)
  return (
    <>
      <div className={css.head}>
        <div className={css.who}>
          <h2>{words.t('several.count', { count: models.length })}</h2>
          <p>{words.t('several.together')}</p>
        </div>
        <FoldKey />
      </div>
      <MovePad ids={ids} />
      {block.length > 0 && <WheelKeys block={block} />}
      <StepChoice />
      <details className={`${css.section} ${css.details}`} open={open}>
        <summary>{words.t('several.details')}</summary>
        <div className={css.stack}>
          <SideChoice
            side={agreed(models, (model) => model.side)}
            onChange={(side) => act({ do: 'revise', ids, changes: { side } })}
          />
          <BaseChoice
            base={agreed(models, (model) => model.base, isSameBase)}
            onChange={(base) => act({ do: 'revise', ids, changes: { base } })}
          />
        </div>
      </details>
      <ModelKeys ids={ids} />
    </>
  )
}
