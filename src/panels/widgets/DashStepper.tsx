import { useWords } from '../use-stores.ts'
import css from './DashStepper.module.css'
import { Key } from './Key.tsx'
import { Stepper } from './Stepper.tsx'

interface DashStepperProps {
  readonly label: string
  /** Null is the dash that some profiles have in place of a number. */
  readonly value: number | null
  readonly min: number
  readonly max: number
  /** Whether it may be a dash. */
  readonly dash: boolean
  readonly onChange: (value: number | null) => void
}

/** A number within its bounds, by ones; where it may be a dash, with a key for that. */
export function DashStepper({ label, value, min, max, dash, onChange }: DashStepperProps) {
  const words = useWords()
  return (
    <div className={css.number}>
      <Stepper
        label={label}
        value={value ?? min}
        step={1}
        min={min}
        max={max}
        write={(number) => (value === null ? '–' : words.plain(number))}
        onChange={onChange}
      />
      {dash && (
        <Key
          label="–"
          name={`${label}: ${words.t('course.dash')}`}
          framed
          disabled={value === null}
          onPress={() => onChange(null)}
        />
      )}
    </div>
  )
}
