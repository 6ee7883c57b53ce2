import { turnBetween } from '../angle.ts'
import { rimsMeet, stretchesCross } from '../crossings.ts'
import type { Disc } from '../disc.ts'
import { fromHull, hullOf } from '../hull.ts'
import { bearing, type Point } from '../point.ts'
import { cornersOf, isRound, type Shape } from '../shape/rectangle.ts'
import { girth } from '../shape/shape.ts'
import { around, fromSolid, type Solid } from '../solid.ts'
import { TOLERANCE } from '../tolerance.ts'
import { length } from '../vector.ts'
import type { Tangent } from './clear-line.ts'
import { edgeMeetings } from './guides.ts'

/** Angles in radians from the direction straight at what is looked at, clockwise on screen. */
export interface AngleSpan {
  readonly from: number
  readonly to: number
}

/** A base seen from a place outside it: it fills the directions of a span, some of them blocked before it. */
export interface Sightseeing extends AngleSpan {
  /** The directions that each solid blocks by itself, in ascending order; those that block nothing are left out. */
  readonly shadows: readonly Shadow[]
  /** What all of them block together. */
  readonly blocked: readonly AngleSpan[]
}

/** What one solid blocks of what is looked at. */
export interface Shadow {
  readonly solid: Solid
  readonly spans: readonly AngleSpan[]
}

/** One look: from a place, straight at the middle of a base that fills the directions of a span. */
interface Look extends AngleSpan {
  readonly eye: Point
  readonly shape: Shape
  readonly straight: number
}

/** How far a ray runs from the eye before it meets a disc; infinitely far where it misses it. */
export function untilDisc(x: number, y: number, { centre, radius }: Disc, cos: number, sin: number): number {
  const along = (centre.x - x) * cos + (centre.y - y) * sin
  const aside = (centre.y - y) * cos - (centre.x - x) * sin
  if (along < 0 || Math.abs(aside) > radius) return Number.POSITIVE_INFINITY
  return Math.max(0, along - Math.sqrt((radius - aside) * (radius + aside)))
}

/** How far a ray runs before it meets a straight edge; infinitely far where it misses it, runs along it or starts on it. */
export function untilEdge(x: number, y: number, from: Point, to: Point, cos: number, sin: number): number {
  const d0 = (from.y - y) * cos - (from.x - x) * sin
  const d1 = (to.y - y) * cos - (to.x - x) * sin
  if (d0 > 0 === d1 > 0) return Number.POSITIVE_INFINITY
  const t0 = (from.x - x) * cos + (from.y - y) * sin
  const t1 = (to.x - x) * cos + (to.y - y) * sin
  const t = t0 + ((t1 - t0) * d0) / (d0 - d1)
  return t < TOLERANCE ? Number.POSITIVE_INFINITY : t
}

/** How far a ray runs before it meets a base; infinitely far where it misses it. */
export function untilShape({ x, y }: Point, shape: Shape, cos: number, sin: number): number {
  if (isRound(shape)) return untilDisc(x, y, shape, cos, sin)
  const corners = cornersOf(shape)
  const until = (corner: Point, i: number) => untilEdge(x, y, corners.at(i - 1) ?? corner, corner, cos, sin)
  return Math.min(...corners.map(until))
}

/** The places where a base's edge crosses a round solid's. */
function crossingsOfRim(shape: Shape, disc: Disc): readonly Point[] {
  if (isRound(shape)) return rimsMeet(shape, disc)
  const corners = cornersOf(shape)
  return corners.flatMap((corner, i) => edgeMeetings(corners.at(i - 1) ?? corner, corner, 0, disc))
}

/** The places where a base's edge crosses a straight edge. */
function crossingsOfEdge(shape: Shape, from: Point, to: Point): readonly Point[] {
  if (isRound(shape)) return edgeMeetings(from, to, 0, shape)
  const corners = cornersOf(shape)
  return corners.flatMap((corner, i) => stretchesCross(corners.at(i - 1) ?? corner, corner, from, to) ?? [])
}

/** The directions, cut at the given ones, in which a piece is met before the base is. */
function blockedBetween(
  look: Look,
  cuts: readonly number[],
  until: (cos: number, sin: number) => number,
  spans: AngleSpan[],
): void {
  const { eye, shape, straight } = look
  const within = cuts.filter((angle) => angle > look.from && angle < look.to)
  const ordered = [look.from, ...within.sort((a, b) => a - b), look.to]
  for (const [i, to] of ordered.entries()) {
    const from = ordered[i - 1]
    if (from === undefined || from >= to) continue
    const angle = straight + (from + to) / 2
    const cos = Math.cos(angle)
    const sin = Math.sin(angle)
    if (until(cos, sin) < untilShape(eye, shape, cos, sin)) spans.push({ from, to })
  }
}

/** One piece of a solid's outline: where along it, as an eye sees it, something begins or ends, and how far a ray runs to it. */
interface Piece {
  readonly cuts: readonly number[]
  readonly until: (cos: number, sin: number) => number
}

/** The outline of a solid in pieces: a disc's rim, or each edge of a polygon. A disc around the eye itself has none. */
function piecesOf({ eye, shape, straight }: Look, solid: Solid): readonly Piece[] {
  const towards = (place: Point) => turnBetween(straight, bearing(eye, place))
  if (solid.kind === 'disc') {
    const { disc } = solid
    const apart = length(disc.centre.x - eye.x, disc.centre.y - eye.y)
    if (apart === 0) return []
    const middle = towards(disc.centre)
    const wide = Math.asin(Math.min(1, disc.radius / apart))
    const cuts = [middle - wide, middle + wide, ...crossingsOfRim(shape, disc).map(towards)]
    return [{ cuts, until: (cos, sin) => untilDisc(eye.x, eye.y, disc, cos, sin) }]
  }
  return solid.corners.map((corner, i) => {
    const from = solid.corners.at(i - 1) ?? corner
    const cuts = [towards(from), towards(corner), ...crossingsOfEdge(shape, from, corner).map(towards)]
    return { cuts, until: (cos, sin) => untilEdge(eye.x, eye.y, from, corner, cos, sin) }
  })
}

function blockedBySolid(look: Look, solid: Solid): readonly AngleSpan[] {
  const spans: AngleSpan[] = []
  for (const { cuts, until } of piecesOf(look, solid)) blockedBetween(look, cuts, until, spans)
  return joinedSpans(spans)
}

/**
 * The directions, from the one straight at a base, in which the outline of a solid turns a corner, is grazed, or crosses the
 * base's edge: between two neighbouring ones all that can be measured along a ray changes smoothly.
 */
export function turningPoints(eye: Point, shape: Shape, solid: Solid): readonly number[] {
  const straight = bearing(eye, shape.centre)
  return piecesOf({ eye, shape, straight, ...spanOf(eye, shape, straight) }, solid).flatMap(({ cuts }) => cuts)
}

/** Spans in ascending order, those that overlap or touch made one. */
export function joinedSpans(spans: readonly AngleSpan[]): AngleSpan[] {
  const joined: { from: number; to: number }[] = []
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else joined.push({ from, to })
  }
  return joined
}

/** The directions that a base fills as a place apart from it sees it, from the one straight at its middle. */
function spanOf(eye: Point, shape: Shape, straight: number): AngleSpan {
  if (isRound(shape)) {
    const half = Math.asin(Math.min(1, shape.radius / length(shape.centre.x - eye.x, shape.centre.y - eye.y)))
    return { from: -half, to: half }
  }
  const turns = cornersOf(shape).map((corner) => turnBetween(straight, bearing(eye, corner)))
  return { from: Math.min(...turns), to: Math.max(...turns) }
}

/**
 * What a place sees of a base that lies apart from it: in which directions some solid is met before the base. From inside a
 * solid, and from its edge where a touch blocks, nothing is seen.
 */
export function seenFrom(eye: Point, shape: Shape, solids: readonly Solid[], tangent: Tangent): Sightseeing {
  const straight = bearing(eye, shape.centre)
  const span = spanOf(eye, shape, straight)
  const edge = tangent === 'free' ? -TOLERANCE : TOLERANCE
  const isAtEye = (solid: Solid) => {
    const { centre, radius } = around(solid)
    return length(centre.x - eye.x, centre.y - eye.y) <= radius + edge && fromSolid(solid, eye.x, eye.y) <= edge
  }
  const look: Look = { eye, shape, straight, ...span }
  const hull = hullOf({ centre: eye, radius: 0 }, { centre: shape.centre, radius: girth(shape) })
  const shadows = solids.flatMap((solid): Shadow[] => {
    if (isAtEye(solid)) return [{ solid, spans: [span] }]
    const { centre, radius } = around(solid)
    if (fromHull(hull, centre.x, centre.y) > radius + TOLERANCE) return []
    const spans = blockedBySolid(look, solid)
    return spans.length > 0 ? [{ solid, spans }] : []
  })
  return { ...span, shadows, blocked: joinedSpans(shadows.flatMap(({ spans }) => spans)) }
}

/** The share of a base's width, as a place sees it, that is hidden: 0 nothing to 1 all. A base of no width has none. */
export function hiddenShare({ from, to, blocked }: Sightseeing): number {
  if (from === to) return 0
  const hidden = blocked.reduce((sum, span) => sum + (span.to - span.from), 0) / (to - from)
  return hidden <= TOLERANCE ? 0 : hidden >= 1 - TOLERANCE ? 1 : hidden
}

/** The directions that nothing blocks: between what is blocked, wider than floating point can tell from nothing. */
export function clearSpans({ from, to, blocked }: Sightseeing): AngleSpan[] {
  const starts = [from, ...blocked.map((span) => span.to)]
  const ends = [...blocked.map((span) => span.from), to]
  return starts.flatMap((start, i): AngleSpan[] => {
    const end = ends[i] ?? to
    return end - start > TOLERANCE ? [{ from: start, to: end }] : []
  })
}

/** The single directions, short of the base's own rim, that only touch what blocks on either side of them. */
export function touchingDirections({ from, to, shadows }: Sightseeing): number[] {
  const all = shadows.flatMap(({ spans }) => spans)
  const isInside = (angle: number, span: AngleSpan) => angle > span.from + TOLERANCE && angle < span.to - TOLERANCE
  return all
    .flatMap((span) => [span.from, span.to])
    .filter((angle) => isInside(angle, { from, to }) && !all.some((span) => isInside(angle, span)))
}
