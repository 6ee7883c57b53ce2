import type { Line } from '../line.ts'
import { TOLERANCE } from '../tolerance.ts'
import type { Corridor } from './corridor.ts'
import { type Guide, type Guides, guidesOf } from './guides.ts'
import { isClear } from './is-clear.ts'

/** What a line that only touches a solid is: blocked by it, or free. */
export type Tangent = 'blocked' | 'free'

/** How far the guides of a search keep from solids, and how far its lines must. */
export interface Keeping {
  readonly guides: number
  readonly lines: number
}

/** A touch that blocks needs a gap of some width beside it; one that doesn't may cut in by the tolerance. */
export function keeping(tangent: Tangent): Keeping {
  return tangent === 'free' ? { guides: 0, lines: -TOLERANCE } : { guides: TOLERANCE, lines: TOLERANCE / 2 }
}

/** The line of two guides, floor and ceiling, that the lines between both turn clockwise from; null where there is none. */
function heldBy({ a, b }: Corridor, floor: Guide, ceiling: Guide, from: 1 | -1): Line | null {
  const dx = floor.x - ceiling.x
  const dy = floor.y - ceiling.y
  const square = dx * dx + dy * dy
  const k = ceiling.k - floor.k
  if (square === 0 || k * k > square) return null
  const along = k / square
  const aside = (from * Math.sqrt(square - k * k)) / square
  const nx = along * dx - aside * dy
  const ny = along * dy + aside * dx
  if (ny * (b.centre.x - a.centre.x) - nx * (b.centre.y - a.centre.y) <= 0) return null
  return { nx, ny, s: nx * floor.x + ny * floor.y + floor.k }
}

/**
 * Walk through the lines held between a floor and a ceiling that are clear, until `visit` says to stop. Every set of clear
 * lines that can be turned and shifted into each other has one that can't be turned any further anticlockwise (and one
 * clockwise), and there a floor and a ceiling hold it: so if there is any clear line, one of these is.
 */
export function eachHeld(
  corridor: Corridor,
  { floors, ceilings }: Guides,
  room: number,
  ends: 'first' | 'both',
  visit: (line: Line) => boolean,
): boolean {
  for (const floor of floors) {
    for (const ceiling of ceilings) {
      if (floor.x === ceiling.x && floor.y === ceiling.y) continue
      for (let from: 1 | -1 = 1; ; from = -1) {
        const line = heldBy(corridor, floor, ceiling, from)
        if (line && isClear(corridor, line.nx, line.ny, line.s, room) && visit(line)) return true
        if (ends === 'first' || from === -1) break
      }
    }
  }
  return false
}

/** The line of the two centres. */
export function centreLine({ a, hull }: Corridor): Line {
  const nx = -hull.dy
  const ny = hull.dx
  return { nx, ny, s: nx * a.centre.x + ny * a.centre.y }
}

/** Some line of a corridor that keeps clear of its solids as asked, or null where there is none. */
export function lineKeeping(corridor: Corridor, keep: Keeping): Line | null {
  const straight = centreLine(corridor)
  if (isClear(corridor, straight.nx, straight.ny, straight.s, keep.lines)) return straight
  if (corridor.discs.length + corridor.polygons.length === 0 && !corridor.front) return straight
  let found: Line | null = null
  eachHeld(corridor, guidesOf(corridor, keep.guides), keep.lines, 'first', (line) => {
    found = line
    return true
  })
  return found
}

/**
 * Some line from one disc of a corridor to the other that no solid blocks, or null where every line is blocked. Exact to
 * the tolerance: where touching blocks, a gap of no width lets nothing through.
 */
export function clearLine(corridor: Corridor, tangent: Tangent): Line | null {
  return lineKeeping(corridor, keeping(tangent))
}
