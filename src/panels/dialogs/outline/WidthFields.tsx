import type { SprayProfile } from '../../../games/game.ts'
import { useWords } from '../../use-stores.ts'
import { InchStepper } from './InchStepper.tsx'

interface WidthFieldsProps {
  readonly profile: SprayProfile
  readonly onChange: (changes: Partial<SprayProfile>) => void
}

/** How long a spray is, and how wide at its mouth and at its shoulder. */
export function WidthFields({ profile, onChange }: WidthFieldsProps) {
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
