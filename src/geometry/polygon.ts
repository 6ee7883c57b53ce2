import { straight } from './edge.ts'
import { type Outline, outlineOf } from './outline.ts'
import type { Point } from './point.ts'
import { TOLERANCE } from './tolerance.ts'
import { length } from './vector.ts'

export type PolygonFault = 'fewPoints' | 'noArea' | 'notConvex'

/** Twice the area of a polygon in square inches, positive where it runs clockwise on screen. */
export function doubleArea(points: readonly Point[]): number {
  const origin = points[0]
  if (!origin) return 0
  let sum = 0
  for (const [i, p] of points.entries()) {
    const q = points[(i + 1) % points.length] ?? p
    sum += (p.x - origin.x) * (q.y - origin.y) - (q.x - origin.x) * (p.y - origin.y)
  }
  return sum
}

/** Whether a clockwise run of points turns right at each, straight on allowed, and once round in all. */
function isConvex(points: readonly Point[]): boolean {
  let turned = 0
  for (const [i, b] of points.entries()) {
    const a = points.at(i - 1) ?? b
    const c = points[(i + 1) % points.length] ?? b
    const x1 = b.x - a.x
    const y1 = b.y - a.y
    const x2 = c.x - b.x
    const y2 = c.y - b.y
    const cross = x1 * y2 - y1 * x2
    const dot = x1 * x2 + y1 * y2
    const straightOn = Math.abs(cross) <= TOLERANCE * Math.max(length(x1, y1), length(x2, y2))
    if (straightOn ? dot < 0 : cross < 0) return false
    turned += Math.atan2(straightOn ? 0 : cross, dot)
  }
  return turned < 3 * Math.PI
}

/**
 * The outline of a convex polygon given by its corners in either sense; points on a straight edge and repeated ones are
 * allowed. What is no such polygon gives the fault instead.
 */
export function polygon(points: readonly Point[]): Outline | PolygonFault {
  const corners = points.filter((p, i) => {
    const before = points.at(i - 1) ?? p
    return length(p.x - before.x, p.y - before.y) > TOLERANCE
  })
  if (points.length < 3) return 'fewPoints'
  const area = doubleArea(corners)
  const size = Math.max(0, ...corners.map((p) => length(p.x - (corners[0]?.x ?? 0), p.y - (corners[0]?.y ?? 0))))
  if (Math.abs(area) <= TOLERANCE * size) return 'noArea'
  const clockwise = area > 0 ? corners : corners.toReversed()
  if (!isConvex(clockwise)) return 'notConvex'
  return outlineOf(clockwise.map((p, i) => straight(p, clockwise[(i + 1) % clockwise.length] ?? p)))
}
