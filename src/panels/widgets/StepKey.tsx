import { Button } from 'react-aria-components'
import { classes } from './classes.ts'
import css from './Stepper.module.css'

interface StepKeyProps {
  readonly sign: '−' | '+'
  /** What it is called where the sign is not seen. */
  readonly name: string
  readonly disabled: boolean
  readonly onPress: () => void
}

/** The key on one side of a number: a step down or up. */
export function StepKey({ sign, name, disabled, onPress }: StepKeyProps) {
  const side = sign === '+' ? css.more : css.less
  return (
    <Button className={classes(css.step, side)} aria-label={name} isDisabled={disabled} onPress={onPress}>
      {sign}
    </Button>
  )
}
