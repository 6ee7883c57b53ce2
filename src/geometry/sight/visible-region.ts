import { turnBetween, wrapped } from '../angle.ts'
import { bearing, distance, type Point } from '../point.ts'
import type { Region, RegionEdge } from '../region.ts'
import { around, fromSolid, type Solid } from '../solid.ts'
import { TOLERANCE } from '../tolerance.ts'
import { crossings, edgesOf, endsOf, piecesOf, placeOn, type SightPiece, untilPiece } from './piece.ts'
import { edgesInWoods, type Part, type Undergrowth } from './wood-edge.ts'

const TURN = 2 * Math.PI
/** Directions closer than this are one. */
const NO_WIDTH = 1e-12

/** The rectangle beyond which nobody looks, in inches. */
export interface Bounds {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Directions from `start`, clockwise by `sweep`, in radians. */
export interface Fan {
  readonly start: number
  readonly sweep: number
}

/** The places where two solids' edges cross, or a solid's and the bounds': there another piece may come before. */
function changes(groups: readonly (readonly SightPiece[])[], solids: readonly Solid[]): Point[] {
  const places: Point[] = []
  for (const [i, pieces] of groups.entries()) {
    const solid = solids[i]
    for (let j = i + 1; j < groups.length; j++) {
      const other = solids[j]
      const others = groups[j] ?? []
      if (solid && other) {
        const [a, b] = [around(solid), around(other)]
        if (distance(a.centre, b.centre) > a.radius + b.radius) continue
      }
      for (const piece of pieces) for (const one of others) places.push(...crossings(piece, one))
    }
  }
  return places
}

/** Directions in which what is seen may change, as turns from the fan's start, ascending, the fan's two ends included. */
function cutsOf(eye: Point, groups: readonly (readonly SightPiece[])[], solids: readonly Solid[], fan: Fan): number[] {
  const angles = groups.flatMap((pieces) => pieces.flatMap((piece) => endsOf(eye, piece)))
  for (const place of changes(groups, solids)) angles.push(bearing(eye, place))
  const turns = angles.map((angle) => wrapped(angle - fan.start)).filter((turn) => turn > 0 && turn < fan.sweep)
  return [0, ...turns.sort((a, b) => a - b), fan.sweep]
}

function nearestPiece(eye: Point, pieces: readonly SightPiece[], angle: number): SightPiece | null {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  let nearest: SightPiece | null = null
  let least = Number.POSITIVE_INFINITY
  for (const piece of pieces) {
    const far = untilPiece(eye, piece, cos, sin)
    if (far >= least) continue
    least = far
    nearest = piece
  }
  return nearest
}

function edgeOn(eye: Point, piece: SightPiece, from: number, to: number): RegionEdge {
  const start = placeOn(eye, piece, Math.cos(from), Math.sin(from))
  const end = placeOn(eye, piece, Math.cos(to), Math.sin(to))
  if (piece.kind === 'edge') return { from: start, to: end, bow: null }
  const { centre, radius } = piece.disc
  const angle = bearing(centre, start)
  return {
    from: start,
    to: end,
    bow: { centre, radius, start: angle, sweep: turnBetween(angle, bearing(centre, end)) },
  }
}

/** Stretches put end to end: where one ends short of the next, a straight one along the line of sight joins them. */
function closed(stretches: readonly RegionEdge[], through: Point | null): RegionEdge[] {
  const edges: RegionEdge[] = []
  const join = (from: Point, to: Point) => {
    if (distance(from, to) > TOLERANCE) edges.push({ from, to, bow: null })
  }
  const first = stretches[0]
  const last = stretches.at(-1)
  if (!first || !last) return edges
  if (through) join(through, first.from)
  let before: RegionEdge | null = null
  for (const stretch of stretches) {
    if (before) join(before.to, stretch.from)
    edges.push(stretch)
    before = stretch
  }
  join(last.to, through ?? first.from)
  return edges
}

const NO_WOODS: Undergrowth = { woods: [], own: 0 }

/** Directions in which another wood, or another edge of one, comes to be met; turns from the fan's start, ascending. */
function marksOf(eye: Point, { woods }: Undergrowth, fan: Fan): readonly number[] {
  const solids = woods.map(({ solid }) => solid)
  return woods.length === 0 ? [] : cutsOf(eye, solids.map(piecesOf), solids, fan)
}

/**
 * All that an eye sees within bounds and, where one is given, a fan of directions: the region whose every place is joined to
 * the eye by a straight way that meets no solid and runs through no more wood than it may. Exact, its edge straight or round
 * as what bounds it; only where woods end it, it is a curve drawn to 0.002″. Without edges where the eye is in or on a solid,
 * or out of bounds.
 */
export function visibleRegion(
  eye: Point,
  solids: readonly Solid[],
  bounds: Bounds,
  fan: Fan | null = null,
  growth: Undergrowth = NO_WOODS,
): Region {
  const { left, top, right, bottom } = bounds
  const isOut = eye.x <= left || eye.x >= right || eye.y <= top || eye.y >= bottom
  if (isOut || solids.some((solid) => fromSolid(solid, eye.x, eye.y) <= TOLERANCE)) return { edges: [] }
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
  const groups = [...solids.map(piecesOf), edgesOf(corners)]
  const pieces = groups.flat()
  const { start, sweep } = fan ?? { start: 0, sweep: TURN }
  const seen: (Omit<Part, 'to'> & { to: number })[] = []
  let from = 0
  for (const to of cutsOf(eye, groups, solids, { start, sweep })) {
    if (to - from <= NO_WIDTH) continue
    const piece = nearestPiece(eye, pieces, start + (from + to) / 2)
    const last = seen.at(-1)
    if (last && last.piece === piece && last.to === from) last.to = to
    else if (piece) seen.push({ piece, from, to })
    from = to
  }
  const marks = marksOf(eye, growth, { start, sweep }).map((turn) => start + turn)
  const stretches = seen.flatMap(({ piece, from, to }) => {
    const onPiece = (a: number, b: number) => edgeOn(eye, piece, a, b)
    const part = { piece, from: start + from, to: start + to }
    return growth.woods.length === 0 ? onPiece(part.from, part.to) : edgesInWoods(eye, part, growth, marks, onPiece)
  })
  return { edges: closed(stretches, sweep < TURN ? eye : null) }
}
