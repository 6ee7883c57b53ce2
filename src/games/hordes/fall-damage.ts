import { FALL_POWER, fallDice } from '../../rules/forced/fall.ts'
import type { DamageRoll } from './damage-roll.ts'

/** The roll of damage for a fall of some inches; null for a drop below an inch, which is no fall. */
export function fallRoll(height: number, armour: number): DamageRoll | null {
  const dice = fallDice(height)
  return dice === 0 ? null : { dice, power: FALL_POWER, armour }
}
