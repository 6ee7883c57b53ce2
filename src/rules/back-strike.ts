import { type Path, pathUntil } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import { TOLERANCE } from '../geometry/tolerance.ts'
import { length } from '../geometry/vector.ts'
import { ahead, type Extent } from './arc.ts'
import { type Body, centreOf } from './body.ts'

/** Whether a walk stayed out of the front arc; lengths in inches. */
export interface BackStrike {
  readonly eligible: boolean
  /** Length along the walk at which it first goes over the line; 0 if it starts there, null if it never does. */
  readonly firstEntry: number | null
  /** The centre of the base at that moment. */
  readonly entryPoint: Point | null
  /** How far over the line it comes at most; negative when it keeps that far behind. */
  readonly deepest: number
  /** The centre of the base at that moment. */
  readonly deepestAt: Point
}

/**
 * Whether a base of a given radius, walking along a path up to the attack, was never in the front arc of a target that does
 * not turn. Exact on the swept base: along a straight leg the distance from the line changes evenly, so the ends of the legs
 * decide. Touching the line from behind is behind. A path of no points is nowhere: eligible.
 */
export function backStrike(
  target: Body,
  radius: number,
  path: Path,
  extent: Extent,
  attackAt = Number.POSITIVE_INFINITY,
): BackStrike {
  const margin = extent === 'whole' ? radius : 0
  const over = (place: Point) => ahead(target, place) + margin
  let walked = 0
  let entry: { at: number; point: Point } | null = null
  let deepest = Number.NEGATIVE_INFINITY
  let deepestAt: Point = centreOf(target)
  let before: Point | null = null
  for (const point of pathUntil(path, attackAt)) {
    const depth = over(point)
    if (depth > deepest) {
      deepest = depth
      deepestAt = point
    }
    const from: Point = before ?? point
    const leg = length(point.x - from.x, point.y - from.y)
    if (depth > TOLERANCE && !entry) {
      const start = over(from)
      const part = before && start < 0 ? start / (start - depth) : 0
      entry = {
        at: walked + part * leg,
        point: { x: from.x + part * (point.x - from.x), y: from.y + part * (point.y - from.y) },
      }
    }
    walked += leg
    before = point
  }
  return {
    eligible: entry === null,
    firstEntry: entry?.at ?? null,
    entryPoint: entry?.point ?? null,
    deepest,
    deepestAt,
  }
}
