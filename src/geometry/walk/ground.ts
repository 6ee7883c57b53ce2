import { wrapped } from '../angle.ts'
import type { Disc } from '../disc.ts'
import { type HalfPlane, insideBy } from '../half-plane.ts'
import { bearing, type Point } from '../point.ts'
import { fromStretch } from '../solid.ts'
import { TOLERANCE } from '../tolerance.ts'
import { length } from '../vector.ts'

/** Where a place may be: in every half-plane and inside none of the discs; edges are allowed. */
export interface Ground {
  readonly discs: readonly Disc[]
  readonly planes: readonly HalfPlane[]
}

/** Whether a place may be there, to the tolerance. */
export function isFree({ discs, planes }: Ground, { x, y }: Point): boolean {
  return (
    planes.every((plane) => insideBy(plane, x, y) >= -TOLERANCE) &&
    discs.every(({ centre, radius }) => length(x - centre.x, y - centre.y) >= radius - TOLERANCE)
  )
}

/** Whether every place of a straight leg may be there, but for discs whose edge it is known to keep to. */
export function isLegFree(ground: Ground, from: Point, to: Point, along: readonly (Disc | null)[]): boolean {
  if (ground.planes.some((plane) => [from, to].some(({ x, y }) => insideBy(plane, x, y) < -TOLERANCE))) return false
  return ground.discs.every(
    (disc) => along.includes(disc) || fromStretch(disc.centre.x, disc.centre.y, from, to) >= disc.radius - TOLERANCE,
  )
}

/** A stretch of directions: from one, clockwise by an angle up to a whole turn. */
export interface Stretch {
  readonly from: number
  readonly sweep: number
}

/** Directions within `half` of a middle one. */
const around = (middle: number, half: number): Stretch => ({ from: wrapped(middle - half), sweep: 2 * half })

/** The directions, seen from a disc's centre, in which its edge is not free. */
export function forbidden({ discs, planes }: Ground, disc: Disc): readonly Stretch[] {
  const { centre, radius } = disc
  const byDiscs = discs.flatMap((other) => {
    const apart = length(other.centre.x - centre.x, other.centre.y - centre.y)
    const reach = other.radius - TOLERANCE
    if (other === disc || apart >= radius + reach || apart + reach <= radius) return []
    if (apart + radius <= reach) return [around(0, Math.PI)]
    const cos = (apart * apart + radius * radius - reach * reach) / (2 * apart * radius)
    return [around(bearing(centre, other.centre), Math.acos(Math.min(1, Math.max(-1, cos))))]
  })
  const byPlanes = planes.flatMap(({ nx, ny, least }) => {
    const room = (nx * centre.x + ny * centre.y - least + TOLERANCE) / radius
    if (room >= 1) return []
    if (room <= -1) return [around(0, Math.PI)]
    return [around(Math.atan2(-ny, -nx), Math.acos(room))]
  })
  return [...byDiscs, ...byPlanes]
}

/** Whether a walk along an edge, clockwise from one direction by an angle, keeps out of all forbidden stretches. */
export function isSweepFree(stretches: readonly Stretch[], from: number, sweep: number): boolean {
  return stretches.every((stretch) => {
    const before = wrapped(from - stretch.from)
    return before >= stretch.sweep && before + sweep <= 2 * Math.PI
  })
}
