import { directionOf } from '../../geometry/angle.ts'
import { boundaryFrom } from '../../geometry/boundary.ts'
import { type Outline, type Pose, placed } from '../../geometry/outline.ts'
import { outlineGap } from '../../geometry/shape/outline-gap.ts'
import type { Shape } from '../../geometry/shape/rectangle.ts'
import { cornersOf, type Rectangle } from '../../geometry/shape/rectangle.ts'
import { edgeAlong } from '../../geometry/shape/shape.ts'
import { TOLERANCE } from '../../geometry/tolerance.ts'
import { type Body, isRoundBody } from '../body.ts'
import { decidedBy, type Finding } from '../finding.ts'
import type { Touch } from './touch.ts'

/**
 * Where a spray lies: its mouth on the edge of the origin's base in the given direction (radians), its axis straight away
 * from the base's centre.
 */
export function sprayPose(origin: Shape, direction: number): Pose {
  const { cos, sin } = directionOf(direction)
  const { centre } = origin
  const out = edgeAlong(origin, direction)
  return { at: { x: centre.x + out * cos, y: centre.y + out * sin }, direction }
}

/** A spray's outline (its own axis along +x from the mouth at 0) as it lies on the table. */
export function sprayFrom(origin: Shape, outline: Outline, direction: number): Outline {
  return placed(outline, sprayPose(origin, direction))
}

function overRectangle(lying: Outline, id: string, rectangle: Rectangle, touch: Touch): Finding {
  const { signedGap, witness } = outlineGap(lying, rectangle)
  return {
    id,
    ...decidedBy(-signedGap, touch),
    wholly: cornersOf(rectangle).every(({ x, y }) => boundaryFrom(lying, x, y).distance <= TOLERANCE),
    witness,
  }
}

/** What a spray lying on the table means for one base: any part of the base under it is covered. */
export function underSpray(lying: Outline, body: Body, touch: Touch): Finding {
  const { id } = body
  if (!isRoundBody(body)) return overRectangle(lying, id, body.rectangle, touch)
  const { disc } = body
  const { x, y } = disc.centre
  const { distance, at, outX, outY } = boundaryFrom(lying, x, y)
  const margin = disc.radius - distance
  return {
    id,
    ...decidedBy(margin, touch),
    wholly: distance + disc.radius <= TOLERANCE,
    witness: { from: at, to: { x: x - outX * disc.radius, y: y - outY * disc.radius } },
  }
}

/** What a spray lying on the table means for each base, in the order given; leave out the origin's own. */
export function spray(lying: Outline, bodies: readonly Body[], touch: Touch): Finding[] {
  return bodies.map((body) => underSpray(lying, body, touch))
}
