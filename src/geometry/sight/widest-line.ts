import type { Disc } from '../disc.ts'
import type { HalfPlane } from '../half-plane.ts'
import { fromHull } from '../hull.ts'
import type { Line } from '../line.ts'
import type { Solid } from '../solid.ts'
import { TOLERANCE } from '../tolerance.ts'
import { centreLine, clearLine, lineKeeping, type Tangent } from './clear-line.ts'
import { type Corridor, corridorOf } from './corridor.ts'
import { isClear } from './is-clear.ts'

/** A line that passes solids, and how many inches it keeps from the nearest of them: at most the greatest asked for. */
export interface RoomyLine {
  readonly line: Line
  readonly room: number
}

/** How near the room found comes to the greatest there is, in inches. */
const NEAR = 1e-6

/** The line that keeps this much from all solids, the line of the centres where that one does. */
function keepingRoom(corridor: Corridor, room: number): Line | null {
  return lineKeeping(corridor, { guides: room, lines: room - TOLERANCE })
}

/** Only what comes within `reach` of the corridor's hull. */
function narrowed(corridor: Corridor, reach: number): Corridor {
  const { hull, discs, polygons } = corridor
  const isNear = ({ centre, radius }: Disc) => fromHull(hull, centre.x, centre.y) <= radius + reach
  return { ...corridor, discs: discs.filter(isNear), polygons: polygons.filter(({ around }) => isNear(around)) }
}

/**
 * The clear line between two discs apart that keeps farthest from every solid, to a millionth of an inch; null where no line
 * is clear. Looking for no more room than `enough`, it takes the line of the centres where that has as much.
 */
export function widestLine(
  a: Disc,
  b: Disc,
  solids: readonly Solid[],
  tangent: Tangent,
  enough: number,
  front: HalfPlane | null = null,
): RoomyLine | null {
  const corridor = corridorOf(a, b, solids, enough, front)
  const clear = clearLine(narrowed(corridor, TOLERANCE), tangent)
  if (!clear) return null
  const free = keepingRoom(corridor, enough)
  if (free) return { line: free, room: enough }
  let line = clear
  let room = 0
  let tooMuch = enough
  while (tooMuch - room > NEAR) {
    const middle = (room + tooMuch) / 2
    const found = keepingRoom(narrowed(corridor, middle), middle)
    if (found) {
      line = found
      room = middle
    } else tooMuch = middle
  }
  const straight = centreLine(corridor)
  if (isClear(corridor, straight.nx, straight.ny, straight.s, room - NEAR)) line = straight
  return { line, room }
}
