import { useId } from 'react'
import css from './Pick.module.css'

interface PickProps {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** Whether the label only speaks to a screen reader, where what is chosen says it. */
  readonly bare?: boolean
  readonly onChange: (value: string) => void
}

/** One of many, in the browser's own list: long lists scroll well there under a finger. */
export function Pick({ label, value, options, bare = false, onChange }: PickProps) {
  const id = useId()
  return (
    <div className={bare ? css.bare : css.row}>
      {!bare && <label htmlFor={id}>{label}</label>}
      <select id={id} aria-label={label} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
