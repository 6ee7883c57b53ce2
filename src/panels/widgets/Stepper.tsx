import { useId } from 'react'
import { numberRead } from '../../words/numbers.ts'
import { useWords } from '../use-stores.ts'
import { NumberField } from './NumberField.tsx'
import { StepKey } from './StepKey.tsx'
import css from './Stepper.module.css'

interface StepperProps {
  readonly label: string
  readonly value: number
  readonly step: number
  readonly min?: number
  readonly max?: number
  /** How the value is written; what is typed may be written in either language's way. */
  readonly write: (value: number) => string
  /** How what is typed is read; as a bare number where nothing else is said. */
  readonly read?: (text: string) => number | null
  /** Whether the label is seen or only heard. */
  readonly bare?: boolean
  readonly onChange: (value: number) => void
}

/** A number between a minus and a plus, that can also be typed. */
export function Stepper({
  label,
  value,
  step,
  write,
  read = numberRead,
  onChange,
  bare = false,
  ...limits
}: StepperProps) {
  const words = useWords()
  const id = useId()
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = limits
  const set = (next: number) => {
    const kept = Math.min(max, Math.max(min, Math.round(next * 1e6) / 1e6))
    if (kept !== value) onChange(kept)
  }
  const stepBy = (by: 1 | -1) => set(value + by * step)
  const controls = (
    <div className={css.controls}>
      <StepKey
        sign="−"
        name={words.t('stepper.less', { what: label })}
        disabled={value <= min}
        onPress={() => stepBy(-1)}
      />
      <NumberField id={id} label={label} written={write(value)} read={read} onSet={set} onStep={stepBy} />
      <StepKey
        sign="+"
        name={words.t('stepper.more', { what: label })}
        disabled={value >= max}
        onPress={() => stepBy(1)}
      />
    </div>
  )
  if (bare) return controls
  return (
    <div className={css.row}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      {controls}
    </div>
  )
}
