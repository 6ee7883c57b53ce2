import { edgeMeetsRim, edgesMeet, rimsMeet } from '../../geometry/crossings.ts'
import type { Disc } from '../../geometry/disc.ts'
import { type HalfPlane, insideBy } from '../../geometry/half-plane.ts'
import type { Point } from '../../geometry/point.ts'
import { TOLERANCE } from '../../geometry/tolerance.ts'
import { length } from '../../geometry/vector.ts'
import { type Held, isFree, isFreeOf, type Room } from './room.ts'

/** A place for a base's centre and how many inches it lies from where the base stood. */
export interface Place extends Point {
  readonly distance: number
}

/** What keeps a base out besides its room: bases already placed, and half-planes it is held to. */
export type Extra = Held

export const NOTHING: Extra = { rings: [], sides: [] }

/** How far a place is from a rim, and from the edge of a half-plane; never negative. */
const toRim = ({ centre, radius }: Disc, { x, y }: Point) => Math.abs(length(x - centre.x, y - centre.y) - radius)
const toEdge = (side: HalfPlane, { x, y }: Point) => Math.abs(insideBy(side, x, y))

/** The curves that come within a reach of a place, and the rings and sides that a place within the reach could break. */
export interface Near extends Held {
  readonly rims: readonly Disc[]
  readonly edges: readonly HalfPlane[]
  /** Nothing was left out: a longer reach would find no more. */
  readonly all: boolean
}

/** All that matters within a reach of where a base stood. */
export function near(room: Room, extra: Extra, reach: number): Near {
  const { from } = room
  const close = (rim: Disc) => toRim(rim, from) <= reach
  const beside = (edge: HalfPlane) => toEdge(edge, from) <= reach
  const holds = ({ centre, radius }: Disc) => length(from.x - centre.x, from.y - centre.y) - radius <= reach
  const bounds = (side: HalfPlane) => insideBy(side, from.x, from.y) <= reach
  const rims = [...room.rims.filter(close), ...extra.rings.filter(close)]
  const edges = [...room.edges.filter(beside), ...extra.sides.filter(beside)]
  const rings = [...room.rings.filter(holds), ...extra.rings.filter(holds)]
  const sides = [...room.sides.filter(bounds), ...extra.sides.filter(bounds)]
  const curves = room.rims.length + room.edges.length + extra.rings.length + extra.sides.length
  return { rims, edges, rings, sides, all: rims.length + edges.length === curves }
}

/**
 * Try every place that can be the nearest free one within a reach: the nearest of each curve, and the crossings of any two.
 * A free place's distance has no other local minimum.
 */
export function everyCandidate({ from }: Room, { rims, edges }: Near, visit: (x: number, y: number) => void): void {
  for (const { centre, radius } of rims) {
    const dx = from.x - centre.x
    const dy = from.y - centre.y
    const apart = length(dx, dy)
    // Dead centre all of the rim is as near; any place of it stands for the rest.
    if (apart > 0) visit(centre.x + (dx / apart) * radius, centre.y + (dy / apart) * radius)
    else visit(centre.x + radius, centre.y)
  }
  for (const edge of edges) {
    const depth = insideBy(edge, from.x, from.y)
    visit(from.x - depth * edge.nx, from.y - depth * edge.ny)
  }
  rims.forEach((rim, i) => {
    for (let j = 0; j < i; j++) for (const { x, y } of rimsMeet(rim, rims[j] ?? rim)) visit(x, y)
    for (const edge of edges) for (const { x, y } of edgeMeetsRim(edge, rim)) visit(x, y)
  })
  edges.forEach((edge, i) => {
    for (let j = 0; j < i; j++) {
      const place = edgesMeet(edge, edges[j] ?? edge)
      if (place) visit(place.x, place.y)
    }
  })
}

/** How deep a base stands in what keeps it out: no free place can be nearer than this. */
function depthOf(room: Room, extra: Extra): number {
  const { from } = room
  const { within } = room
  let depth = within ? Math.max(0, length(from.x - within.centre.x, from.y - within.centre.y) - within.radius) : 0
  for (const list of [room.rings, extra.rings])
    for (const { centre, radius } of list)
      depth = Math.max(depth, radius - length(from.x - centre.x, from.y - centre.y))
  for (const list of [room.sides, extra.sides])
    for (const side of list) depth = Math.max(depth, -insideBy(side, from.x, from.y))
  return depth
}

/**
 * The free place nearest to where a base stood, exact; null where there is none within `limit` inches. Of equally near ones,
 * any.
 */
export function nearestPlace(room: Room, extra: Extra = NOTHING, limit = Number.POSITIVE_INFINITY): Place | null {
  const { from } = room
  const depth = depthOf(room, extra)
  if (depth > limit + TOLERANCE) return null
  if (depth <= TOLERANCE && isFree(room, from.x, from.y)) return { x: from.x, y: from.y, distance: 0 }
  let reach = Math.min(limit, depth * 1.3 + 0.2)
  for (;;) {
    const close = near(room, extra, reach)
    let found: Place | null = null
    let best = reach + TOLERANCE
    everyCandidate(room, close, (x, y) => {
      const dx = x - from.x
      const dy = y - from.y
      if (!(dx * dx + dy * dy < best * best)) return
      if (!isFreeOf(close, room, x, y)) return
      best = length(dx, dy)
      found = { x, y, distance: best }
    })
    if (found || reach >= limit) return found
    // With every curve at hand, crossings farther off than any curve are all that is left.
    reach = close.all ? limit : Math.min(limit, reach * 1.8)
  }
}
