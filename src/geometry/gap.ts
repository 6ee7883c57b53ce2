import type { Disc } from './disc.ts'
import type { Segment } from './segment.ts'
import { length, unit } from './vector.ts'

/**
 * Edge to edge distance of two discs in inches: 0 in contact, negative by the depth of the overlap. Symmetric.
 */
export function gap(a: Disc, b: Disc): number {
  return length(b.centre.x - a.centre.x, b.centre.y - a.centre.y) - (a.radius + b.radius)
}

/**
 * The two places that the gap lies between, on the edge of the first disc and on that of the second, along the line of
 * their centres: always `|gap|` apart. Concentric discs have no such line; there it runs along +x.
 */
export function nearestPair(a: Disc, b: Disc): Segment {
  const { dx, dy } = unit(b.centre.x - a.centre.x, b.centre.y - a.centre.y)
  return {
    from: { x: a.centre.x + dx * a.radius, y: a.centre.y + dy * a.radius },
    to: { x: b.centre.x - dx * b.radius, y: b.centre.y - dy * b.radius },
  }
}

/** Greatest distance in inches of any place of the second disc from the first; 0 when it lies wholly inside. */
export function farthest(a: Disc, b: Disc): number {
  return Math.max(0, length(b.centre.x - a.centre.x, b.centre.y - a.centre.y) + b.radius - a.radius)
}
