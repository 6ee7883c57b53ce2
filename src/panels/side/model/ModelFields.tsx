import type { Model } from '../../../table/document.ts'
import { useAct, useWords } from '../../use-stores.ts'
import { Stepper } from '../../widgets/Stepper.tsx'
import { TextLine } from '../../widgets/TextLine.tsx'
import css from '../Side.module.css'
import { BaseChoice } from './BaseChoice.tsx'
import { SideChoice } from './SideChoice.tsx'

/** How a model is called, whose it is, what it stands on, and how far off its place may be. */
export function ModelFields({ model }: { readonly model: Model }) {
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
