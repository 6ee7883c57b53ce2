import { Button, ToggleButton } from 'react-aria-components'
import { classes } from './classes.ts'
import { Icon, type IconName } from './Icon.tsx'
import css from './Key.module.css'

interface KeyProps {
  readonly icon?: IconName
  readonly label: string
  /** What a screen reader says where the label is only a sign. */
  readonly name?: string
  /** Whether the label stands beside the icon, or only speaks to a screen reader. */
  readonly wordy?: boolean
  readonly disabled?: boolean
  readonly strong?: boolean
  readonly framed?: boolean
  readonly warning?: boolean
  readonly expanded?: boolean
  readonly onPress: () => void
}

/** A key that does one thing when pressed; at least 44 pixels either way. */
export function Key(props: KeyProps) {
  const { icon, label, wordy = icon === undefined, disabled = false, expanded } = props
  return (
    <Button
      className={classes(
        css.key,
        wordy && css.wordy,
        props.strong && css.strong,
        props.framed && css.framed,
        props.warning && css.warning,
      )}
      aria-label={props.name ?? label}
      isDisabled={disabled}
      onPress={props.onPress}
      {...(expanded === undefined ? {} : { 'aria-expanded': expanded })}
    >
      {icon && <Icon name={icon} />}
      {wordy && <span>{label}</span>}
    </Button>
  )
}

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
