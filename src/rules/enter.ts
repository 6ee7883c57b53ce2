import type { Disc } from '../geometry/disc.ts'
import type { Path } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import { TOLERANCE } from '../geometry/tolerance.ts'
import { length } from '../geometry/vector.ts'

/** How much of a base must be inside an area for the base to be inside: any part, its centre, or all of it. */
export type Share = 'part' | 'centre' | 'wholly'

/** Whether a movement enters an area; lengths in inches along it. */
export interface Entering {
  readonly startsInside: boolean
  readonly enters: boolean
  readonly firstEntry: number | null
  /** The base's centre at that moment. */
  readonly entryPoint: Point | null
  /** 0 or 1: a movement enters an area at most once. */
  readonly times: 0 | 1
}

/** How near the centres must be for a base to be inside; negative where the base is larger than the area. */
function threshold(zone: Disc, radius: number, share: Share): number {
  return share === 'part' ? zone.radius + radius : share === 'centre' ? zone.radius : zone.radius - radius
}

/** The part of a leg (0 to 1) after which a place is first within `limit` of a centre, null if it never is. */
function firstWithin(from: Point, to: Point, centre: Point, limit: number): number | null {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const leg = length(dx, dy)
  if (leg === 0) return null
  const ux = dx / leg
  const uy = dy / leg
  const x = from.x - centre.x
  const y = from.y - centre.y
  const nearestAt = -(x * ux + y * uy)
  const aside = Math.abs(x * uy - y * ux)
  const clamped = Math.min(leg, Math.max(0, nearestAt))
  if (length(aside, nearestAt - clamped) > limit + TOLERANCE) return null
  const before = aside < limit ? Math.sqrt((limit - aside) * (limit + aside)) : 0
  return Math.min(clamped, Math.max(0, nearestAt - before)) / leg
}

/**
 * Whether a base of a given radius, walking along a path, goes from outside an area to inside it. Starting inside is no
 * entry, leaving and coming back is; touching the area's edge is inside. Exact on each straight leg.
 */
export function entering(zone: Disc, radius: number, path: Path, share: Share): Entering {
  const limit = threshold(zone, radius, share)
  const { centre } = zone
  const inside = (place: Point) => length(place.x - centre.x, place.y - centre.y) <= limit + TOLERANCE
  const start = path[0]
  const startsInside = start !== undefined && inside(start)
  let isInside = startsInside
  let walked = 0
  for (const [i, to] of path.entries()) {
    const from = path[i - 1]
    if (!from) continue
    const leg = length(to.x - from.x, to.y - from.y)
    if (isInside) isInside = inside(to)
    else {
      const part = firstWithin(from, to, centre, limit)
      if (part !== null) {
        const entryPoint = { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) }
        return { startsInside, enters: true, firstEntry: walked + part * leg, entryPoint, times: 1 }
      }
    }
    walked += leg
  }
  return { startsInside, enters: false, firstEntry: null, entryPoint: null, times: 0 }
}
