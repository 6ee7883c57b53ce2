import type { NeededRoll } from '../../chance/needed-roll.ts'

/** What a master strike adds to each roll of injury. */
export const MASTER_BONUS = 2

/** What a critical hit does: to a vital part, to an exposed one, or as a master strike. */
export interface Critical {
  readonly kind: 'vital' | 'exposed' | 'master'
  /** Whether armour saves as ever, before the wound is doubled. */
  readonly armourSaves: boolean
  /** Wounds it makes. */
  readonly wounds: 2
  /** What it adds to each roll of injury. */
  readonly injuryBonus: number
}

/**
 * Whether a roll to wound is a critical hit: a 6, where less than a 6 would have done, unless the fighter has spent the one
 * critical hit of this phase.
 */
export function isCritical(face: number, woundNeed: NeededRoll, spent = false): boolean {
  return face === 6 && woundNeed !== null && woundNeed < 6 && !spent
}

/** The critical hit that a die shows: 1–2, 3–4, 5–6. */
export function criticalOf(face: number): Critical {
  if (face <= 2) return { kind: 'vital', armourSaves: true, wounds: 2, injuryBonus: 0 }
  if (face <= 4) return { kind: 'exposed', armourSaves: false, wounds: 2, injuryBonus: 0 }
  return { kind: 'master', armourSaves: false, wounds: 2, injuryBonus: MASTER_BONUS }
}
