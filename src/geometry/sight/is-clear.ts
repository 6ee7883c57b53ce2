import { insideBy } from '../half-plane.ts'
import { TOLERANCE } from '../tolerance.ts'
import type { Corridor } from './corridor.ts'
import { comesNear, runsThrough } from './meets-polygon.ts'

/** How far rounding may carry a line off the disc that it was made to touch, in inches. */
const SLIP = 1e-11

/**
 * Whether a line through both discs of a corridor, in the right direction, keeps `room` inches from every solid on its way,
 * up to less than that room in all. Below 0, it may cut into solids by as much.
 */
export function isClear({ a, b, discs, polygons, front }: Corridor, nx: number, ny: number, s: number, room: number) {
  const asideA = nx * a.centre.x + ny * a.centre.y - s
  if (Math.abs(asideA) > a.radius + SLIP) return false
  const asideB = nx * b.centre.x + ny * b.centre.y - s
  if (Math.abs(asideB) > b.radius + SLIP) return false
  const from = ny * a.centre.x - nx * a.centre.y + Math.sqrt(Math.max(0, a.radius * a.radius - asideA * asideA))
  const to = ny * b.centre.x - nx * b.centre.y - Math.sqrt(Math.max(0, b.radius * b.radius - asideB * asideB))
  if (front) {
    if (insideBy(front, nx * s + ny * from, ny * s - nx * from) < -TOLERANCE) return false
    if (insideBy(front, nx * s + ny * to, ny * s - nx * to) < -TOLERANCE) return false
  }
  for (const { centre, radius } of discs) {
    const reach = radius + room
    const aside = nx * centre.x + ny * centre.y - s
    if (Math.abs(aside) >= reach) continue
    const half = Math.sqrt(reach * reach - aside * aside)
    const along = ny * centre.x - nx * centre.y
    if (along + half > from && along - half < to) return false
  }
  for (const { corners, around } of polygons) {
    const aside = nx * around.centre.x + ny * around.centre.y - s
    if (Math.abs(aside) >= around.radius + Math.max(0, room)) continue
    if (room >= 0 ? comesNear(corners, nx, ny, s, from, to, room) : runsThrough(corners, nx, ny, s, from, to, -room))
      return false
  }
  return true
}
