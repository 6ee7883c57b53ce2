import type { Disc } from '../geometry/disc.ts'
import type { Point } from '../geometry/point.ts'
import { TOLERANCE } from '../geometry/tolerance.ts'
import { length } from '../geometry/vector.ts'
import { type Ground, isFree, type Room, roomOf } from '../rules/forced/room.ts'
import { at } from './at.ts'
import type { Piece } from './landing.ts'

/** Bases that move together, each with its room among all that stays. */
export interface Band {
  readonly pieces: readonly Piece[]
  readonly rooms: readonly Room[]
}

/** One place for each base of a band, in its order. */
export type Places = readonly Point[]

/** The bases to be moved among those that stay. */
export function bandOf(pieces: readonly Piece[], stay: readonly Disc[], ground: Ground): Band {
  return { pieces, rooms: pieces.map(({ disc }) => roomOf(disc, stay, ground)) }
}

/** Some of a band, by their indices. */
export function partOf({ pieces, rooms }: Band, members: readonly number[]): Band {
  return { pieces: members.map((i) => at(pieces, i)), rooms: members.map((i) => at(rooms, i)) }
}

/** How far two bases' centres must be apart. */
export function apart(band: Band, i: number, j: number): number {
  return at(band.rooms, i).radius + at(band.rooms, j).radius
}

/** The sum of all moves in inches. */
export function total({ rooms }: Band, places: Places): number {
  let sum = 0
  for (let i = 0; i < rooms.length; i++) {
    const { from } = at(rooms, i)
    const { x, y } = at(places, i)
    sum += length(x - from.x, y - from.y)
  }
  return sum
}

/** Whether two bases of a band overlap where they are put. */
export function clash(band: Band, places: Places, i: number, j: number): boolean {
  const a = at(places, i)
  const b = at(places, j)
  return length(a.x - b.x, a.y - b.y) < apart(band, i, j) - TOLERANCE
}

/** Whether all may stand where they are put: in their rooms, and none on another. */
export function fits(band: Band, places: Places): boolean {
  return band.rooms.every((room, i) => {
    const { x, y } = at(places, i)
    if (!isFree(room, x, y)) return false
    for (let j = 0; j < i; j++) if (clash(band, places, i, j)) return false
    return true
  })
}
