import { directionOf } from '../../geometry/angle.ts'
import { halfPlane } from '../../geometry/half-plane.ts'
import type { Point } from '../../geometry/point.ts'
import type { Segment } from '../../geometry/segment.ts'
import type { Shape } from '../../geometry/shape/rectangle.ts'
import { reachAlong } from '../../geometry/shape/shape.ts'
import type { Tangent } from '../../geometry/sight/clear-line.ts'
import { freeRay } from '../../geometry/sight/free-ray.ts'
import { hiddenShare, seenFrom } from '../../geometry/sight/shadow.ts'
import type { Solid } from '../../geometry/solid.ts'
import { atMost } from '../../geometry/tolerance.ts'
import type { Blocker } from './scene.ts'

/** What a place sees of a base of either kind. */
export interface EyeSight {
  readonly seen: boolean
  /** A line to the base that is free or, where nothing is seen, the one to its middle. */
  readonly line: Segment
}

/**
 * Whether a place sees any place of a base of either kind that lies apart from it: past all that blocks wherever it stands,
 * and through no more wood than the least deep of the woods allows. `front` is the direction, in radians, of the half of the
 * table in which sight has to run, or null where it runs all round; a base that only touches that half lies behind.
 */
export function eyeSight(
  eye: Point,
  shape: Shape,
  blockers: readonly Blocker[],
  tangent: Tangent,
  front: number | null,
): EyeSight {
  const unseen = { seen: false, line: { from: eye, to: shape.centre } }
  const ahead = front === null ? null : directionOf(front)
  if (front !== null && ahead) {
    const { x, y } = shape.centre
    if (atMost((x - eye.x) * ahead.cos + (y - eye.y) * ahead.sin + reachAlong(shape, front), 0)) return unseen
  }
  const walls = blockers.filter(({ depth }) => depth === null).map(({ solid }) => solid)
  const woods = blockers.flatMap(({ solid, depth }) => (depth === null ? [] : [{ solid, depth }]))
  const line = freeRay({
    ...{ eye, shape, walls, woods, tangent },
    front: ahead && halfPlane(ahead.cos, ahead.sin, eye),
  })
  return line ? { seen: true, line } : unseen
}

/** What solids hide of a base of either kind from a place: the share of its width, 0 to 1, and which of them hide any. */
export function hiddenFrom(
  eye: Point,
  shape: Shape,
  solids: readonly Solid[],
  tangent: Tangent,
): { readonly share: number; readonly by: readonly Solid[] } {
  const view = seenFrom(eye, shape, solids, tangent)
  return { share: hiddenShare(view), by: view.shadows.map(({ solid }) => solid) }
}
