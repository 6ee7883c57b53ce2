import { Choice, type ChoiceProps } from '../../widgets/Choice.tsx'
import css from '../Dialogs.module.css'

/** One of a few, with what it is about in front of it. */
export function ChoiceLine<Value extends string | number>(props: Omit<ChoiceProps<Value>, 'titled'>) {
  return (
    <div className={css.line}>
      <span>{props.label}</span>
      <Choice {...props} />
    </div>
  )
}
