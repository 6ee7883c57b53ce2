import type { Disc } from '../disc.ts'
import type { Point } from '../point.ts'
import { TOLERANCE } from '../tolerance.ts'

/** How far a ray runs from the eye before it meets a disc; infinitely far where it misses it. */
export function untilDisc(x: number, y: number, { centre, radius }: Disc, cos: number, sin: number): number {
  const along = (centre.x - x) * cos + (centre.y - y) * sin
  const aside = (centre.y - y) * cos - (centre.x - x) * sin
  if (along < 0 || Math.abs(aside) > radius) return Number.POSITIVE_INFINITY
  return Math.max(0, along - Math.sqrt((radius - aside) * (radius + aside)))
}

/** How far a ray runs before it meets a straight edge; infinitely far where it misses it, runs along it or starts on it. */
export function untilEdge(x: number, y: number, from: Point, to: Point, cos: number, sin: number): number {
  const d0 = (from.y - y) * cos - (from.x - x) * sin
  const d1 = (to.y - y) * cos - (to.x - x) * sin
  if (d0 > 0 === d1 > 0) return Number.POSITIVE_INFINITY
  const t0 = (from.x - x) * cos + (from.y - y) * sin
  const t1 = (to.x - x) * cos + (to.y - y) * sin
  const t = t0 + ((t1 - t0) * d0) / (d0 - d1)
  return t < TOLERANCE ? Number.POSITIVE_INFINITY : t
}
