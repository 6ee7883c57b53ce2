import { wrapped } from './angle.ts'
import type { Point } from './point.ts'
import { length } from './vector.ts'

/** The round part of an edge: its circle, and the angles it runs between, clockwise on screen and by no more than π. */
export interface Arc {
  readonly centre: Point
  readonly radius: number
  readonly start: number
  readonly sweep: number
}

/**
 * One edge of a convex outline, walked clockwise on screen, so that the inside lies to the right. `dx` and `dy` are the
 * unit direction of its chord, `chord` the chord's length. An edge without an arc is its chord; an arc bulges outwards.
 */
export interface Edge {
  readonly from: Point
  readonly to: Point
  readonly dx: number
  readonly dy: number
  readonly chord: number
  readonly arc: Arc | null
}

/** A straight edge between two places; null when they coincide. */
export function straight(from: Point, to: Point): Edge | null {
  const chord = length(to.x - from.x, to.y - from.y)
  if (chord === 0) return null
  return { from, to, dx: (to.x - from.x) / chord, dy: (to.y - from.y) / chord, chord, arc: null }
}

/** A round edge about a centre from one place to another, clockwise on screen; null when they coincide. */
export function round(centre: Point, from: Point, to: Point): Edge | null {
  const chord = length(to.x - from.x, to.y - from.y)
  if (chord === 0) return null
  const radius = length(from.x - centre.x, from.y - centre.y)
  const start = Math.atan2(from.y - centre.y, from.x - centre.x)
  const sweep = wrapped(Math.atan2(to.y - centre.y, to.x - centre.x) - start)
  const edge = { from, to, dx: (to.x - from.x) / chord, dy: (to.y - from.y) / chord, chord }
  return { ...edge, arc: { centre, radius, start, sweep: Math.min(Math.PI, sweep) } }
}

/** Whether a direction from an arc's centre points at the arc, its ends included. */
export function pointsAt({ from, to }: Edge, { centre }: Arc, x: number, y: number): boolean {
  const afterStart = (from.x - centre.x) * y - (from.y - centre.y) * x
  const beforeEnd = x * (to.y - centre.y) - y * (to.x - centre.x)
  return afterStart >= 0 && beforeEnd >= 0
}
