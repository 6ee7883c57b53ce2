import { rolledDie } from '../../chance/die.ts'
import type { Disc } from '../../geometry/disc.ts'
import { distance, type Point } from '../../geometry/point.ts'
import { awayFrom, slamDistance } from '../../rules/forced/moved.ts'
import { type MissedThrow, throwDrift, throwImpact } from '../../rules/forced/throw-drift.ts'
import { modelOf, roundBodyOf, tableReadings } from '../bodies.ts'
import type { Table } from '../document.ts'
import type { Shove } from '../lay.ts'

/** A shove aimed straight away from another model, so many inches; null where their centres coincide or one of them is gone. */
function aimedAway(table: Table, shove: Shove, origin: string, inches: number): Shove | null {
  const mover = modelOf(table, shove.mover)
  const from = modelOf(table, origin)
  const body = mover && roundBodyOf(mover)
  const way = body && from && awayFrom(from, body)
  return way ? { ...shove, x: mover.x + way.dx * inches, y: mover.y + way.dy * inches } : null
}

/** The same shove, as far as it was aimed, straight away from another model; null where there is no such direction. */
export function turnedAway(table: Table, shove: Shove, origin: string): Shove | null {
  const mover = modelOf(table, shove.mover)
  return mover && aimedAway(table, shove, origin, distance(mover, shove))
}

/** The slam that another model makes, for a die of 1 to 6; null where there is no direction away from it. */
export function slamRolled(table: Table, shove: Shove, slammer: string, rolled: number): Shove | null {
  const [mover, from] = [modelOf(table, shove.mover), modelOf(table, slammer)]
  if (!mover || !from) return null
  const [slammed, slamming] = [roundBodyOf(mover), roundBodyOf(from)]
  if (!slammed || !slamming) return null
  return aimedAway(table, shove, slammer, slamDistance(slamming.disc, slammed.disc, rolled))
}

/** What a throw is aimed at: the base under the aim, else the bare place, as a disc of no radius. */
function aimedAt(table: Table, mover: string, aim: Point): Disc {
  const round = table.models.filter(({ id }) => id !== mover).flatMap((model) => roundBodyOf(model) ?? [])
  const bodies = round.filter(({ disc }) => distance(disc.centre, aim) <= disc.radius)
  const [nearest] = bodies.toSorted((a, b) => distance(a.disc.centre, aim) - distance(b.disc.centre, aim))
  return nearest?.disc ?? { centre: aim, radius: 0 }
}

/** What the drift of a throw at a place hangs on; null without its mover, or where that is not round. */
function missedOn(table: Table, shove: Shove, aim: Point): MissedThrow | null {
  const mover = modelOf(table, shove.mover)
  const body = mover && roundBodyOf(mover)
  if (!mover || !body) return null
  const { deviationCap: cap, directions } = tableReadings(table)
  return { thrown: body.disc, aimed: aimedAt(table, mover.id, aim), cap, directions }
}

/** Where each direction of 1 to 6 leads a throw that misses what it is aimed at, in radians; none without its mover. */
export function throwWays(table: Table, shove: Shove, aim: Point): readonly number[] {
  const missed = missedOn(table, shove, aim)
  return missed ? throwDrift(missed).bearings : []
}

/** A throw that missed what it was aimed at: where it goes for a direction of 1 to 6 and a distance of 1 to 3; null without its mover. */
export function throwMissed(
  table: Table,
  shove: Shove,
  aim: Point,
  [direction, rolled]: readonly [number, number],
): Shove | null {
  const missed = missedOn(table, shove, aim)
  return missed && { ...shove, ...throwImpact(missed, direction, rolled) }
}

/** The die of a slam that falls as number `index` of a seed's series. */
export const slamDieRolled = (seed: number, index: number): number => rolledDie(seed, index)

/** The direction of 1 to 6 and the distance of 1 to 3 of a missed throw, by the two dice that fall from number `index` on: the second counts half, up. */
export function missRolled(seed: number, index: number): readonly [number, number] {
  return [rolledDie(seed, index), Math.ceil(rolledDie(seed, index + 1) / 2)]
}
