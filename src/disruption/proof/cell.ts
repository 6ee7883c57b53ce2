import { boundaryFrom } from '../../geometry/boundary.ts'
import { type HalfPlane, halfPlane } from '../../geometry/half-plane.ts'
import type { Outline } from '../../geometry/outline.ts'
import type { Point } from '../../geometry/point.ts'
import { length } from '../../geometry/vector.ts'
import { at } from '../at.ts'
import type { Band } from '../band.ts'
import type { Cut } from '../solve/relaxed.ts'

/** What keeps bases off and isn't convex, so that a proof must split it: a round limit, another base, or a wall. */
export type Limit =
  | { readonly kind: 'round'; readonly a: number; readonly b: -1; readonly centre: Point; readonly reach: number }
  | { readonly kind: 'pair'; readonly a: number; readonly b: number; readonly reach: number }
  | { readonly kind: 'wall'; readonly a: number; readonly b: -1; readonly wall: Outline; readonly reach: number }

/**
 * A part of what a limit leaves free. An `arc` holds what lies in the directions `from` to `to` beyond a circle of radius
 * `reach`; a `slab` what lies before one edge of a wall, which is convex as it is. `cuts` are linear and hold for all of the
 * part; `sides` bound it on the table where it concerns one base alone.
 */
export interface Cell {
  readonly limit: number
  readonly a: number
  readonly b: number
  readonly arc: { readonly centre: Point; readonly reach: number; readonly from: number; readonly to: number } | null
  readonly cuts: readonly Cut[]
  readonly sides: readonly HalfPlane[]
}

/** Cuts give way by this much, so that a part that just fits has an inside. */
export const GIVE = 3e-7

/** The cuts of half-planes for where base `a` is put, less where base `b` is; `centre` is where their edges are measured from. */
function cutsOf(band: Band, a: number, b: number, sides: readonly HalfPlane[]): Cut[] {
  const { from } = at(band.rooms, a)
  const origin = b < 0 ? { x: 0, y: 0 } : at(band.rooms, b).from
  return sides.map(({ nx, ny, least }) => ({
    ...{ a, b, nx, ny },
    least: least - nx * (from.x - origin.x) - ny * (from.y - origin.y) - GIVE,
  }))
}

/** The part of a round limit between two directions less than half a turn apart: two sides, and the chord for the arc. */
export function arcCell(
  band: Band,
  limit: number,
  { a, b }: { readonly a: number; readonly b: number },
  arc: { readonly centre: Point; readonly reach: number; readonly from: number; readonly to: number },
): Cell {
  const { centre, reach, from, to } = arc
  const middle = (from + to) / 2
  const sides = [halfPlane(-Math.sin(from), Math.cos(from), centre), halfPlane(Math.sin(to), -Math.cos(to), centre)]
  const chord = halfPlane(Math.cos(middle), Math.sin(middle), centre)
  const straight = { ...chord, least: chord.least + reach * Math.cos((to - from) / 2) }
  return { limit, a, b, arc, cuts: cutsOf(band, a, b, [...sides, straight]), sides: b < 0 ? sides : [] }
}

/** The parts before the edges of a wall, each convex, and those round its corners. */
export function wallCells(band: Band, limit: number, a: number, wall: Outline, reach: number): Cell[] {
  return wall.edges.flatMap((edge, i) => {
    const { from, to, dx, dy } = edge
    const before = wall.edges.at(i - 1) ?? edge
    const out = halfPlane(dy, -dx, from)
    const sides = [{ ...out, least: out.least + reach }, halfPlane(dx, dy, from), halfPlane(-dx, -dy, to)]
    const slab: Cell = { limit, a, b: -1, arc: null, cuts: cutsOf(band, a, -1, sides), sides }
    const start = Math.atan2(-before.dx, before.dy)
    const end = Math.atan2(-dx, dy)
    const sweep = (((end - start) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI)
    if (sweep < 1e-12 || sweep > Math.PI) return [slab]
    return [slab, arcCell(band, limit, { a, b: -1 }, { centre: from, reach, from: start, to: start + sweep })]
  })
}

/** The vector that a limit measures, for places of its bases: from a round limit's centre or from base `b` to base `a`. */
export function between(limit: Limit, a: Point, b: Point | null): { readonly dx: number; readonly dy: number } {
  if (limit.kind === 'round') return { dx: a.x - limit.centre.x, dy: a.y - limit.centre.y }
  return { dx: a.x - (b?.x ?? 0), dy: a.y - (b?.y ?? 0) }
}

/** Inches by which places break a limit; negative where they keep it. */
export function broken(limit: Limit, a: Point, b: Point | null): number {
  if (limit.kind === 'wall') return limit.reach - boundaryFrom(limit.wall, a.x, a.y).distance
  const { dx, dy } = between(limit, a, b)
  return limit.reach - length(dx, dy)
}
