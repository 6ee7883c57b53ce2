import { ToggleButton } from 'react-aria-components'
import { classes } from './classes.ts'
import { Icon, type IconName } from './Icon.tsx'
import css from './Key.module.css'

interface SwitchKeyProps {
  readonly icon: IconName
  readonly label: string
  readonly wordy?: boolean
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

/** A key that stays down. */
export function SwitchKey({ icon, label, wordy = false, on, onChange }: SwitchKeyProps) {
  return (
    <ToggleButton
      className={classes(css.key, wordy && css.wordy)}
      aria-label={label}
      isSelected={on}
      onChange={onChange}
    >
      <Icon name={icon} />
      {wordy && <span>{label}</span>}
    </ToggleButton>
  )
}
