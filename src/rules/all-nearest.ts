import { edgeMeetsRim, rimsMeet } from '../geometry/crossings.ts'
import type { Disc } from '../geometry/disc.ts'
import type { Point } from '../geometry/point.ts'
import { TOLERANCE } from '../geometry/tolerance.ts'
import { length } from '../geometry/vector.ts'
import { type Extra, everyCandidate, type Near, NOTHING, near, nearestPlace } from './forced/nearest-place.ts'
import { isFreeOf, type Room } from './forced/room.ts'

/** Two ways whose lengths differ by less than this many inches are equally long. */
export const EQUAL = 1e-6

/** Answers nearer to each other than this are one answer, in inches. */
export const SAME = 1e-4

/** Part of a circle, in radians clockwise on screen from +x; `to` may pass a whole turn. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** A circle on whose free spans a base may be put anywhere, all places being equally good: it stood dead centre. */
export interface FreeCircle {
  readonly circle: Disc
  readonly spans: readonly Span[]
}

/** All the nearest places of a base: the single ones, and the circle where it may go anywhere on. */
export interface Nearest {
  readonly distance: number
  readonly places: readonly Point[]
  readonly free: FreeCircle | null
}

const TURN = 2 * Math.PI

/** The spans of a circle on which a base may be put. */
function freeSpans(room: Room, close: Near, circle: Disc): Span[] {
  const { centre, radius } = circle
  const { rims, edges } = close
  const crossings = [
    ...rims.flatMap((rim) => (rim.centre === centre ? [] : rimsMeet(circle, rim))),
    ...edges.flatMap((edge) => edgeMeetsRim(edge, circle)),
  ]
  const cuts = crossings.map(({ x, y }) => Math.atan2(y - centre.y, x - centre.x)).toSorted((a, b) => a - b)
  const first = cuts[0] ?? 0
  const spans: { from: number; to: number }[] = []
  for (const [i, from] of (cuts.length > 0 ? cuts : [0]).entries()) {
    const to = cuts[i + 1] ?? first + TURN
    if (to - from < 1e-9) continue
    const middle = (from + to) / 2
    const x = centre.x + radius * Math.cos(middle)
    const y = centre.y + radius * Math.sin(middle)
    if (!isFreeOf(close, room, x, y)) continue
    const last = spans.at(-1)
    if (last && from - last.to < 1e-9) last.to = to
    else spans.push({ from, to })
  }
  return spans
}

/** Every nearest free place of a base, exact; null where it has no room at all. */
export function allNearest(room: Room, extra: Extra = NOTHING): Nearest | null {
  const best = nearestPlace(room, extra)
  if (!best) return null
  if (best.distance === 0) return { distance: 0, places: [best], free: null }
  const close = near(room, extra, best.distance + EQUAL)
  const places: Point[] = [{ x: best.x, y: best.y }]
  everyCandidate(room, close, (x, y) => {
    if (length(x - room.from.x, y - room.from.y) > best.distance + EQUAL) return
    if (!isFreeOf(close, room, x, y)) return
    if (places.every((other) => length(x - other.x, y - other.y) > SAME)) places.push({ x, y })
  })
  const circle = close.rings.find(
    ({ centre, radius }) =>
      length(centre.x - room.from.x, centre.y - room.from.y) <= TOLERANCE && Math.abs(radius - best.distance) <= EQUAL,
  )
  const spans = circle ? freeSpans(room, close, circle) : []
  return { distance: best.distance, places, free: circle && spans.length > 0 ? { circle, spans } : null }
}
