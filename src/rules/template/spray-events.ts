import { wrapped } from '../../geometry/angle.ts'
import { boundaryFrom } from '../../geometry/boundary.ts'
import type { Disc } from '../../geometry/disc.ts'
import { type Edge, pointsAt } from '../../geometry/edge.ts'
import type { Outline } from '../../geometry/outline.ts'
import type { Point } from '../../geometry/point.ts'
import { TOLERANCE } from '../../geometry/tolerance.ts'
import { length } from '../../geometry/vector.ts'
import { counts, isTouch, type Touch } from './touch.ts'

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
/** A miss of less than this (inches) may, by rounding, be a touch or a crossing: the direction nearest to it is a cut. */
const NEAR_MISS = 4 * TOLERANCE
/** A stretch narrower than this (radians) whose middle no more than touches is a touch in one direction. */
const ONE_DIRECTION = 1e-3

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

/** Where two circles cross, as directions from the first one's centre; where they narrowly miss, where they come nearest. */
function crossings(centre: Point, radius: number, other: Point, otherRadius: number, into: number[]): void {
  const dx = other.x - centre.x
  const dy = other.y - centre.y
  const d = length(dx, dy)
  const apart = d - radius - otherRadius
  const within = Math.abs(radius - otherRadius) - d
  if (d === 0 || apart > NEAR_MISS || within > NEAR_MISS) return
  const height = -apart * (d + radius + otherRadius) * (d + radius - otherRadius) * (d + otherRadius - radius)
  const along = d * d + radius * radius - otherRadius * otherRadius
  const half = Math.atan2(Math.sqrt(Math.max(0, height)), along)
  const middle = Math.atan2(dy, dx)
  into.push(middle - half, middle + half)
}

/**
 * Where a circle crosses a line that lies `away` inches from its centre along the direction (nx, ny); where it narrowly
 * misses it, where it comes nearest.
 */
function lineCrossings(radius: number, away: number, nx: number, ny: number, into: number[]): void {
  if (Math.abs(away) - radius > NEAR_MISS) return
  const height = (radius - away) * (radius + away)
  const half = Math.atan2(Math.sqrt(Math.max(0, height)), away)
  const middle = Math.atan2(ny, nx)
  into.push(middle - half, middle + half)
}

/**
 * Where a circle about `centre` may cross or touch the outline grown by `grown` inches: more directions than do, never
 * fewer, in ascending order. Between two neighbours the circle stays on one side, and well away in the middle.
 */
function candidates(edges: readonly Edge[], centre: Point, radius: number, grown: number): number[] {
  const angles: number[] = []
  for (const { from, dx, dy, arc } of edges) {
    if (arc) crossings(centre, radius, arc.centre, arc.radius + grown, angles)
    else lineCrossings(radius, (from.x - centre.x) * dy - (from.y - centre.y) * dx + grown, dy, -dx, angles)
    if (grown > 0) crossings(centre, radius, from, grown, angles)
  }
  const sorted = angles.map(wrapped).sort((a, b) => a - b)
  return sorted.filter((angle, i) => angle !== sorted[i - 1])
}

/** How the middle of a stretch of directions is covered: null when it no more than touches and is all but one direction. */
type Judge = (middle: number, width: number) => boolean | null

/**
 * The directions in which the spray covers a place that is walked round its origin. The ends lie where the place is `grown`
 * inches from the outline; `judge` says of a place's distance, and of the width of the stretch it is the middle of, whether
 * that is covered.
 */
function eventsFrom(origin: Disc, outline: Outline, base: Disc, grown: number, judge: Judge): Events {
  const dx = base.centre.x - origin.centre.x
  const dy = base.centre.y - origin.centre.y
  const away = length(dx, dy)
  const centre: Point = { x: -origin.radius, y: 0 }
  const judgeAt: Judge = (angle, width) =>
    judge(boundaryFrom(outline, centre.x + away * Math.cos(angle), away * Math.sin(angle)).distance, width)
  const angles = away > 0 ? candidates(outline.edges, centre, away, grown) : []
  if (angles.length === 0) return judgeAt(0, TURN) ? FULL : NONE
  const stretches = judged(angles, judgeAt)
  const turns = turnsOf(stretches)
  if (turns.length === 0) return stretches[0]?.covered ? FULL : NONE
  return turnedRound(turns, Math.atan2(dy, dx))
}

/** A stretch of a circle, covered or not. */
interface Stretch extends Span {
  readonly covered: boolean
}

/** The stretches of a circle, cut at ascending angles, that are more than a touch in one direction. */
function judged(angles: readonly number[], judgeAt: Judge): Stretch[] {
  const stretches: Stretch[] = []
  const first = angles[0] ?? 0
  for (const [i, from] of angles.entries()) {
    const to = angles[i + 1] ?? first + TURN
    const covered = judgeAt((from + to) / 2, to - from)
    if (covered !== null) stretches.push({ from, to, covered })
  }
  return stretches
}

/** Where coverage begins or ends on the way round, ascending: between two unlike stretches, in the middle of any touch there. */
function turnsOf(stretches: readonly Stretch[]): { at: number; begins: boolean }[] {
  const turns: { at: number; begins: boolean }[] = []
  for (const [i, { from, covered }] of stretches.entries()) {
    const before = stretches[i - 1] ?? stretches.at(-1)
    if (!before || before.covered === covered) continue
    const end = i === 0 ? before.to - TURN : before.to
    turns.push({ at: (end + from) / 2, begins: covered })
  }
  return turns
}

/** Places on the circle, seen from the spray, as directions of the spray: the base's bearing less the place. */
function turnedRound(turns: readonly { at: number; begins: boolean }[], bearing: number): Events {
  const spans: Span[] = []
  for (const [i, { at, begins }] of turns.entries()) {
    if (!begins) continue
    const end = turns[i + 1]?.at ?? (turns[0]?.at ?? at) + TURN
    const from = wrapped(bearing - end)
    spans.push({ from, to: from + (end - at) })
  }
  return { full: false, spans: spans.sort((a, b) => a.from - b.from) }
}

/** The directions in which a spray, turned about its origin, reaches to within `limit` inches of a base's centre. */
export function eventsWithin(origin: Disc, outline: Outline, base: Disc, limit: number): Events {
  return eventsFrom(origin, outline, base, limit, (distance) => distance <= limit)
}

/**
 * The directions in which a spray, turned about its origin, covers a base: those at which the base's edge and the outline
 * share a place. Exact: seen from the spray, the base's centre walks a circle about the origin's centre, and is covered
 * while that circle runs inside the outline grown by the base's radius. A direction that touches all by itself has no
 * width: it is left out, and amid covered ones it parts nothing. What touches over a width counts as `touch` has it.
 */
export function sprayEvents(origin: Disc, outline: Outline, base: Disc, touch: Touch): Events {
  return eventsFrom(origin, outline, base, base.radius, (distance, width) => {
    const margin = base.radius - distance
    return isTouch(margin) && width < ONE_DIRECTION ? null : counts(margin, touch)
  })
}
