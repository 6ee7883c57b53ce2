import { useWords } from '../../use-stores.ts'
import { Choice } from '../../widgets/Choice.tsx'
import { Stepper } from '../../widgets/Stepper.tsx'
import css from '../Side.module.css'
import { BearingFields } from './BearingFields.tsx'
import { TapeLine, type TapeLineProps } from './TapeLine.tsx'

/** What the tapes say: from where to where, how far, and how good that is. */
export function TapeFields(props: Omit<TapeLineProps, 'which'>) {
  const words = useWords()
  const { state, onChange } = props
  return (
    <div className={css.stack}>
      <Choice
        label={words.t('tape.way')}
        value={state.way}
        options={(['tapes', 'bearing'] as const).map((value) => ({ value, label: words.t(`tape.${value}`) }))}
        onChange={(way) => onChange({ way })}
      />
      <TapeLine which={0} {...props} />
      {state.way === 'tapes' ? <TapeLine which={1} {...props} /> : <BearingFields state={state} onChange={onChange} />}
      <Stepper
        label={words.t('tape.doubt')}
        value={state.doubt}
        step={0.05}
        min={0}
        max={2}
        write={words.inches}
        read={words.distanceRead}
        onChange={(doubt) => onChange({ doubt })}
      />
    </div>
  )
}
