import { type Fraction, fraction, NONE } from './fraction.ts'

/** The least roll of a die that does: as a rule 2 to 6; below 2 or above 6 where modifiers take it there; null: none does. */
export type NeededRoll = number | null

/**
 * The chance that one six-sided die shows what is needed or more. A need above 6 can't be met, and neither can none; a
 * natural 1 never does, however low the need.
 */
export function chanceOfNeed(need: NeededRoll): Fraction {
  if (need === null || need > 6) return NONE
  return fraction(7 - Math.max(2, need), 6)
}

/** Whether a die that fell on a face does, by the same rule. */
export function meetsNeed(face: number, need: NeededRoll): boolean {
  return need !== null && face >= Math.max(2, need)
}
