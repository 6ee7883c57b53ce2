import type { NeededRoll } from '../chance/needed-roll.ts'

/**
 * The roll that wounds a target of some toughness with some strength: 4 where they are equal, one more or less for each
 * point between them, from 2 to 6; null where the toughness is greater by four or more. Warhammer 40,000 and Mordheim
 * print the same table, for 1 to 10 each, and this gives all of its hundred places.
 */
export function needToWound(strength: number, toughness: number): NeededRoll {
  const above = toughness - strength
  return above >= 4 ? null : Math.min(6, Math.max(2, 4 + above))
}
