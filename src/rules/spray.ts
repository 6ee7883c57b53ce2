import { directionOf } from '../geometry/angle.ts'
import { boundaryFrom } from '../geometry/boundary.ts'
import type { Disc } from '../geometry/disc.ts'
import { type Outline, type Pose, placed } from '../geometry/outline.ts'
import { TOLERANCE } from '../geometry/tolerance.ts'
import type { Body } from './body.ts'
import type { Finding } from './finding.ts'
import { counts, isTouch, type Touch } from './touch.ts'

/**
 * Where a spray lies: its mouth on the edge of the origin's base in the given direction (radians), its axis straight away
 * from the base's centre.
 */
export function sprayPose(origin: Disc, direction: number): Pose {
  const { cos, sin } = directionOf(direction)
  const { centre, radius } = origin
  return { at: { x: centre.x + radius * cos, y: centre.y + radius * sin }, direction }
}

/** A spray's outline (its own axis along +x from the mouth at 0) as it lies on the table. */
export function sprayFrom(origin: Disc, outline: Outline, direction: number): Outline {
  return placed(outline, sprayPose(origin, direction))
}

/** What a spray lying on the table means for one base: any part of the base under it is covered. */
export function underSpray(lying: Outline, { id, disc }: Body, touch: Touch): Finding {
  const { x, y } = disc.centre
  const { distance, at, outX, outY } = boundaryFrom(lying, x, y)
  const margin = disc.radius - distance
  return {
    id,
    margin,
    covered: counts(margin, touch),
    touchOnly: isTouch(margin),
    wholly: distance + disc.radius <= TOLERANCE,
    witness: { from: at, to: { x: x - outX * disc.radius, y: y - outY * disc.radius } },
  }
}

/** What a spray lying on the table means for each base, in the order given; leave out the origin's own. */
export function spray(lying: Outline, bodies: readonly Body[], touch: Touch): Finding[] {
  return bodies.map((body) => underSpray(lying, body, touch))
}
