import type { Point } from './point.ts'
import type { Segment } from './segment.ts'
import { turn } from './turn.ts'

const apart = (a: number, b: number, c: number, d: number): boolean =>
  Math.max(a, b) < Math.min(c, d) || Math.max(c, d) < Math.min(a, b)

/** Whether two straight stretches share a place, ends included. Exact. */
function meet({ from: a, to: b }: Segment, { from: c, to: d }: Segment): boolean {
  if (apart(a.x, b.x, c.x, d.x) || apart(a.y, b.y, c.y, d.y)) return false
  return turn(a, b, c) * turn(a, b, d) <= 0 && turn(c, d, a) * turn(c, d, b) <= 0
}

/** Whether the way from `a` to `b` and on to `c` runs back over itself. Exact. */
function foldsBack(a: Point, b: Point, c: Point): boolean {
  const back =
    (a.x < b.x && c.x < b.x) || (a.x > b.x && c.x > b.x) || (a.y < b.y && c.y < b.y) || (a.y > b.y && c.y > b.y)
  return back && turn(a, b, c) === 0
}

/**
 * Whether a closed run of corners is a simple polygon: of at least three corners, its edges share no place but the corner
 * between two that follow each other. A corner named twice in a row counts once, and one may lie on a straight edge; a place
 * that is come back to later, or an edge that is only touched, makes it not simple. Exact.
 */
export function isSimple(points: readonly Point[]): boolean {
  if (!points.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))) return false
  const corners = points.filter((p, i) => {
    const before = points.at(i - 1) ?? p
    return p.x !== before.x || p.y !== before.y
  })
  const count = corners.length
  if (count < 3) return false
  const edges = corners.map((from, i): Segment => ({ from, to: corners[(i + 1) % count] ?? from }))
  return edges.every((edge, i) => {
    const next = edges[(i + 1) % count] ?? edge
    if (foldsBack(edge.from, edge.to, next.to)) return false
    // The last edge ends where the first begins.
    const others = edges.slice(i + 2, i === 0 ? -1 : count)
    return !others.some((other) => meet(edge, other))
  })
}
