import { turnBetween } from '../angle.ts'
import { rimsMeet } from '../crossings.ts'
import type { Disc } from '../disc.ts'
import { fromHull, hullOf } from '../hull.ts'
import { bearing, type Point } from '../point.ts'
import { around, fromSolid, type Solid } from '../solid.ts'
import { TOLERANCE } from '../tolerance.ts'
import { length } from '../vector.ts'
import { edgeMeetings } from './guides.ts'

/** Angles in radians from the direction straight at what is looked at, clockwise on screen. */
export interface AngleSpan {
  readonly from: number
  readonly to: number
}

/** A disc seen from a place outside it: it fills the directions from −half to half, some of them blocked before it. */
export interface Sightseeing {
  readonly half: number
  readonly blocked: readonly AngleSpan[]
}

/** One look: from a place, straight at a disc. */
interface Look {
  readonly eye: Point
  readonly disc: Disc
  readonly straight: number
  readonly apart: number
  readonly half: number
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

/** The directions, cut at the given ones, in which a piece is met before the disc is; neighbours joined. */
function blockedBetween(
  look: Look,
  cuts: readonly number[],
  until: (cos: number, sin: number) => number,
  spans: AngleSpan[],
): void {
  const { eye, disc, straight, half } = look
  const within = cuts.filter((angle) => angle > -half && angle < half)
  const ordered = [-half, ...within.sort((a, b) => a - b), half]
  for (const [i, to] of ordered.entries()) {
    const from = ordered[i - 1]
    if (from === undefined || from >= to) continue
    const angle = straight + (from + to) / 2
    const cos = Math.cos(angle)
    const sin = Math.sin(angle)
    if (until(cos, sin) < untilDisc(eye.x, eye.y, disc, cos, sin)) spans.push({ from, to })
  }
}

function blockedBySolid(look: Look, solid: Solid, spans: AngleSpan[]): void {
  const { eye, disc, straight } = look
  const towards = (place: Point) => turnBetween(straight, bearing(eye, place))
  if (solid.kind === 'disc') {
    const { centre, radius } = solid.disc
    const apart = length(centre.x - eye.x, centre.y - eye.y)
    if (apart === 0) return
    const middle = towards(centre)
    const wide = Math.asin(Math.min(1, radius / apart))
    const cuts = [middle - wide, middle + wide, ...rimsMeet(disc, solid.disc).map(towards)]
    blockedBetween(look, cuts, (cos, sin) => untilDisc(eye.x, eye.y, solid.disc, cos, sin), spans)
    return
  }
  let before = solid.corners.at(-1)
  for (const corner of solid.corners) {
    const from = before ?? corner
    const cuts = [towards(from), towards(corner), ...edgeMeetings(from, corner, 0, disc).map(towards)]
    blockedBetween(look, cuts, (cos, sin) => untilEdge(eye.x, eye.y, from, corner, cos, sin), spans)
    before = corner
  }
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

/**
 * What a place sees of a disc that lies apart from it: in which directions some solid is met before the disc. From inside a
 * solid, and from its edge where a touch blocks, nothing is seen.
 */
export function seenFrom(eye: Point, disc: Disc, solids: readonly Solid[], tangent: 'blocked' | 'free'): Sightseeing {
  const apart = length(disc.centre.x - eye.x, disc.centre.y - eye.y)
  const half = Math.asin(Math.min(1, disc.radius / apart))
  const edge = tangent === 'free' ? -TOLERANCE : TOLERANCE
  const isAtEye = (solid: Solid) => {
    const { centre, radius } = around(solid)
    return length(centre.x - eye.x, centre.y - eye.y) <= radius + edge && fromSolid(solid, eye.x, eye.y) <= edge
  }
  if (solids.some(isAtEye)) return { half, blocked: [{ from: -half, to: half }] }
  const look: Look = { eye, disc, straight: bearing(eye, disc.centre), apart, half }
  const spans: AngleSpan[] = []
  const hull = hullOf({ centre: eye, radius: 0 }, disc)
  for (const solid of solids) {
    const { centre, radius } = around(solid)
    if (fromHull(hull, centre.x, centre.y) <= radius + TOLERANCE) blockedBySolid(look, solid, spans)
  }
  return { half, blocked: joinedSpans(spans) }
}

/** The share of a disc's width, as a place sees it, that is hidden: 0 nothing to 1 all. A disc of no width has none. */
export function hiddenShare({ half, blocked }: Sightseeing): number {
  if (half === 0) return 0
  const hidden = blocked.reduce((sum, { from, to }) => sum + (to - from), 0) / (2 * half)
  return hidden <= TOLERANCE ? 0 : hidden >= 1 - TOLERANCE ? 1 : hidden
}
