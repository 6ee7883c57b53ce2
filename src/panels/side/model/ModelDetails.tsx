import { isDeclarable } from '../../../table/declared.ts'
import type { Model } from '../../../table/document.ts'
import { replacingOf } from '../../../table/lay.ts'
import { useAct, useStores, useTable, useWords } from '../../use-stores.ts'
import { Key } from '../../widgets/Key.tsx'
import { Stepper } from '../../widgets/Stepper.tsx'
import { TextLine } from '../../widgets/TextLine.tsx'
import css from '../Side.module.css'
import { openTape } from '../tape/open-tape.ts'
import { BaseChoice } from './BaseChoice.tsx'
import { MarksCard } from './MarksCard.tsx'
import { ModelKeys } from './ModelKeys.tsx'
import { SideChoice } from './SideChoice.tsx'

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

/** How a model is called, whose it is, what it stands on, and how far off its place may be. */
function ModelFields({ model }: { readonly model: Model }) {
  const words = useWords()
  const act = useAct()
  const revise = (changes: Partial<Pick<Model, 'name' | 'unit' | 'side' | 'base' | 'doubt'>>) =>
    act({ do: 'revise', ids: [model.id], changes })
  return (
    <>
      <TextLine label={words.t('model.name')} value={model.name} onChange={(name) => name && revise({ name })} />
      <TextLine label={words.t('model.unit')} value={model.unit} onChange={(unit) => revise({ unit })} />
      <div className={css.stack}>
        <SideChoice side={model.side} onChange={(side) => revise({ side })} />
        <BaseChoice base={model.base} onChange={(base) => revise({ base })} />
      </div>
      <Stepper
        label={words.t('model.doubt')}
        value={model.doubt}
        step={0.05}
        min={0}
        max={10}
        write={words.inches}
        read={words.distanceRead}
        onChange={(doubt) => revise({ doubt })}
      />
    </>
  )
}

/** What only a model on a round base can: be replaced by a larger one, and be placed by a tape. */
function RoundKeys({ model }: { readonly model: Model }) {
  const words = useWords()
  const act = useAct()
  const stores = useStores()
  const replace = () => act({ do: 'lay', lay: replacingOf(model, stores.doors.identify()) })
  return (
    <>
      <Key icon="replace" label={words.t('replace.begin')} wordy framed onPress={replace} />
      <Key icon="tape" label={words.t('model.tape')} wordy framed onPress={() => openTape(stores, model.id)} />
    </>
  )
}
