import type { Disc } from '../../geometry/disc.ts'
import type { Point } from '../../geometry/point.ts'
import type { Region } from '../../geometry/region.ts'
import type { Extents } from '../../geometry/shape/extents.ts'
import type { Solid } from '../../geometry/solid.ts'
import { allNearest } from '../all-nearest.ts'
import { freeRegion } from './legal-region.ts'
import { groundOf, isFree, type Room, roomOf } from './room.ts'

/** A base that is to be replaced by one of another size, and what may not be overlapped: other bases, and ground. */
export interface Replacement {
  readonly old: Disc
  /** Radius of the new base in inches. */
  readonly radius: number
  readonly others: readonly Disc[]
  readonly table: Extents | null
  readonly obstacles: readonly Solid[]
}

/** The nearest legal place: how far it is in inches, and where; null where several are equally near. */
export interface NearestLegal {
  readonly distance: number
  readonly at: Point | null
}

/** Inches by which the centres may differ: the smaller base lies wholly within the larger one's area. */
export function mostShift({ old, radius }: Replacement): number {
  return Math.abs(old.radius - radius)
}

/** Where the new base's centre may lie, measured from a place. Edges may touch; the base stays wholly on the table. */
function legalRoom(replacement: Replacement, from: Point): Room {
  const { old, radius, others, table, obstacles } = replacement
  const within = { centre: old.centre, radius: mostShift(replacement) }
  return roomOf({ centre: from, radius }, others, groundOf(table, obstacles), within)
}

/** Whether the new base may be put with its centre at a place. */
export function mayReplaceAt(replacement: Replacement, place: Point): boolean {
  return isFree(legalRoom(replacement, place), place.x, place.y)
}

/** The legal place nearest to a wanted one; null where there is none, and so no replacement. */
export function nearestLegal(replacement: Replacement, wanted: Point): NearestLegal | null {
  const nearest = allNearest(legalRoom(replacement, wanted))
  if (!nearest) return null
  const [first, ...others] = nearest.places
  return { distance: nearest.distance, at: first && others.length === 0 && !nearest.free ? first : null }
}

/** Where the new base's centre may lie, as the edge of that region; a single place or a bare line has none. */
export function legalRegion(replacement: Replacement): readonly Region[] {
  return freeRegion(legalRoom(replacement, replacement.old.centre))
}
