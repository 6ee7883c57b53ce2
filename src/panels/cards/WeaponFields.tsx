import type { Card, Weapon } from '../../games/card.ts'
import { gameOf } from '../../games/catalogue.ts'
import { wordOf } from '../procedure/worded.ts'
import { useWords } from '../use-stores.ts'
import { Key } from '../widgets/Key.tsx'
import { TextLine } from '../widgets/TextLine.tsx'
import css from './Cards.module.css'
import { StatFields } from './StatFields.tsx'
import { TraitKeys } from './TraitKeys.tsx'

interface WeaponFieldsProps {
  readonly weapon: Weapon
  readonly game: Card['game']
  readonly onChange: (weapon: Weapon) => void
  readonly onRemove: () => void
}

/** A weapon of a unit card: its name, numbers and traits. */
export function WeaponFields({ weapon, game, onChange, onRemove }: WeaponFieldsProps) {
  const words = useWords()
  const { sheet } = gameOf(game)
  return (
    <fieldset className={css.weapon}>
      <legend>{wordOf(words, `weapon.${weapon.kind}`, weapon.kind)}</legend>
      <div className={css.named}>
        <TextLine
          label={words.t('card.weaponName')}
          value={weapon.name}
          onChange={(name) => name && onChange({ ...weapon, name })}
        />
        <Key icon="bin" label={words.t('card.dropWeapon', { name: weapon.name })} onPress={onRemove} />
      </div>
      <StatFields
        known={sheet.weapons[weapon.kind] ?? []}
        stats={weapon.stats}
        onChange={(stats) => onChange({ ...weapon, stats })}
      />
      <TraitKeys
        all={sheet.weaponTraits[weapon.kind] ?? []}
        traits={weapon.traits}
        onChange={(traits) => onChange({ ...weapon, traits })}
      />
    </fieldset>
  )
}
