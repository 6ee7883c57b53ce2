import { rimsMeet } from '../crossings.ts'
import type { Disc } from '../disc.ts'
import { bearing, type Point } from '../point.ts'
import { cornersOf, isRound, type Shape } from '../shape/rectangle.ts'
import type { Solid } from '../solid.ts'
import { length } from '../vector.ts'
import { edgeMeetings } from './guides.ts'
import { untilDisc, untilEdge } from './ray.ts'

/** One edge that a ray may end on: straight from one place to another, or the edge of a disc. */
export type SightPiece =
  | { readonly kind: 'edge'; readonly from: Point; readonly to: Point }
  | { readonly kind: 'rim'; readonly disc: Disc }

/** The edges of a closed run of corners. */
export function edgesOf(corners: readonly Point[]): SightPiece[] {
  return corners.map((to, i) => ({ kind: 'edge', from: corners.at(i - 1) ?? to, to }))
}

/** The edges of a solid. */
export function piecesOf(solid: Solid): SightPiece[] {
  return solid.kind === 'disc' ? [{ kind: 'rim', disc: solid.disc }] : edgesOf(solid.corners)
}

/** The edges of a base. */
export function piecesOfShape(shape: Shape): SightPiece[] {
  return isRound(shape) ? [{ kind: 'rim', disc: shape }] : edgesOf(cornersOf(shape))
}

/** How far a ray from an eye runs before it meets any of some pieces; infinitely far where it misses them. */
export function untilPieces(eye: Point, pieces: readonly SightPiece[], cos: number, sin: number): number {
  let until = Number.POSITIVE_INFINITY
  for (const piece of pieces) until = Math.min(until, untilPiece(eye, piece, cos, sin))
  return until
}

/** How far a ray from an eye runs before it meets a piece; infinitely far where it misses it. */
export function untilPiece(eye: Point, piece: SightPiece, cos: number, sin: number): number {
  return piece.kind === 'rim'
    ? untilDisc(eye.x, eye.y, piece.disc, cos, sin)
    : untilEdge(eye.x, eye.y, piece.from, piece.to, cos, sin)
}

/** The directions from an eye in which a piece begins and ends. */
export function endsOf(eye: Point, piece: SightPiece): number[] {
  if (piece.kind === 'edge') return [bearing(eye, piece.from), bearing(eye, piece.to)]
  const { centre, radius } = piece.disc
  const apart = length(centre.x - eye.x, centre.y - eye.y)
  if (apart === 0) return []
  const wide = Math.asin(Math.min(1, radius / apart))
  const straight = bearing(eye, centre)
  return [straight - wide, straight + wide]
}

/** The place of a piece in a direction from the eye, that place of it which is nearest to the ray where rounding misses it. */
export function placeOn(eye: Point, piece: SightPiece, cos: number, sin: number): Point {
  if (piece.kind === 'edge') {
    const { from, to } = piece
    const d0 = (from.y - eye.y) * cos - (from.x - eye.x) * sin
    const d1 = (to.y - eye.y) * cos - (to.x - eye.x) * sin
    const part = d0 === d1 ? 0 : Math.min(1, Math.max(0, d0 / (d0 - d1)))
    return { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) }
  }
  const { centre, radius } = piece.disc
  const along = (centre.x - eye.x) * cos + (centre.y - eye.y) * sin
  const aside = (centre.y - eye.y) * cos - (centre.x - eye.x) * sin
  const far = along - Math.sqrt(Math.max(0, (radius - aside) * (radius + aside)))
  return { x: eye.x + far * cos, y: eye.y + far * sin }
}

/** Where two straight stretches cross, if they do. */
function crossing(p: Point, q: Point, r: Point, s: Point): Point[] {
  const across = (q.x - p.x) * (s.y - r.y) - (q.y - p.y) * (s.x - r.x)
  if (across === 0) return []
  const first = ((r.x - p.x) * (s.y - r.y) - (r.y - p.y) * (s.x - r.x)) / across
  const second = ((r.x - p.x) * (q.y - p.y) - (r.y - p.y) * (q.x - p.x)) / across
  if (first < 0 || first > 1 || second < 0 || second > 1) return []
  return [{ x: p.x + first * (q.x - p.x), y: p.y + first * (q.y - p.y) }]
}

/** The places that two pieces share. */
export function crossings(a: SightPiece, b: SightPiece): Point[] {
  if (a.kind === 'rim') return b.kind === 'rim' ? [...rimsMeet(a.disc, b.disc)] : edgeMeetings(b.from, b.to, 0, a.disc)
  return b.kind === 'rim' ? edgeMeetings(a.from, a.to, 0, b.disc) : crossing(a.from, a.to, b.from, b.to)
}
