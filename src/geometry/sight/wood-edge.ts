import type { Point } from '../point.ts'
import type { RegionEdge } from '../region.ts'
import { placeOn, type SightPiece } from './piece.ts'
import { untilDeep, type Wood } from './until-deep.ts'

/** Woods as one viewer meets them: what lies under its own base, `own` inches about the eye, is not counted. */
export interface Undergrowth {
  readonly woods: readonly Wood[]
  readonly own: number
}

/** Radians between two looks at how deep the woods are: what comes and goes between them is not seen. */
const STEP = Math.PI / 360
/** Directions closer than this are one. */
const SAME = 1e-10
/** Inches that the straight stretches of an edge in woods may keep from where it runs. */
const DRAWN = 0.002

/** What bounds the sight in a stretch of directions: the piece it ends on, unless the woods end it sooner. */
export interface Part {
  readonly piece: SightPiece
  readonly from: number
  readonly to: number
}

/** Where the sight ends in a direction, and whether it is the woods that end it. */
interface End {
  readonly angle: number
  readonly place: Point
  readonly inWoods: boolean
}

function endAt(eye: Point, piece: SightPiece, { woods, own }: Undergrowth, angle: number): End {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const place = placeOn(eye, piece, cos, sin)
  const deep = untilDeep(eye, own, woods, cos, sin)
  const far = (place.x - eye.x) * cos + (place.y - eye.y) * sin
  if (deep >= far) return { angle, place, inWoods: false }
  return { angle, place: { x: eye.x + deep * cos, y: eye.y + deep * sin }, inWoods: true }
}

/** Adds what lies between two ends in woods, so finely that straight stretches keep to it; where it jumps, up to the jump. */
function refine(look: (angle: number) => End, from: End, to: End, ends: End[]): void {
  if (to.angle - from.angle <= SAME) return
  const middle = look((from.angle + to.angle) / 2)
  const [dx, dy] = [to.place.x - from.place.x, to.place.y - from.place.y]
  const size = Math.hypot(dx, dy)
  const [x, y] = [middle.place.x - from.place.x, middle.place.y - from.place.y]
  const off = size > 0 ? Math.abs(dx * y - dy * x) / size : Math.hypot(x, y)
  if (off <= DRAWN) return
  refine(look, from, middle, ends)
  ends.push(middle)
  refine(look, middle, to, ends)
}

/** The direction between two others at which the woods begin or cease to end the sight. */
function turning(look: (angle: number) => End, from: End, to: End): readonly [End, End] {
  let [a, b] = [from, to]
  while (b.angle - a.angle > SAME) {
    const middle = look((a.angle + b.angle) / 2)
    if (middle.inWoods === from.inWoods) a = middle
    else b = middle
  }
  return [a, b]
}

/**
 * The edge of what is seen in a part of all directions, where woods may end the sight before the piece does. `marks` are the
 * directions, ascending, between which woods are met in the same order. `onPiece` draws the exact stretch on the piece; in
 * woods the edge is a curve that is neither straight nor round, drawn by straight stretches within 0.002″ of it.
 */
export function edgesInWoods(
  eye: Point,
  { piece, from, to }: Part,
  growth: Undergrowth,
  marks: readonly number[],
  onPiece: (from: number, to: number) => RegionEdge,
): RegionEdge[] {
  const look = (angle: number) => endAt(eye, piece, growth, angle)
  const stops = [from, ...marks.filter((mark) => mark > from + 2 * SAME && mark < to - 2 * SAME), to]
  const ends: End[] = []
  for (const [i, stop] of stops.entries()) {
    const before = stops[i - 1]
    if (before === undefined) continue
    const count = Math.max(1, Math.ceil((stop - before) / STEP))
    // Just beside a mark it is settled which woods are met; on it, rounding decides.
    for (let k = 0; k <= count; k++) {
      const beside = k === 0 ? SAME : k === count ? -SAME : 0
      const end = look(before + ((stop - before) * k) / count + beside)
      const last = ends.at(-1)
      if (last && last.inWoods !== end.inWoods) ends.push(...turning(look, last, end))
      else if (last?.inWoods) refine(look, last, end, ends)
      ends.push(end)
    }
  }
  return runs(ends, { from, to }, onPiece)
}

/** The ends put together: on the piece one exact stretch from first to last, in woods a straight one from each to the next. */
function runs(
  ends: readonly End[],
  whole: { readonly from: number; readonly to: number },
  onPiece: (from: number, to: number) => RegionEdge,
): RegionEdge[] {
  const edges: RegionEdge[] = []
  let began: number | null = null
  for (const [i, { angle, place, inWoods }] of ends.entries()) {
    const next = ends[i + 1]
    if (!inWoods) {
      began ??= i === 0 ? whole.from : angle
      if (next && !next.inWoods) continue
      edges.push(onPiece(began, next ? angle : whole.to))
      began = null
    } else if (next?.inWoods) edges.push({ from: place, to: next.place, bow: null })
  }
  return edges
}
