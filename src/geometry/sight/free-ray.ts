import { turnBetween } from '../angle.ts'
import type { Disc } from '../disc.ts'
import type { HalfPlane } from '../half-plane.ts'
import { fromHull, hullOf } from '../hull.ts'
import type { Line } from '../line.ts'
import { bearing, type Point } from '../point.ts'
import type { Segment } from '../segment.ts'
import { isRound, type Shape } from '../shape/rectangle.ts'
import { girth } from '../shape/shape.ts'
import { around, type Solid } from '../solid.ts'
import { TOLERANCE } from '../tolerance.ts'
import { type AngleSpan, spanOf } from './angle-span.ts'
import { keeping, type Tangent } from './clear-line.ts'
import { corridorOf } from './corridor.ts'
import { inside, insideAcross } from './inside.ts'
import { isClear } from './is-clear.ts'
import { crossings, endsOf, piecesOf, piecesOfShape, placeOn, type SightPiece, untilPieces } from './piece.ts'
import { lengthBetween } from './stretches.ts'
import type { Wood } from './until-deep.ts'

/** A place that looks at a base apart from it, and what may keep it from seeing that. */
export interface EyeLook {
  readonly eye: Point
  readonly shape: Shape
  /** Solids that no ray may run through. */
  readonly walls: readonly Solid[]
  /** A ray may run through so many inches of woods in all, what overlaps counted once, as the least deep of those between allows. */
  readonly woods: readonly Wood[]
  readonly tangent: Tangent
  /** The part of the table in which a ray must run, or null where it may run anywhere. */
  readonly front: HalfPlane | null
}

/** A ray from the eye to the base, in a direction in radians. */
interface Ray {
  readonly line: Line
  /** Where along the line it begins and ends. */
  readonly from: number
  readonly to: number
  readonly at: Point
}

/** The woods between an eye and a base, and how many inches of them a ray may run through at most. */
interface Undergrowth {
  readonly solids: readonly Solid[]
  readonly most: number
}

/** Stretches of directions narrower than this, in radians, are not looked into for less wood. */
const NARROW = 1e-8
const MOST_STRETCHES = 40_000

/** The ray in a direction to the nearest place of a base; where rounding misses it, to that edge of it which is least aside. */
function rayAt(eye: Point, pieces: readonly SightPiece[], angle: number): Ray {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const aside = ({ x, y }: Point) => Math.abs((y - eye.y) * cos - (x - eye.x) * sin)
  const along = ({ x, y }: Point) => (x - eye.x) * cos + (y - eye.y) * sin
  const leastAside = () =>
    pieces
      .map((piece) => placeOn(eye, piece, cos, sin))
      .reduce((a, b) => (aside(b) < aside(a) - TOLERANCE || (aside(b) <= aside(a) && along(b) < along(a)) ? b : a))
  const until = untilPieces(eye, pieces, cos, sin)
  const reach = Number.isFinite(until) ? until : along(leastAside())
  const line = { nx: -sin, ny: cos, s: cos * eye.y - sin * eye.x }
  const from = cos * eye.x + sin * eye.y
  return { line, from, to: from + reach, at: { x: eye.x + reach * cos, y: eye.y + reach * sin } }
}

/** The directions straight across the edges of woods: there a belt is crossed by the shortest way. */
const across = (piece: SightPiece) =>
  piece.kind === 'rim' ? [] : [1, -1].map((hand) => bearing(piece.from, piece.to) + (hand * Math.PI) / 2)

/** The same look with only what comes near the way to the base. */
function narrowed(look: EyeLook): EyeLook {
  const { eye, shape, walls, woods } = look
  const hull = hullOf({ centre: eye, radius: 0 }, { centre: shape.centre, radius: girth(shape) })
  const isNear = (solid: Solid) => {
    const { centre, radius } = around(solid)
    return fromHull(hull, centre.x, centre.y) <= radius + TOLERANCE
  }
  return { ...look, walls: walls.filter(isNear), woods: woods.filter(({ solid }) => isNear(solid)) }
}

/**
 * The turns from straight ahead, ascending and within a span, between two neighbours of which a ray meets the same edges in
 * the same order: where an edge begins or ends, crosses another or the base's, or is crossed at right angles.
 */
function turningPoints({ eye, shape, walls, woods, front }: EyeLook, span: AngleSpan): number[] {
  const base = piecesOfShape(shape)
  const wooded = woods.flatMap(({ solid }) => piecesOf(solid))
  const pieces = [...walls.flatMap(piecesOf), ...wooded]
  const meetings = [
    ...pieces.flatMap((piece) => base.flatMap((one) => crossings(piece, one))),
    ...wooded.flatMap((piece, i) => wooded.slice(i + 1).flatMap((one) => crossings(piece, one))),
  ]
  const angles = [
    ...[...base, ...pieces].flatMap((piece) => endsOf(eye, piece)),
    ...meetings.map((place) => bearing(eye, place)),
    ...wooded.flatMap(across),
    ...(front ? [1, -1].map((hand) => Math.atan2(front.ny, front.nx) + (hand * Math.PI) / 2) : []),
  ]
  const straight = bearing(eye, shape.centre)
  const turns = angles.map((angle) => turnBetween(straight, angle)).filter((turn) => turn > span.from && turn < span.to)
  return [span.from, ...turns.sort((a, b) => a - b), span.to]
}

/** Whether a ray runs past all walls and where it must. */
function isFree({ eye, walls, tangent, front }: EyeLook, { line, at }: Ray): boolean {
  const [from, to]: Disc[] = [eye, at].map((centre) => ({ centre, radius: 0 }))
  if (!from || !to) return false
  const { nx, ny, s } = line
  return isClear(corridorOf(from, to, walls, TOLERANCE, front), nx, ny, s, keeping(tangent).lines)
}

const woodOn = (woods: readonly Solid[], { line, from, to }: Ray) =>
  lengthBetween(
    woods.flatMap((solid) => inside(line, solid)),
    from,
    to,
  )

/** The woods that some of the rays run into, and the least of their depths. */
function undergrowthOf(woods: readonly Wood[], rays: readonly Ray[]): Undergrowth {
  const met = woods.filter(({ solid }) => rays.some((ray) => woodOn([solid], ray) > 0))
  return {
    solids: met.map(({ solid }) => solid),
    most: Math.min(Number.POSITIVE_INFINITY, ...met.map(({ depth }) => depth)) + TOLERANCE,
  }
}

/**
 * A length in inches that every ray of a stretch of directions runs inside woods, where the base's edge doesn't turn within it:
 * what all of the stretch's width runs through before the nearest place of the base. A longer way counts for more, never less.
 */
function leastWood({ eye, shape }: EyeLook, { solids }: Undergrowth, from: number, to: number): number {
  const pieces = piecesOfShape(shape)
  const middle = rayAt(eye, pieces, (from + to) / 2)
  const [cos, sin] = [middle.line.ny, -middle.line.nx]
  const along = ({ x, y }: Point) => (x - eye.x) * cos + (y - eye.y) * sin
  const ends = [from, to].map((angle) => along(rayAt(eye, pieces, angle).at))
  const bulge = isRound(shape) ? along(shape.centre) - shape.radius : Number.POSITIVE_INFINITY
  // A straight edge is nearest at one of the ends; a rim that bulges between them is nearest where it faces the eye.
  const aside = isRound(shape)
    ? Math.abs(middle.line.nx * shape.centre.x + middle.line.ny * shape.centre.y - middle.line.s)
    : 0
  const half = Math.max(...ends, 0) * Math.tan((to - from) / 2)
  const nearest = Math.min(...ends, aside <= half ? bulge : Number.POSITIVE_INFINITY)
  const stretches = solids.flatMap((solid) => insideAcross(middle.line, solid, half))
  return lengthBetween(stretches, middle.from, middle.from + nearest)
}

/** A direction in a stretch past no wall in which a ray runs through few enough inches of wood; null where there is none. */
function throughWoods(look: EyeLook, woods: Undergrowth, from: number, to: number): number | null {
  const pieces = piecesOfShape(look.shape)
  const open: (readonly [number, number])[] = [[from, to]]
  for (let count = 0; count < MOST_STRETCHES; count++) {
    const stretch = open.pop()
    if (!stretch) return null
    const middle = (stretch[0] + stretch[1]) / 2
    if (woodOn(woods.solids, rayAt(look.eye, pieces, middle)) <= woods.most) return middle
    if (stretch[1] - stretch[0] < NARROW || leastWood(look, woods, ...stretch) > woods.most) continue
    open.push([middle, stretch[1]], [stretch[0], middle])
  }
  return null
}

/**
 * A ray from an eye to a base apart from it that runs past all walls and through no more wood than may be; null where there is
 * none. Exact past walls: between two neighbouring turning points all rays are free or none is; through woods a stretch of
 * directions is given up only where every ray of it runs too deep, down to a hundred-millionth of a radian.
 */
export function freeRay(whole: EyeLook): Segment | null {
  const { eye, shape, tangent } = whole
  const look = narrowed(whole)
  const straight = bearing(eye, shape.centre)
  const pieces = piecesOfShape(shape)
  const turns = turningPoints(look, spanOf(eye, shape)).map((turn) => straight + turn)
  const stretches = turns.flatMap((to, i) => {
    const from = turns[i - 1]
    return from === undefined ? [] : [{ from, to, middle: rayAt(eye, pieces, (from + to) / 2) }]
  })
  const edges = turns.map((angle) => rayAt(eye, pieces, angle))
  const woods = undergrowthOf(look.woods, [...edges, ...stretches.map(({ middle }) => middle)])
  // A ray along an edge is inside by one rounding and outside by another: it only touches.
  const isShallow = (ray: Ray) =>
    woodOn(woods.solids, ray) <= woods.most || isFree({ ...look, walls: woods.solids }, ray)
  for (const { from, to, middle } of stretches.sort((a, b) => b.to - b.from - (a.to - a.from))) {
    if (!isFree(look, middle)) continue
    if (isShallow(middle)) return { from: eye, to: middle.at }
    const angle = throughWoods(look, woods, from, to)
    if (angle !== null) return { from: eye, to: rayAt(eye, pieces, angle).at }
  }
  // Touching walls on either side of it, a ray is free by itself where a touch is; and woods are crossed shortest at an edge.
  const alone = tangent === 'free' || woods.solids.length > 0 ? edges : []
  const ray = alone.find((edge) => isFree(look, edge) && isShallow(edge))
  return ray ? { from: eye, to: ray.at } : null
}
