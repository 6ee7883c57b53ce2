import type { Disc } from '../../geometry/disc.ts'
import { gap } from '../../geometry/gap.ts'
import { atMost, TOLERANCE } from '../../geometry/tolerance.ts'
import type { RoundBody } from '../body.ts'

/** The power of a fall's damage roll. */
export const FALL_POWER = 10

/**
 * Dice of the damage roll for a fall of some inches: none below 1″, two up to 3″, and one more for every 3″ begun beyond that.
 */
export function fallDice(height: number): number {
  if (height < 1 - TOLERANCE) return 0
  return 2 + Math.max(0, Math.ceil((height - 3) / 3 - TOLERANCE))
}

/** A model that another contacts where it fell: one of an equal or smaller base is knocked down and takes the same damage roll. */
export interface ContactedInFall {
  readonly id: string
  readonly suffers: boolean
}

/** The models that a base contacts where it fell: those it lies on, who make room, and those it comes to touch. */
export function contactedInFall(
  fallen: Disc,
  others: readonly Pick<RoundBody, 'id' | 'disc'>[],
): readonly ContactedInFall[] {
  return others
    .filter(({ disc }) => atMost(gap(fallen, disc), 0))
    .map(({ id, disc }) => ({ id, suffers: disc.radius <= fallen.radius + TOLERANCE }))
}
