import { type KeyboardEvent, useState } from 'react'
import css from './Stepper.module.css'

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
export function NumberField({ id, label, written, read, onSet, onStep }: NumberFieldProps) {
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
