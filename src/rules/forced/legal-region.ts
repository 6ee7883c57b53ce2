import { wrapped } from '../../geometry/angle.ts'
import { edgeMeetsRim, edgesMeet, rimsMeet } from '../../geometry/crossings.ts'
import type { Disc } from '../../geometry/disc.ts'
import { type HalfPlane, halfPlane, insideBy } from '../../geometry/half-plane.ts'
import type { Point } from '../../geometry/point.ts'
import type { Region, RegionEdge } from '../../geometry/region.ts'
import { length } from '../../geometry/vector.ts'
import { isFree, type Room } from './room.ts'

const TURN = 2 * Math.PI
/** Stretches shorter than this, in inches or radians, are none. */
const SHORT = 1e-9
/** Ends of stretches nearer than this are one corner. */
const CORNER = 1e-4

/** The stretches of a rim that bound a room's free part, walked so that this lies to the right. */
function rimStretches(room: Room, rim: Disc): RegionEdge[] {
  const { centre, radius } = rim
  if (radius < SHORT) return []
  const crossings = [
    ...room.rims.flatMap((other) => (other === rim ? [] : rimsMeet(rim, other))),
    ...room.edges.flatMap((edge) => edgeMeetsRim(edge, rim)),
  ]
  const cuts = crossings.map(({ x, y }) => wrapped(Math.atan2(y - centre.y, x - centre.x))).toSorted((a, b) => a - b)
  const starts = cuts.length > 0 ? cuts : [0]
  const at = (angle: number): Point => ({
    x: centre.x + radius * Math.cos(angle),
    y: centre.y + radius * Math.sin(angle),
  })
  return starts.flatMap((start, i) => {
    const end = starts[i + 1] ?? (starts[0] ?? 0) + TURN
    const sweep = end - start
    const middle = at(start + sweep / 2)
    if (sweep < SHORT || !isFree(room, middle.x, middle.y)) return []
    // Inside the disc that holds the room the free part lies within, otherwise beyond the rim.
    if (rim === room.within) return [{ from: at(start), to: at(end), bow: { centre, radius, start, sweep } }]
    return [{ from: at(end), to: at(start), bow: { centre, radius, start: end, sweep: -sweep } }]
  })
}

/** A straight limit, and the part of it that can bound anything: of a wall's edge not more than stands before the edge. */
interface Limit {
  readonly side: HalfPlane
  readonly ends: readonly [Point, Point] | null
}

/** The straight limits of a room: the table's edges, and those of its walls as far off as the base must keep. */
function limitsOf({ sides, walls, radius }: Room): Limit[] {
  const grown = walls.flatMap(({ edges }) =>
    edges.map(({ from, to, dx, dy }): Limit => {
      const out = (p: Point) => ({ x: p.x + dy * radius, y: p.y - dx * radius })
      return { side: halfPlane(dy, -dx, out(from)), ends: [out(from), out(to)] }
    }),
  )
  return [...sides.map((side) => ({ side, ends: null })), ...grown]
}

/** The stretches of a straight limit that bound a room's free part, walked so that this lies to the right. */
function edgeStretches(room: Room, { side, ends }: Limit, limits: readonly Limit[]): RegionEdge[] {
  const { nx, ny } = side
  // Where walls meet in a line, each ends where the other does, so that a stretch they share can be told.
  const others = limits
    .flatMap((limit) => limit.ends ?? [])
    .filter(({ x, y }) => Math.abs(insideBy(side, x, y)) < CORNER)
  const crossings = [
    ...room.rims.flatMap((rim) => edgeMeetsRim(side, rim)),
    ...room.edges.flatMap((other) => edgesMeet(side, other) ?? []),
    ...others,
  ]
  const along = ({ x, y }: Point) => ny * x - nx * y
  const reaches = ends?.map(along) ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  const [first, last] = [Math.min(...reaches), Math.max(...reaches)]
  const sorted = crossings.toSorted((a, b) => along(a) - along(b))
  return sorted.flatMap((from, i) => {
    const to = sorted[i + 1]
    if (!to || along(to) - along(from) < SHORT) return []
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
    if (along(middle) < first || along(middle) > last) return []
    return isFree(room, middle.x, middle.y) ? [{ from, to, bow: null }] : []
  })
}

/** Whether two stretches run from the same place to the same. Two arcs between the same corners bulge differently. */
function coincide(a: RegionEdge, b: RegionEdge): boolean {
  const near = (p: Point, q: Point) => length(p.x - q.x, p.y - q.y) < CORNER
  const bent = (a.bow?.radius ?? 0) - (b.bow?.radius ?? 0)
  return (
    near(a.from, b.from) &&
    near(a.to, b.to) &&
    Math.abs(bent) < CORNER &&
    (!a.bow || !b.bow || near(a.bow.centre, b.bow.centre))
  )
}

/**
 * The free part of a room that is bounded, by its edge: loops of straight and round stretches, clockwise on screen about what
 * is free and anticlockwise about holes in it. Single places and bare lines have no edge of their own.
 */
export function freeRegion(room: Room): readonly Region[] {
  const limits = limitsOf(room)
  const all = [
    ...room.rims.flatMap((rim) => rimStretches(room, rim)),
    ...limits.flatMap((limit) => edgeStretches(room, limit, limits)),
  ]
  const rest = all.filter((edge, i) => !all.slice(0, i).some((other) => coincide(edge, other)))
  const loops: Region[] = []
  for (let first = rest.shift(); first; first = rest.shift()) {
    const edges = [first]
    let last = first
    for (;;) {
      const { to } = last
      const off = ({ from }: RegionEdge) => length(from.x - to.x, from.y - to.y)
      const next = rest.reduce((near, edge, i) => (off(edge) < off(rest[near] ?? edge) ? i : near), 0)
      const found = rest[next]
      if (!found || off(first) <= off(found) || off(found) > CORNER) break
      rest.splice(next, 1)
      edges.push(found)
      last = found
    }
    loops.push({ edges })
  }
  return loops
}
