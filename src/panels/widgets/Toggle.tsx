import { Switch } from 'react-aria-components'
import { classes } from './classes.ts'
import css from './Toggle.module.css'

interface ToggleProps {
  readonly label: string
  readonly note?: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

/** A named switch; its whole row is the target. */
export function Toggle({ label, note, on, onChange }: ToggleProps) {
  return (
    <Switch className={classes(css.row)} isSelected={on} onChange={onChange}>
      <span className={css.text}>
        <span>{label}</span>
        {note && <small>{note}</small>}
      </span>
      <span className={css.track} aria-hidden="true" />
    </Switch>
  )
}
