import type { Outline } from '../outline.ts'
import type { Point } from '../point.ts'
import { polygon } from '../polygon.ts'

const cross = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

/** Whether a place lies in a clockwise triangle, its edges included. */
function holds(a: Point, b: Point, c: Point, p: Point): boolean {
  return cross(a, b, p) >= 0 && cross(b, c, p) >= 0 && cross(c, a, p) >= 0
}

/** Whether the corner at `i` of a clockwise ring can be cut off without cutting into anything else. */
function isEar(ring: readonly Point[], i: number): boolean {
  const b = ring[i]
  const a = ring.at(i - 1)
  const c = ring[(i + 1) % ring.length]
  if (!a || !b || !c || cross(a, b, c) <= 0) return false
  return ring.every((p) => p === a || p === b || p === c || !holds(a, b, c, p))
}

/**
 * A simple polygon, bent as it may be, as convex outlines that together cover exactly its area; a convex one is itself.
 * A polygon without an area has none.
 */
export function convexPieces(corners: readonly Point[]): readonly Outline[] {
  const whole = polygon(corners)
  if (typeof whole !== 'string') return [whole]
  if (whole !== 'notConvex') return []
  const area = corners.reduce((sum, p, i) => {
    const q = corners[(i + 1) % corners.length] ?? p
    return sum + p.x * q.y - q.x * p.y
  }, 0)
  const ring = area > 0 ? [...corners] : corners.toReversed()
  const pieces: Outline[] = []
  while (ring.length > 3) {
    const ear = ring.findIndex((_, i) => isEar(ring, i))
    const at = Math.max(0, ear)
    const [a, b, c] = [ring.at(at - 1), ring[at], ring[(at + 1) % ring.length]]
    if (a && b && c && ear >= 0) {
      const piece = polygon([a, b, c])
      if (typeof piece !== 'string') pieces.push(piece)
    }
    // A corner that is no ear of anything is a straight run: it bounds nothing.
    ring.splice(at, 1)
  }
  const last = polygon(ring)
  return typeof last === 'string' ? pieces : [...pieces, last]
}
