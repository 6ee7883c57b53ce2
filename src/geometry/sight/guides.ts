import { edgeMeetsRim, rimsMeet } from '../crossings.ts'
import type { Disc } from '../disc.ts'
import { fromHull } from '../hull.ts'
import type { Point } from '../point.ts'
import { length } from '../vector.ts'
import type { Corridor } from './corridor.ts'

/**
 * All lines at one signed distance from a place: n · (x, y) + k = s. As a floor it bounds lines from below (s no less), as a
 * ceiling from above. The lines that touch a disc from one side are such, and those through a corner.
 */
export interface Guide {
  readonly x: number
  readonly y: number
  readonly k: number
}

/** What bounds the lines of a corridor that keep `room` inches from its solids. */
export interface Guides {
  readonly floors: readonly Guide[]
  readonly ceilings: readonly Guide[]
}

/** The places where a straight edge, moved `shift` inches to its right, crosses a circle. */
export function edgeMeetings(from: Point, to: Point, shift: number, { centre, radius }: Disc): Point[] {
  const size = length(to.x - from.x, to.y - from.y)
  if (size === 0) return []
  const dx = (to.x - from.x) / size
  const dy = (to.y - from.y) / size
  const x = from.x - shift * dy - centre.x
  const y = from.y + shift * dx - centre.y
  const aside = y * dx - x * dy
  if (Math.abs(aside) > radius) return []
  const half = Math.sqrt((radius - aside) * (radius + aside))
  const middle = -(x * dx + y * dy)
  const at = (along: number): Point[] =>
    along < 0 || along > size ? [] : [{ x: centre.x + x + along * dx, y: centre.y + y + along * dy }]
  return [...at(middle - half), ...at(middle + half)]
}

/** The places of a base's edge where the solids of a corridor, grown by `room`, begin and end. */
export function onRim({ discs, polygons }: Corridor, rim: Disc, room: number): Point[] {
  const found: Point[] = []
  if (rim.radius === 0) return found
  for (const { centre, radius } of discs) found.push(...rimsMeet(rim, { centre, radius: radius + room }))
  for (const { corners, around } of polygons) {
    const away = length(around.centre.x - rim.centre.x, around.centre.y - rim.centre.y)
    if (away > around.radius + rim.radius + room) continue
    for (const [i, p] of corners.entries()) {
      const before = corners.at(i - 1) ?? p
      found.push(...edgeMeetings(before, p, room, rim))
      if (room > 0) {
        found.push(...edgeMeetings(before, p, -room, rim))
        found.push(...rimsMeet(rim, { centre: p, radius: room }))
      }
    }
  }
  return found
}

/**
 * Every guide that a line of a corridor may be held by when it keeps `room` (0 or more) inches from the solids: the discs
 * themselves, the edges of round solids, corners, and the places where edges cross the rims of the two bases.
 */
export function guidesOf(corridor: Corridor, room: number): Guides {
  const floors: Guide[] = []
  const ceilings: Guide[] = []
  const add = ({ x, y }: Point, floor: number, ceiling: number) => {
    floors.push({ x, y, k: floor })
    ceilings.push({ x, y, k: ceiling })
  }
  const { a, b, hull, discs, polygons, front } = corridor
  for (const { centre, radius } of [a, b]) add(centre, -radius, radius)
  for (const { centre, radius } of discs) add(centre, radius + room, -radius - room)
  for (const { corners } of polygons)
    for (const corner of corners) if (fromHull(hull, corner.x, corner.y) <= room) add(corner, room, -room)
  for (const rim of [a, b]) for (const place of onRim(corridor, rim, room)) add(place, 0, 0)
  if (front) for (const rim of [a, b]) for (const place of edgeMeetsRim(front, rim)) add(place, 0, 0)
  return { floors, ceilings }
}
