import { select } from '../../../desk/desk.ts'
import { isSameBase } from '../../../rules/base.ts'
import type { Model } from '../../../table/document.ts'
import { selectedBlock } from '../../../table/place/ranked.ts'
import { copiesBeside } from '../../../table/place/together.ts'
import { useAct, useChrome, useStores, useTable, useWords } from '../../use-stores.ts'
import { Key } from '../../widgets/Key.tsx'
import { FoldKey } from '../FoldKey.tsx'
import css from '../Side.module.css'
import { WheelKeys } from '../WheelKeys.tsx'
import { BaseChoice } from './BaseChoice.tsx'
import { nudgeAction, shifted, wheeled } from './nudge.ts'
import pad from './SeveralCard.module.css'
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
  const { table, desk, doors, chrome } = useStores()
  const shown = useTable((state) => state.table)
  const fine = useChrome((state) => state.fine)
  const ids = models.map((model) => model.id)
  const block = selectedBlock(shown, ids)
  const inch = fine ? 0.01 : 0.1
  const degree = fine ? 0.1 : 1
  const now = () => table.getState().table
  const move = (dx: number, dy: number) => act(nudgeAction(now(), shifted(now(), ids, dx, dy, 0)))
  const wheel = (degrees: number) => act(nudgeAction(now(), wheeled(now(), ids, degrees)))
  const duplicate = () => {
    const copies = copiesBeside(now(), ids, doors.identify)
    act({ do: 'add', models: copies })
    select(
      desk,
      copies.map((copy) => copy.id),
    )
  }
  return (
    <>
      <div className={css.head}>
        <div className={css.who}>
          <h2>{words.t('several.count', { count: models.length })}</h2>
          <p>{words.t('several.together')}</p>
        </div>
        <FoldKey />
      </div>
      <fieldset className={pad.pad} aria-label={words.t('several.together')}>
        <Key label="↺" framed onPress={() => wheel(-degree)} name={words.t('several.left')} />
        <Key label="↑" framed onPress={() => move(0, -inch)} name={words.t('several.up')} />
        <Key label="↻" framed onPress={() => wheel(degree)} name={words.t('several.right')} />
        <Key label="←" framed onPress={() => move(-inch, 0)} name={words.t('several.west')} />
        <Key label="↓" framed onPress={() => move(0, inch)} name={words.t('several.down')} />
        <Key label="→" framed onPress={() => move(inch, 0)} name={words.t('several.east')} />
      </fieldset>
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
      <div className={css.acts}>
        <Key
          icon="card"
          label={words.t('card.title')}
          wordy
          framed
          onPress={() => chrome.setState({ dialog: 'cards' })}
        />
        <Key icon="copy" label={words.t('model.duplicate')} wordy framed onPress={duplicate} />
        <Key icon="bin" label={words.t('model.delete')} wordy framed onPress={() => act({ do: 'remove', ids })} />
      </div>
    </>
  )
}
