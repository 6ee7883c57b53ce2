import { directionOf } from '../../geometry/angle.ts'
import type { Disc } from '../../geometry/disc.ts'
import { type HalfPlane, insideBy } from '../../geometry/half-plane.ts'
import { nearestPlace, type Place } from '../../rules/forced/nearest-place.ts'
import type { Room } from '../../rules/forced/room.ts'
import { at } from '../at.ts'
import { apart, type Band } from '../band.ts'
import type { Cut } from '../solve/relaxed.ts'
import { type Cell, GIVE } from './cell.ts'

/** Where a case holds a base: within a disc, if it does, and outside some others. */
export interface Domain {
  readonly within: Disc | null
  readonly out: readonly Disc[]
}

export const ANYWHERE: Domain = { within: null, out: [] }

/** The room of a base as far as its domain leaves it. */
function narrowed(room: Room, { within }: Domain): Room {
  return within ? { ...room, within, rims: [...room.rims, within] } : room
}

/** What other bases' domains keep a base off: wherever one of them is within its disc, this much of its middle is never free. */
function keptOff(band: Band, domains: readonly Domain[], i: number): Disc[] {
  return domains.flatMap(({ within }, j) => {
    const radius = within && j !== i ? apart(band, i, j) - within.radius : 0
    return within && radius > 0 ? [{ centre: within.centre, radius }] : []
  })
}

/** The nearest place that a case leaves a base, exact; null where that is none within a budget of inches. */
export function placeIn(
  band: Band,
  domains: readonly Domain[],
  cells: readonly Cell[],
  i: number,
  budget: number,
): Place | null {
  const domain = at(domains, i)
  const sides = cells.flatMap((cell) => (cell.a === i && cell.b < 0 ? cell.sides : []))
  const rings = [...domain.out, ...keptOff(band, domains, i)]
  return nearestPlace(narrowed(at(band.rooms, i), domain), { rings, sides }, budget)
}

/** A base's disc as cuts: the six sides of the hexagon about it. */
export function domainCuts({ rooms }: Band, domains: readonly Domain[], a: number): Cut[] {
  const { within } = at(domains, a)
  if (!within) return []
  const { from } = at(rooms, a)
  return [0, 1, 2, 3, 4, 5].map((k) => {
    const { cos, sin } = directionOf((k * Math.PI) / 3)
    const side: HalfPlane = { nx: cos, ny: sin, least: cos * within.centre.x + sin * within.centre.y - within.radius }
    return { a, b: -1, nx: cos, ny: sin, least: -insideBy(side, from.x, from.y) - GIVE }
  })
}
