import { useWords } from '../../../use-stores.ts'
import { Stepper } from '../../../widgets/Stepper.tsx'

interface HeightStepperProps {
  readonly label: string
  readonly value: number
  readonly onChange: (height: number) => void
}

/** How high something is above the mat. */
export function HeightStepper(props: HeightStepperProps) {
  const words = useWords()
  return <Stepper {...props} step={0.25} min={0} max={100} write={words.inches} />
}
