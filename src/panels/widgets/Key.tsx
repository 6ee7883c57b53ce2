import { Button } from 'react-aria-components'
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
