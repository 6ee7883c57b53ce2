import type { Disc } from '../../geometry/disc.ts'
import { gap } from '../../geometry/gap.ts'
import { hullOf, meetsHull } from '../../geometry/hull.ts'
import type { Tangent } from '../../geometry/sight/clear-line.ts'
import { hiddenRim } from '../../geometry/sight/hidden-rim.ts'
import type { Solid } from '../../geometry/solid.ts'
import { TOLERANCE } from '../../geometry/tolerance.ts'
import { hiddenFromCentre } from './plan.ts'
import { blockersOf, type RoundSightBody, type SightScene } from './scene.ts'

/** How much of a base others hide from another base: shares from 0 (nothing) to 1 (all). */
export interface Cover {
  /** Of its width, as the viewer's centre sees it. */
  readonly fromCentre: number
  /** Of its near edge, what no place of the viewer's base sees. */
  readonly fromAnywhere: number
  /** Whether anything meets any straight way between the bases at all. */
  readonly partly: boolean
}

/** A share that is none or all but for the last digits of its reckoning is just that. */
function settled(share: number): number {
  if (share < TOLERANCE) return 0
  return share > 1 - TOLERANCE ? 1 : share
}

/** What given solids hide of a base from another; nothing where the two are in contact. */
export function coverOf(a: Disc, b: Disc, solids: readonly Solid[], tangent: Tangent): Cover {
  const hull = hullOf(a, b)
  const near = solids.filter((solid) => meetsHull(hull, solid, tangent === 'free' ? -TOLERANCE : TOLERANCE))
  if (near.length === 0 || gap(a, b) <= TOLERANCE) return { fromCentre: 0, fromAnywhere: 0, partly: near.length > 0 }
  return {
    fromCentre: settled(hiddenFromCentre(a, b, near, tangent)),
    fromAnywhere: settled(hiddenRim(a, b, near, tangent)),
    partly: true,
  }
}

/** How much of a model everything that blocks sight of it wherever it stands (so no woods) hides from another. */
export function coverIn(from: RoundSightBody, to: RoundSightBody, scene: SightScene): Cover {
  const walls = blockersOf(from, to, scene).filter(({ depth }) => depth === null)
  const solids = walls.map(({ solid }) => solid)
  return coverOf(from.disc, to.disc, solids, scene.rules.tangent)
}
