import { ToggleButton } from 'react-aria-components'
import { classes } from './classes.ts'
import css from './Key.module.css'

interface ToggleKeyProps {
  readonly label: string
  readonly on: boolean
  readonly disabled?: boolean
  readonly onChange: (on: boolean) => void
}

/** A key of words that stays down. */
export function ToggleKey({ label, on, disabled = false, onChange }: ToggleKeyProps) {
  return (
    <ToggleButton
      className={classes(css.key, css.wordy, css.framed, css.wrapping)}
      isSelected={on}
      isDisabled={disabled}
      onChange={onChange}
    >
      <span>{label}</span>
    </ToggleButton>
  )
}
