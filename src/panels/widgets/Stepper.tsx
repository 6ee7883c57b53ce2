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
  const [typed, setTyped] = useState<string | null>(null)
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = limits

  const set = (next: number) => {
    const kept = Math.min(max, Math.max(min, Math.round(next * 1e6) / 1e6))
    if (kept !== value) onChange(kept)
  }
  const commit = () => {
    const next = typed === null ? null : read(typed)
    setTyped(null)
    if (next !== null) set(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit()
    else if (event.key === 'Escape' && typed !== null) setTyped(null)
    else if (event.key === 'ArrowUp') set(value + step)
    else if (event.key === 'ArrowDown') set(value - step)
    else return
    event.preventDefault()
    event.stopPropagation()
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
      <input
        id={id}
        className={css.field}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        value={typed ?? write(value)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
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
