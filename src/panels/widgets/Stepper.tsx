import { type KeyboardEvent, useId, useState } from 'react'
import { Button } from 'react-aria-components'
import { numberRead } from '../../words/numbers.ts'
import { useWords } from '../use-stores.ts'
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
  const controls = (
    <div className={css.controls}>
      <Button
        className={`${css.step} ${css.less}`}
        aria-label={words.t('stepper.less', { what: label })}
        isDisabled={value <= min}
        onPress={() => set(value - step)}
      >
        −
      </Button>
      <NumberField
        id={id}
        label={label}
        written={write(value)}
        read={read}
        onSet={set}
        onStep={(by) => set(value + by * step)}
      />
      <Button
        className={`${css.step} ${css.more}`}
        aria-label={words.t('stepper.more', { what: label })}
        isDisabled={value >= max}
        onPress={() => set(value + step)}
      >
        +
      </Button>
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

interface NumberFieldProps {
  readonly id: string
  readonly label: string
  readonly written: string
  readonly read: (text: string) => number | null
  readonly onSet: (value: number) => void
  /** A step up with 1, down with -1. */
  readonly onStep: (by: 1 | -1) => void
}

/** The number as it is written; typed over, it is taken over when it is left or confirmed, and the arrow keys step it. */
function NumberField({ id, label, written, read, onSet, onStep }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const commit = () => {
    const next = typed === null ? null : read(typed)
    setTyped(null)
    if (next !== null) onSet(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit()
    else if (event.key === 'Escape' && typed !== null) setTyped(null)
    else if (event.key === 'ArrowUp') onStep(1)
    else if (event.key === 'ArrowDown') onStep(-1)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <input
      id={id}
      className={css.field}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      value={typed ?? written}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  )
}
