import type { Disc } from '../../geometry/disc.ts'
import { gap } from '../../geometry/gap.ts'
import { TOLERANCE } from '../../geometry/tolerance.ts'
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

/** A model that another fell on: one of an equal or smaller base is knocked down and takes the same damage roll. */
export interface FallenOn {
  readonly id: string
  readonly suffers: boolean
}

/** The models that a base lies on after a fall; all of them make room, the fallen one stays. */
export function fallenOn(fallen: Disc, others: readonly Pick<RoundBody, 'id' | 'disc'>[]): readonly FallenOn[] {
  return others
    .filter(({ disc }) => gap(fallen, disc) < -TOLERANCE)
    .map(({ id, disc }) => ({ id, suffers: disc.radius <= fallen.radius + TOLERANCE }))
}
