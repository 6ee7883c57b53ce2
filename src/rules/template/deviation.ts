import { bearing, type Point } from '../../geometry/point.ts'
import type { Shape } from '../../geometry/shape/rectangle.ts'
import { edgeAlong } from '../../geometry/shape/shape.ts'
import { shapeGap } from '../../geometry/shape/shape-gap.ts'
import { atMost } from '../../geometry/tolerance.ts'
import { length, unit, type Vector } from '../../geometry/vector.ts'

/** The mat as far as rules care: from (0, 0) to (width, height) in inches. */
interface Extents {
  readonly width: number
  readonly height: number
}

/** A shot with a blast that missed, and the readings its drift hangs on. */
export interface Shot {
  readonly origin: Shape
  readonly target: Shape
  /** The range of the shot in inches. */
  readonly range: number
  /** The table whose edge stops a drift, or null where none does. */
  readonly table: Extents | null
  readonly cap: 'edge' | 'centre'
  readonly rangeFrom: 'edge' | 'centre'
  readonly directions: 'clockwise' | 'anticlockwise'
}

/** Where a drift starts, how far it may go at most, and where the six directions run; inches and radians. */
export interface Drift {
  readonly inRange: boolean
  /** Edge to edge distance of the shot, negative in an overlap. */
  readonly gap: number
  /** The distance that the cap is half of. */
  readonly capOf: number
  readonly cap: number
  readonly start: Point
  /** Unit vectors of directions 1 to 6. */
  readonly directions: readonly Vector[]
  /** The same as bearings. */
  readonly bearings: readonly number[]
  readonly table: Extents | null
}

/** One end of a drift: where, how far, and what shortened it. */
export interface DriftEnd {
  readonly at: Point
  readonly length: number
  /** What the length would have been but for the table's edge. */
  readonly uncut: number
  readonly rolled: number
  readonly cutBy: 'none' | 'cap' | 'edge'
}

const HALF_ROOT_3 = Math.sqrt(3) / 2
/** Cosine and sine of 0°, 60° … 300°. */
const SIXTHS: readonly Vector[] = [
  { dx: 1, dy: 0 },
  { dx: 0.5, dy: HALF_ROOT_3 },
  { dx: -0.5, dy: HALF_ROOT_3 },
  { dx: -1, dy: 0 },
  { dx: -0.5, dy: -HALF_ROOT_3 },
  { dx: 0.5, dy: -HALF_ROOT_3 },
]

/**
 * How a missed shot drifts. In range it starts at the target's centre and goes no farther than half the distance; out of
 * range it starts on the line at the shot's range and goes no farther than half the range. Direction 1 runs straight away
 * from the origin, the others 60° on. Concentric bases have no line; theirs runs along +x.
 */
export function drift({ origin, target, range, table, cap, rangeFrom, directions }: Shot): Drift {
  const dx = target.centre.x - origin.centre.x
  const dy = target.centre.y - origin.centre.y
  const axis = unit(dx, dy)
  const shot = shapeGap(origin, target).signedGap
  const inRange = atMost(shot, range)
  const capOf = inRange ? Math.max(0, cap === 'edge' ? shot : length(dx, dy)) : range
  const out = rangeFrom === 'edge' ? edgeAlong(origin, Math.atan2(axis.dy, axis.dx)) + range : range
  const start = inRange ? target.centre : { x: origin.centre.x + out * axis.dx, y: origin.centre.y + out * axis.dy }
  const turn = directions === 'clockwise' ? 1 : -1
  const six = SIXTHS.map(({ dx: cos, dy }) => {
    const sin = dy * turn
    return { dx: axis.dx * cos - axis.dy * sin, dy: axis.dy * cos + axis.dx * sin }
  })
  const bearings = six.map((v) => bearing({ x: 0, y: 0 }, { x: v.dx, y: v.dy }))
  return { inRange, gap: shot, capOf, cap: capOf / 2, start, directions: six, bearings, table }
}

/** Inches from a place on the table to its edge along a direction; none straight along an edge, 0 outwards from one. */
function toEdge({ width, height }: Extents, { x, y }: Point, { dx, dy }: Vector): number {
  const along = (place: number, direction: number, size: number) =>
    Math.abs(direction) < 1e-12 ? Number.POSITIVE_INFINITY : ((direction > 0 ? size : 0) - place) / direction
  return Math.max(0, Math.min(along(x, dx, width), along(y, dy, height)))
}

/** Where a drift ends for a direction and a distance that fell (1 to 6 each): the roll, cut by the cap, then by the edge. */
export function driftEnd(drift: Drift, direction: number, rolled: number): DriftEnd {
  const { start, cap, table } = drift
  const way = drift.directions[direction - 1] ?? { dx: 0, dy: 0 }
  const uncut = Math.min(rolled, cap)
  const edge = table ? toEdge(table, start, way) : Number.POSITIVE_INFINITY
  const far = Math.min(uncut, edge)
  const cutBy = edge < uncut && !atMost(uncut, edge) ? 'edge' : cap < rolled && !atMost(rolled, cap) ? 'cap' : 'none'
  return { at: { x: start.x + far * way.dx, y: start.y + far * way.dy }, length: far, uncut, rolled, cutBy }
}

/** All ends of a drift: `[direction − 1][rolled − 1]`. */
export function driftEnds(drift: Drift): readonly (readonly DriftEnd[])[] {
  const faces = [1, 2, 3, 4, 5, 6]
  return faces.map((direction) => faces.map((rolled) => driftEnd(drift, direction, rolled)))
}
