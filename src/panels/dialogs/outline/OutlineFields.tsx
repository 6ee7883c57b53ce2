import type { SprayProfile } from '../../../games/game.ts'
import { useWords } from '../../use-stores.ts'
import { Choice } from '../../widgets/Choice.tsx'
import { Stepper } from '../../widgets/Stepper.tsx'

interface OutlineFieldsProps {
  readonly profile: SprayProfile
  readonly onChange: (changes: Partial<SprayProfile>) => void
}

/** How long a spray is, and how wide at its mouth and at its shoulder. */
export function WidthFields({ profile, onChange }: OutlineFieldsProps) {
  const words = useWords()
  return (
    <>
      <InchStepper
        label={words.t('outline.tip')}
        value={profile.tip}
        min={1}
        max={30}
        onChange={(tip) => onChange({ tip })}
      />
      <InchStepper
        label={words.t('outline.mouth')}
        value={profile.mouth * 2}
        min={0}
        max={4}
        onChange={(width) => onChange({ mouth: width / 2 })}
      />
      <InchStepper
        label={words.t('outline.shoulder')}
        value={profile.shoulder * 2}
        min={0}
        max={10}
        onChange={(width) => onChange({ shoulder: width / 2 })}
      />
    </>
  )
}

/** How a spray ends, and how far from its mouth it is widest. */
export function EndFields({ profile, onChange }: OutlineFieldsProps) {
  const words = useWords()
  return (
    <>
      <Choice
        titled
        label={words.t('outline.end')}
        value={profile.end}
        options={(['arc', 'point', 'flat'] as const).map((value) => ({
          value,
          label: words.t(`outline.end.${value}`),
        }))}
        onChange={(end) => onChange({ end })}
      />
      <InchStepper
        label={words.t('outline.shoulderAt')}
        value={profile.shoulderAt}
        min={0.1}
        max={profile.tip}
        onChange={(shoulderAt) => onChange({ shoulderAt })}
      />
    </>
  )
}

interface InchStepperProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onChange: (inches: number) => void
}

/** A measure of the outline, as fine as plastic can be held against it. */
function InchStepper(props: InchStepperProps) {
  const words = useWords()
  return <Stepper {...props} step={0.01} write={words.inches} read={words.distanceRead} />
}
