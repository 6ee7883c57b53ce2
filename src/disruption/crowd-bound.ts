import { directionOf } from '../geometry/angle.ts'
import type { HalfPlane } from '../geometry/half-plane.ts'
import type { Point } from '../geometry/point.ts'
import { length } from '../geometry/vector.ts'
import { nearestPlace } from '../rules/nearest-place.ts'
import type { Room } from '../rules/room.ts'
import { at } from './at.ts'
import { apart, type Band } from './band.ts'
import { leastAssignment } from './hungarian.ts'

/** A tiling of the table by hexagons `across` inches from corner to corner, turned and slid. */
interface Tiling {
  readonly across: number
  readonly angle: number
  readonly offset: Point
}

const ROOT_3 = Math.sqrt(3)

/** The centre of a hexagon by its two indices. */
function centreOf({ across, angle, offset }: Tiling, column: number, row: number): Point {
  const size = across / 2
  const x = size * 1.5 * column
  const y = size * ROOT_3 * (row + (((column % 2) + 2) % 2) / 2)
  const { cos, sin } = directionOf(angle)
  return { x: offset.x + x * cos - y * sin, y: offset.y + x * sin + y * cos }
}

/** The six sides of a hexagon, as half-planes that it is the common part of. */
function sidesOf({ across, angle }: Tiling, { x, y }: Point): HalfPlane[] {
  const inner = (across * ROOT_3) / 4
  return [0, 1, 2, 3, 4, 5].map((k) => {
    const { cos, sin } = directionOf(angle + Math.PI / 6 + (k * Math.PI) / 3)
    return { nx: cos, ny: sin, least: cos * x + sin * y - inner }
  })
}

/** The hexagons round a place, nearest first, as far as `reach`; each with the least distance that it can lie at. */
function cellsAbout(tiling: Tiling, from: Point, reach: number) {
  const { across, angle, offset } = tiling
  const { cos, sin } = directionOf(angle)
  const dx = from.x - offset.x
  const dy = from.y - offset.y
  const column = Math.round((dx * cos + dy * sin) / (across * 0.75))
  const row = Math.round((dy * cos - dx * sin) / ((across * ROOT_3) / 2))
  const span = Math.ceil(reach / (across * 0.75)) + 2
  const cells: { key: string; centre: Point; least: number }[] = []
  for (let i = column - span; i <= column + span; i++)
    for (let j = row - span; j <= row + span; j++) {
      const centre = centreOf(tiling, i, j)
      const least = length(centre.x - from.x, centre.y - from.y) - across / 2
      if (least <= reach) cells.push({ key: `${i},${j}`, centre, least })
    }
  return cells.sort((a, b) => a.least - b.least)
}

/** The `count` cheapest hexagons of a base: what its nearest free place in each costs, none above `cap`. */
function cheapest(room: Room, tiling: Tiling, count: number, cap: number): Map<string, number> {
  const found: { key: string; cost: number }[] = []
  let limit = cap
  for (const { key, centre, least } of cellsAbout(tiling, room.from, Math.min(cap, tiling.across * 5))) {
    if (least > limit) break
    const cost = nearestPlace(room, { rings: [], sides: sidesOf(tiling, centre) }, limit)?.distance
    if (cost === undefined) continue
    found.push({ key, cost })
    if (found.length < count) continue
    found.sort((a, b) => a.cost - b.cost)
    found.length = count
    limit = Math.min(limit, found[count - 1]?.cost ?? limit)
  }
  return new Map(found.map(({ key, cost }) => [key, cost]))
}

/**
 * A certified lower bound for bases that move together: a hexagon narrower than two of them holds one centre at most, so that
 * they must share the hexagons out among themselves. `known` is the total of an answer, `distances` what each costs alone.
 */
function boundBy(band: Band, tiling: Tiling, distances: readonly number[], known: number): number {
  const slack = known - distances.reduce((sum, distance) => sum + distance, 0)
  const count = band.rooms.length
  const reach = tiling.across * 5
  const rows = band.rooms.map((room, i) => cheapest(room, tiling, count, at(distances, i) + slack))
  const keys = [...new Set(rows.flatMap((row) => [...row.keys()]))]
  // A base may also go to none of its cheapest: that costs it as much as the dearest of them, or as far as was looked.
  const elsewhere = rows.map((row, i) =>
    Math.min(row.size < count ? Number.POSITIVE_INFINITY : Math.max(...row.values()), at(distances, i) + slack, reach),
  )
  const costs = rows.map((row, i) => [
    ...keys.map((key) => row.get(key) ?? 1e6),
    ...rows.map((_, j) => (i === j ? at(elsewhere, i) : 1e6)),
  ])
  return Math.min(known, leastAssignment(costs, keys.length + count))
}

/** Ever better lower bounds, one tiling after the other. */
export function* crowdBounds(
  band: Band,
  distances: readonly number[],
  known: number,
  random: () => number,
): Generator<number, never> {
  let narrowest = Number.POSITIVE_INFINITY
  for (let i = 0; i < band.rooms.length; i++)
    for (let j = 0; j < i; j++) narrowest = Math.min(narrowest, apart(band, i, j))
  const across = narrowest * (1 - 1e-6)
  let best = distances.reduce((sum, distance) => sum + distance, 0)
  for (;;) {
    const offset = { x: random() * across * 3, y: random() * across * 3 }
    const tiling = { across, angle: (random() * Math.PI) / 3, offset }
    if (across > 1e-3) best = Math.max(best, boundBy(band, tiling, distances, known))
    yield best
  }
}
