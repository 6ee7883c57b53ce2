import { nearestPlace } from '../rules/forced/nearest-place.ts'
import { type Ground, roomOf } from '../rules/forced/room.ts'
import type { Landing, Piece } from './landing.ts'

/** The bases that must move and would find no place even if nothing but the mover and the ground were there, by their ids. */
export function roomless(must: readonly Piece[], { mover }: Landing, ground: Ground): readonly string[] {
  return must.filter(({ disc }) => nearestPlace(roomOf(disc, [mover], ground)) === null).map(({ id }) => id)
}
