import { nearestPlace } from '../rules/nearest-place.ts'
import type { Ground } from '../rules/room.ts'
import { bandOf } from './band.ts'
import type { Landing, Piece } from './landing.ts'

/**
 * Whether it is plain that there is no room, whoever moves: some overlapped base finds no place though all others were gone,
 * or all bases cover more area than the table has.
 */
export function roomless(must: readonly Piece[], { mover, table }: Landing, ground: Ground): boolean {
  const { rooms } = bandOf(must, [mover], ground)
  if (rooms.some((room) => nearestPlace(room) === null)) return true
  if (!table) return false
  // Bases that stay where they are may hang over the edge; those that must move can't.
  const area = must.reduce((sum, { disc }) => sum + Math.PI * disc.radius ** 2, 0)
  return area > table.width * table.height
}
