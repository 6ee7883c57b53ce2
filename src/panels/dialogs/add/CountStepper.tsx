import { Stepper } from '../../widgets/Stepper.tsx'

interface CountStepperProps {
  readonly label: string
  readonly value: number
  readonly max: number
  readonly onChange: (count: number) => void
}

/** A number of models, whole and at least one. */
export function CountStepper({ onChange, ...what }: CountStepperProps) {
  return (
    <Stepper
      {...what}
      step={1}
      min={1}
      write={(value) => String(Math.round(value))}
      onChange={(next) => onChange(Math.round(next))}
    />
  )
}
