import type { SprayProfile } from '../../../games/game.ts'
import { useWords } from '../../use-stores.ts'
import { Choice } from '../../widgets/Choice.tsx'
import { InchStepper } from './InchStepper.tsx'

interface EndFieldsProps {
  readonly profile: SprayProfile
  readonly onChange: (changes: Partial<SprayProfile>) => void
}

/** How a spray ends, and how far from its mouth it is widest. */
export function EndFields({ profile, onChange }: EndFieldsProps) {
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
