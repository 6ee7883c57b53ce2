import type { Disc } from '../../geometry/disc.ts'
import { gap } from '../../geometry/gap.ts'
import { hullOf, meetsHull } from '../../geometry/hull.ts'
import { clearLine, type Tangent } from '../../geometry/sight/clear-line.ts'
import { corridorOf } from '../../geometry/sight/corridor.ts'
import { hiddenShare, seenFrom } from '../../geometry/sight/shadow.ts'
import type { Solid } from '../../geometry/solid.ts'
import { TOLERANCE } from '../../geometry/tolerance.ts'

/** What a base sees of another past given solids, all in plan. */
export interface PlanSight {
  /** Some place of the one base sees some place of the other. */
  readonly anyToAny: boolean
  /** The centre of the one base sees some place of the other. */
  readonly fromCentre: boolean
  /** The share of the other's width, seen from the centre, that is blocked before it: 0 to 1. */
  readonly hiddenFraction: number
  /** No solid meets any segment between the bases. */
  readonly allClear: boolean
}

/** Whether some place of one base sees some place of another past given solids. Bases in contact always see each other. */
export function seesAny(a: Disc, b: Disc, solids: readonly Solid[], tangent: Tangent): boolean {
  return gap(a, b) <= TOLERANCE || clearLine(corridorOf(a, b, solids, TOLERANCE), tangent) !== null
}

/** Whether the centre of one base sees some place of another past given solids. Bases in contact always see each other. */
export function seesFromCentre(a: Disc, b: Disc, solids: readonly Solid[], tangent: Tangent): boolean {
  return gap(a, b) <= TOLERANCE || seesAny({ centre: a.centre, radius: 0 }, b, solids, tangent)
}

/** The share of a base that solids hide from the centre of another; none in contact, all or nothing of a point. */
export function hiddenFromCentre(a: Disc, b: Disc, solids: readonly Solid[], tangent: Tangent): number {
  if (gap(a, b) <= TOLERANCE) return 0
  if (b.radius === 0) return seesAny({ centre: a.centre, radius: 0 }, b, solids, tangent) ? 0 : 1
  return hiddenShare(seenFrom(a.centre, b, solids, tangent))
}

/**
 * What a base sees of another past solids that block wherever they stand, all round and without heights. Bases in contact
 * see each other and hide nothing.
 */
export function planSight(a: Disc, b: Disc, solids: readonly Solid[], tangent: Tangent): PlanSight {
  const margin = tangent === 'free' ? -TOLERANCE : TOLERANCE
  const hull = hullOf(a, b)
  return {
    anyToAny: seesAny(a, b, solids, tangent),
    fromCentre: seesFromCentre(a, b, solids, tangent),
    hiddenFraction: hiddenFromCentre(a, b, solids, tangent),
    allClear: !solids.some((solid) => meetsHull(hull, solid, margin)),
  }
}
