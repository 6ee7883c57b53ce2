import { type Arc, type Edge, pointsAt } from './edge.ts'
import type { Outline } from './outline.ts'
import type { Point } from './point.ts'
import { length } from './vector.ts'

/** The place of an outline nearest to another place, with the unit direction straight out of the outline there. */
export interface Boundary {
  /** Inches from the outline: positive outside, negative inside, 0 on it. */
  readonly distance: number
  readonly at: Point
  readonly outX: number
  readonly outY: number
}

/** The nearest place found so far; at a corner (`corner` is one of its edges) the way out is settled at the end. */
interface Nearest {
  distance: number
  x: number
  y: number
  outX: number
  outY: number
  corner: Edge | null
}

function tryCorner(edge: Edge, corner: Point, x: number, y: number, nearest: Nearest): void {
  const distance = length(x - corner.x, y - corner.y)
  if (distance >= nearest.distance) return
  nearest.distance = distance
  nearest.x = corner.x
  nearest.y = corner.y
  nearest.corner = edge
}

/** Distance outwards from the edge's chord is passed in as `out`, since the caller needs it anyhow. */
function tryStraight(edge: Edge, x: number, y: number, out: number, nearest: Nearest): void {
  const along = (x - edge.from.x) * edge.dx + (y - edge.from.y) * edge.dy
  if (along <= 0 || along >= edge.chord) {
    tryCorner(edge, along <= 0 ? edge.from : edge.to, x, y, nearest)
    return
  }
  const distance = Math.abs(out)
  if (distance >= nearest.distance) return
  nearest.distance = distance
  nearest.x = edge.from.x + along * edge.dx
  nearest.y = edge.from.y + along * edge.dy
  nearest.outX = edge.dy
  nearest.outY = -edge.dx
  nearest.corner = null
}

function tryArc(edge: Edge, arc: Arc, x: number, y: number, nearest: Nearest): void {
  const qx = x - arc.centre.x
  const qy = y - arc.centre.y
  if (!pointsAt(edge, arc, qx, qy)) {
    tryCorner(edge, edge.from, x, y, nearest)
    tryCorner(edge, edge.to, x, y, nearest)
    return
  }
  const q = length(qx, qy)
  const distance = Math.abs(q - arc.radius)
  if (distance >= nearest.distance) return
  nearest.distance = distance
  nearest.outX = q > 0 ? qx / q : Math.cos(arc.start + arc.sweep / 2)
  nearest.outY = q > 0 ? qy / q : Math.sin(arc.start + arc.sweep / 2)
  nearest.x = arc.centre.x + nearest.outX * arc.radius
  nearest.y = arc.centre.y + nearest.outY * arc.radius
  nearest.corner = null
}

/**
 * Signed distance of a place from a convex outline, with the place of the outline that it is measured to. Of several
 * equally near ones the first along the outline is given. An outline without edges is infinitely far away.
 */
export function boundaryFrom(outline: Outline, x: number, y: number): Boundary {
  const { edges } = outline
  const nearest: Nearest = { distance: Number.POSITIVE_INFINITY, x, y, outX: 1, outY: 0, corner: null }
  let outside = edges.length === 0
  let underArc = false
  for (const edge of edges) {
    const out = (x - edge.from.x) * edge.dy - (y - edge.from.y) * edge.dx
    if (out > 0) outside = true
    if (edge.arc === null) tryStraight(edge, x, y, out, nearest)
    else {
      tryArc(edge, edge.arc, x, y, nearest)
      if (out > 0 && length(x - edge.arc.centre.x, y - edge.arc.centre.y) <= edge.arc.radius) underArc = true
    }
  }
  const sign = outside && !underArc ? 1 : -1
  if (nearest.corner) {
    const { distance, corner } = nearest
    nearest.outX = distance > 0 ? (sign * (x - nearest.x)) / distance : corner.dy
    nearest.outY = distance > 0 ? (sign * (y - nearest.y)) / distance : -corner.dx
  }
  const { outX, outY } = nearest
  return { distance: sign * nearest.distance, at: { x: nearest.x, y: nearest.y }, outX, outY }
}
