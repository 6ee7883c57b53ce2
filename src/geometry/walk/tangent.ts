import type { Disc } from '../disc.ts'
import type { Point } from '../point.ts'
import { TOLERANCE } from '../tolerance.ts'

/** Which way one goes round a disc, as seen on screen. */
export type Sense = 'clockwise' | 'anticlockwise'

/** A straight leg. */
export interface Leg {
  readonly from: Point
  readonly to: Point
  readonly length: number
}

/**
 * The leg on which one who goes round one disc leaves it, to go on round another; a point is a disc without a radius. Null
 * where there is none: where one disc lies in the other, or where they overlap and the sense changes.
 */
export function tangentLeg(a: Disc, senseA: Sense, b: Disc, senseB: Sense): Leg | null {
  const sideA = senseA === 'clockwise' ? a.radius : -a.radius
  const sideB = senseB === 'clockwise' ? b.radius : -b.radius
  const dx = b.centre.x - a.centre.x
  const dy = b.centre.y - a.centre.y
  const apart = Math.hypot(dx, dy)
  // With u along the leg and n a quarter turn clockwise of it, the way between the centres is length · u + aside · n.
  const aside = sideB - sideA
  if (apart < TOLERANCE || Math.abs(aside) > apart + TOLERANCE) return null
  const length = Math.sqrt(Math.max(0, (apart - aside) * (apart + aside)))
  const size = Math.hypot(length, aside)
  const ux = (length * dx + aside * dy) / (size * apart)
  const uy = (length * dy - aside * dx) / (size * apart)
  return {
    from: { x: a.centre.x + sideA * uy, y: a.centre.y - sideA * ux },
    to: { x: b.centre.x + sideB * uy, y: b.centre.y - sideB * ux },
    length,
  }
}
