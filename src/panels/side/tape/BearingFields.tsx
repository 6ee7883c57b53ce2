import { facingOf } from '../../../table/place/facing.ts'
import { useWords } from '../../use-stores.ts'
import { Stepper } from '../../widgets/Stepper.tsx'
import type { TapeLineProps } from './TapeLine.tsx'

/** Along which bearing the only tape runs, and how well that was taken. */
export function BearingFields({ state, onChange }: Pick<TapeLineProps, 'state' | 'onChange'>) {
  const words = useWords()
  return (
    <>
      <Stepper
        label={words.t('tape.degrees')}
        value={state.degrees}
        step={1}
        write={words.degrees}
        onChange={(next) => onChange({ degrees: facingOf(next) })}
      />
      <Stepper
        label={words.t('tape.turnDoubt')}
        value={state.turnDoubt}
        step={0.5}
        min={0}
        max={45}
        write={words.degrees}
        onChange={(turnDoubt) => onChange({ turnDoubt })}
      />
    </>
  )
}
