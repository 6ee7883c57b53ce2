import type { Disc } from '../../geometry/disc.ts'
import { gap } from '../../geometry/gap.ts'
import { atMost, TOLERANCE } from '../../geometry/tolerance.ts'
import { needToHit, type ShotConditions } from './to-hit.ts'

/** A shooter with its weapon. */
export interface Marksman {
  readonly disc: Disc
  readonly ballisticSkill: number
  /** Greatest range in inches, from base edge to base edge. */
  readonly range: number
  readonly moved: boolean
}

/** An enemy as it stands before a shooter. */
export interface Aimed {
  readonly disc: Disc
  readonly large: boolean
  readonly visible: boolean
  /** The share of it that is hidden from the shooter, 0 to 1: any gives it cover. */
  readonly hidden: number
}

/** A shot as measured. */
export interface Aim {
  readonly gap: number
  /** Equal to the range is in range. */
  readonly inRange: boolean
  readonly conditions: ShotConditions
  /** The roll that hits; null where the target is out of sight. */
  readonly need: number | null
}

/** Measure a shot: its distance, what makes it harder or easier, and the roll that hits. Just half the range is not long. */
export function aim({ disc, ballisticSkill, range, moved }: Marksman, target: Aimed): Aim {
  const apart = Math.max(0, gap(disc, target.disc))
  const conditions: ShotConditions = {
    cover: target.visible && target.hidden > 0,
    long: apart > range / 2 + TOLERANCE,
    moved,
    large: target.large,
  }
  const need = target.visible ? needToHit(ballisticSkill, conditions) : null
  return { gap: apart, inRange: atMost(apart, range), conditions, need }
}
