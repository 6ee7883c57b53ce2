import type { Card, Weapon } from '../../games/card.ts'
import { gameOf } from '../../games/catalogue.ts'
import { MOST_WEAPONS } from '../../table/limits.ts'
import dialogs from '../dialogs/Dialogs.module.css'
import { wordOf } from '../procedure/worded.ts'
import side from '../side/Side.module.css'
import { useStores, useWords } from '../use-stores.ts'
import { Key } from '../widgets/Key.tsx'
import { TextLine } from '../widgets/TextLine.tsx'
import { StatFields } from './StatFields.tsx'
import { TraitKeys } from './TraitKeys.tsx'
import { WeaponFields } from './WeaponFields.tsx'

interface CardFormProps {
  readonly card: Card
  readonly onChange: (card: Card) => void
}

/** The branches of a life spiral stand apart: most models have none. */
const isBranch = (code: string) => code.startsWith('branch')

/** A unit card to be filled in: its name, numbers and traits, and its weapons. */
export function CardForm({ card, onChange }: CardFormProps) {
  const words = useWords()
  const { doors } = useStores()
  const { sheet } = gameOf(card.game)
  const branches = sheet.stats.filter(({ code }) => isBranch(code))
  const put = (weapons: readonly Weapon[]) => onChange({ ...card, weapons })
  const add = (kind: string) =>
    put([
      ...card.weapons,
      { id: doors.identify(), name: wordOf(words, `weapon.${kind}`, kind), kind, stats: {}, traits: [] },
    ])
  return (
    <>
      <section className={dialogs.section}>
        <TextLine
          label={words.t('card.name')}
          value={card.name}
          onChange={(name) => name && onChange({ ...card, name })}
        />
        <StatFields
          known={sheet.stats.filter(({ code }) => !isBranch(code))}
          stats={card.stats}
          onChange={(stats) => onChange({ ...card, stats })}
        />
        {branches.length > 0 && (
          <details className={side.details} open={branches.some(({ code }) => (card.stats[code] ?? 0) > 0)}>
            <summary>{words.t('card.spiral')}</summary>
            <StatFields known={branches} stats={card.stats} onChange={(stats) => onChange({ ...card, stats })} />
          </details>
        )}
        <TraitKeys all={sheet.traits} traits={card.traits} onChange={(traits) => onChange({ ...card, traits })} />
      </section>
      <section className={dialogs.section}>
        {card.weapons.map((weapon) => (
          <WeaponFields
            key={weapon.id}
            weapon={weapon}
            game={card.game}
            onChange={(next) => put(card.weapons.map((other) => (other.id === weapon.id ? next : other)))}
            onRemove={() => put(card.weapons.filter((other) => other.id !== weapon.id))}
          />
        ))}
        {card.weapons.length < MOST_WEAPONS && (
          <div className={dialogs.acts}>
            {Object.keys(sheet.weapons).map((kind) => (
              <Key
                key={kind}
                framed
                label={words.t('card.addWeapon', { kind: wordOf(words, `weapon.${kind}`, kind) })}
                onPress={() => add(kind)}
              />
            ))}
          </div>
        )}
      </section>
    </>
  )
}
