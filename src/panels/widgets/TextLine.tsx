import { type KeyboardEvent, useId, useState } from 'react'
import css from './TextLine.module.css'

interface TextLineProps {
  readonly label: string
  readonly value: string
  readonly bare?: boolean
  readonly most?: number
  readonly onChange: (value: string) => void
}

/** A line of text that is taken over when it is left or confirmed, so that typing a name is one step. */
export function TextLine({ label, value, onChange, bare = false, most = 60 }: TextLineProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const commit = () => {
    if (typed !== null && typed.trim() !== value) onChange(typed.trim())
    setTyped(null)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') event.currentTarget.blur()
    if (event.key === 'Escape' && typed !== null) {
      event.stopPropagation()
      setTyped(null)
    }
  }
  return (
    <div className={bare ? css.bare : css.row}>
      {!bare && (
        <label className={css.label} htmlFor={id}>
          {label}
        </label>
      )}
      <input
        id={id}
        className={css.field}
        type="text"
        autoComplete="off"
        maxLength={most}
        aria-label={label}
        value={typed ?? value}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}
