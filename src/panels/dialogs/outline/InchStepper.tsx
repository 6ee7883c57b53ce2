import { useWords } from '../../use-stores.ts'
import { Stepper } from '../../widgets/Stepper.tsx'

interface InchStepperProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onChange: (inches: number) => void
}

/** A measure of the outline, as fine as plastic can be held against it. */
export function InchStepper(props: InchStepperProps) {
  const words = useWords()
  return <Stepper {...props} step={0.01} write={words.inches} read={words.distanceRead} />
}
