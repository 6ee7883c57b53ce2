import { useChrome, useStores, useWords } from '../../use-stores.ts'
import { Choice } from '../../widgets/Choice.tsx'
import css from '../Side.module.css'

/** How far one press of a stepper goes. */
export function StepChoice() {
  const words = useWords()
  const { chrome } = useStores()
  const fine = useChrome((state) => state.fine)
  return (
    <div className={css.labelled}>
      <span>{words.t('model.step')}</span>
      <Choice
        label={words.t('model.step')}
        value={fine ? 'fine' : 'coarse'}
        options={[
          { value: 'coarse', label: `${words.size(0.1)} · 1°` },
          { value: 'fine', label: `${words.size(0.01)} · ${words.degrees(0.1)}` },
        ]}
        onChange={(value) => chrome.setState({ fine: value === 'fine' })}
      />
    </div>
  )
}
