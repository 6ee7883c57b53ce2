import { nearestPlace } from '../../rules/forced/nearest-place.ts'
import { groundOf } from '../../rules/forced/room.ts'
import { type Band, bandOf } from '../band.ts'
import { overlapped } from '../depth.ts'
import type { Landing } from '../landing.ts'
import { anyLanding } from './scenes.ts'

/** The overlapped bases of a landing as a band, and what each costs alone; null where one finds no room. */
export function overlappedBand(
  landing: Landing,
): { readonly band: Band; readonly distances: readonly number[] } | null {
  const must = overlapped(landing)
  const stay = landing.others.filter((other) => !must.includes(other)).map((other) => other.disc)
  const band = bandOf(must, [landing.mover, ...stay], groundOf(landing.table, landing.obstacles))
  const distances = band.rooms.flatMap((room) => nearestPlace(room)?.distance ?? [])
  return distances.length === must.length ? { band, distances } : null
}

/** Bases packed about the mover, so that those overlapped must hop and want the same spots. */
export const packed = anyLanding(5, 45).filter((landing) => overlapped(landing).length > 2)
