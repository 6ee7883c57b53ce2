import { turnBetween } from '../angle.ts'
import { bearing, type Point } from '../point.ts'
import { cornersOf, isRound, type Shape } from '../shape/rectangle.ts'
import { length } from '../vector.ts'

/** Angles in radians from the direction straight at the middle of what is looked at, clockwise on screen. */
export interface AngleSpan {
  readonly from: number
  readonly to: number
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

/** The directions that a base fills as a place apart from it sees it: less than half a turn. */
export function spanOf(eye: Point, shape: Shape): AngleSpan {
  if (isRound(shape)) {
    const half = Math.asin(Math.min(1, shape.radius / length(shape.centre.x - eye.x, shape.centre.y - eye.y)))
    return { from: -half, to: half }
  }
  const straight = bearing(eye, shape.centre)
  const turns = cornersOf(shape).map((corner) => turnBetween(straight, bearing(eye, corner)))
  return { from: Math.min(...turns), to: Math.max(...turns) }
}
