import { wrapped } from '../geometry/angle.ts'
import { boundaryFrom } from '../geometry/boundary.ts'
import type { Disc } from '../geometry/disc.ts'
import { type Edge, pointsAt } from '../geometry/edge.ts'
import type { Outline } from '../geometry/outline.ts'
import type { Point } from '../geometry/point.ts'
import { TOLERANCE } from '../geometry/tolerance.ts'
import { length } from '../geometry/vector.ts'
import type { Touch } from './touch.ts'

/** Directions in radians from `from` in [0, 2π) clockwise to `to`, which may pass 2π. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** The directions of a spray that cover a base: all of them, or some spans in ascending order. */
export interface Events {
  readonly full: boolean
  readonly spans: readonly Span[]
}

const TURN = 2 * Math.PI
/** Two crossings closer than this (radians) are one, twice rounded. */
const ROUNDING = 1e-11
/** A span narrower than this (radians) is the rounding of a mere touch: its depth is far under the tolerance. */
const NO_WIDTH = 1e-7

const NONE: Events = { full: false, spans: [] }
const FULL: Events = { full: true, spans: [] }

/** Greatest distance in inches of any part of an outline from a place. */
export function reachFrom(outline: Outline, place: Point): number {
  let reach = 0
  for (const edge of outline.edges) {
    reach = Math.max(reach, length(edge.to.x - place.x, edge.to.y - place.y))
    if (!edge.arc) continue
    const x = edge.arc.centre.x - place.x
    const y = edge.arc.centre.y - place.y
    if (pointsAt(edge, edge.arc, x, y)) reach = Math.max(reach, length(x, y) + edge.arc.radius)
  }
  return reach
}

/** Where two circles cross, as directions from the first one's centre. A touch counts once, a near miss not at all. */
function crossings(centre: Point, radius: number, other: Point, otherRadius: number, into: number[]): void {
  const dx = other.x - centre.x
  const dy = other.y - centre.y
  const d = length(dx, dy)
  const height =
    (d + radius - otherRadius) * (d + radius + otherRadius) * (otherRadius - d + radius) * (otherRadius + d - radius)
  if (d === 0 || height < 0) return
  const along = d * d + radius * radius - otherRadius * otherRadius
  const half = Math.atan2(Math.sqrt(height), along)
  const middle = Math.atan2(dy, dx)
  into.push(middle - half, middle + half)
}

/** Where a circle crosses a line that lies `away` inches from its centre along the direction (nx, ny). */
function lineCrossings(radius: number, away: number, nx: number, ny: number, into: number[]): void {
  const height = (radius - away) * (radius + away)
  if (height < 0) return
  const half = Math.atan2(Math.sqrt(height), away)
  const middle = Math.atan2(ny, nx)
  into.push(middle - half, middle + half)
}

/**
 * Where a circle about `centre` may cross the outline grown by `grown` inches: more directions than do, never fewer, in
 * ascending order, those that only rounding tells apart taken as one.
 */
function candidates(edges: readonly Edge[], centre: Point, radius: number, grown: number): number[] {
  const angles: number[] = []
  for (const { from, dx, dy, arc } of edges) {
    if (arc) crossings(centre, radius, arc.centre, arc.radius + grown, angles)
    else lineCrossings(radius, (from.x - centre.x) * dy - (from.y - centre.y) * dx + grown, dy, -dx, angles)
    if (grown > 0) crossings(centre, radius, from, grown, angles)
  }
  const sorted = angles.map(wrapped).sort((a, b) => a - b)
  return sorted.filter((angle, i) => i === 0 || angle - (sorted[i - 1] ?? 0) > ROUNDING)
}

/**
 * The directions in which the spray covers a place that is walked round its origin, where being covered means being within
 * `limit` inches of the outline, and the ends of the spans lie where it is `grown` inches away.
 */
export function eventsWithin(origin: Disc, outline: Outline, base: Disc, grown: number, limit: number): Events {
  const dx = base.centre.x - origin.centre.x
  const dy = base.centre.y - origin.centre.y
  const away = length(dx, dy)
  const centre: Point = { x: -origin.radius, y: 0 }
  const isCovered = (angle: number) =>
    boundaryFrom(outline, centre.x + away * Math.cos(angle), away * Math.sin(angle)).distance <= limit
  const angles = away > 0 ? candidates(outline.edges, centre, away, grown) : []
  if (angles.length === 0) return isCovered(0) ? FULL : NONE
  return turnedRound(joined(angles, isCovered), Math.atan2(dy, dx))
}

/** The stretches of a circle, cut at ascending angles, on which the middle is covered; neighbours joined. */
function joined(angles: readonly number[], isCovered: (angle: number) => boolean): Span[] {
  const spans: { from: number; to: number }[] = []
  const first = angles[0] ?? 0
  for (const [i, from] of angles.entries()) {
    const to = angles[i + 1] ?? first + TURN
    if (!isCovered((from + to) / 2)) continue
    const last = spans.at(-1)
    if (last?.to === from) last.to = to
    else spans.push({ from, to })
  }
  const head = spans[0]
  const tail = spans.at(-1)
  if (head && tail && head !== tail && tail.to === head.from + TURN) {
    tail.to = head.to + TURN
    spans.shift()
  }
  return spans
}

/** Places on the circle, seen from the spray, as directions of the spray: the base's bearing less the place. */
function turnedRound(spans: readonly Span[], bearing: number): Events {
  if (spans.some(({ from, to }) => to - from >= TURN)) return FULL
  const wide = spans.filter(({ from, to }) => to - from > NO_WIDTH)
  const turned = wide.map(({ from, to }) => {
    const start = wrapped(bearing - to)
    return { from: start, to: start + (to - from) }
  })
  return { full: false, spans: turned.sort((a, b) => a.from - b.from) }
}

/**
 * The directions in which a spray, turned about its origin, covers a base: those at which the base's edge and the outline
 * share a place. Exact: seen from the spray, the base's centre walks a circle about the origin's centre, and is covered
 * while that circle runs inside the outline grown by the base's radius. A direction that touches all by itself has no width
 * and is left out.
 */
export function sprayEvents(origin: Disc, outline: Outline, base: Disc, touch: Touch): Events {
  const limit = touch === 'covered' ? base.radius + TOLERANCE : base.radius - TOLERANCE
  return eventsWithin(origin, outline, base, base.radius, limit)
}
