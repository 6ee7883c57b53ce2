import { wordOf } from '../procedure/worded.ts'
import { useWords } from '../use-stores.ts'
import { ToggleKey } from '../widgets/ToggleKey.tsx'
import css from './Cards.module.css'

const toggled = (traits: readonly string[], trait: string, on: boolean) =>
  on ? [...traits, trait] : traits.filter((other) => other !== trait)

interface TraitKeysProps {
  readonly all: readonly string[]
  readonly traits: readonly string[]
  readonly onChange: (traits: readonly string[]) => void
}

/** Which of the traits there are a card or a weapon has. */
export function TraitKeys({ all, traits, onChange }: TraitKeysProps) {
  const words = useWords()
  return (
    <div className={css.chips}>
      {all.map((trait) => (
        <ToggleKey
          key={trait}
          label={wordOf(words, `trait.${trait}`, trait)}
          on={traits.includes(trait)}
          onChange={(on) => onChange(toggled(traits, trait, on))}
        />
      ))}
    </div>
  )
}
