import type { Place } from '../../rules/forced/nearest-place.ts'
import { at } from '../at.ts'
import { apart, type Band } from '../band.ts'
import { type Branch, type BrokenLimit, branchOf, costOf, type Horizon } from './branch.ts'
import type { Cell, Limit } from './cell.ts'
import { type Domain, placeIn } from './domain.ts'
import { firstParts, halves } from './split.ts'

/** The radius of the disc that a base is held within or kept out of, as a part of how far two bases must be apart. */
const HELD = 0.4
/** No disc is smaller than this part of it. */
const LEAST = 0.05
/** A case falls into two by a base's domain where both cost at least this part of that distance more. */
const WORTH = 0.02

/** The nearest places of all bases after some domains changed; null where one has none left. */
function renewed(band: Band, branch: Branch, domains: readonly Domain[], above: number): Place[] | null {
  const places = [...branch.nearest]
  for (let i = 0; i < places.length; i++) {
    const before = at(places, i)
    const held = at(domains, i) === at(branch.domains, i)
    const off = domains.some(({ within }, j) => {
      if (!within || j === i || within === at(branch.domains, j).within) return false
      return Math.hypot(before.x - within.centre.x, before.y - within.centre.y) < apart(band, i, j) - within.radius
    })
    if (held && !off) continue
    const place = placeIn(band, domains, branch.cells, i, above - costOf(places) + before.distance)
    if (!place) return null
    places[i] = place
  }
  return places
}

/** A case split by whether a base is within a disc about its nearest place or outside it; how much either costs more at least. */
interface Held {
  readonly branches: readonly Branch[]
  readonly gain: number
}

function heldOrNot(band: Band, branch: Branch, i: number, reach: number, horizon: Horizon): Held | null {
  const domain = at(branch.domains, i)
  const radius = domain.within ? domain.within.radius / 2 : HELD * reach
  if (radius < LEAST * reach) return null
  const disc = { centre: at(branch.nearest, i), radius }
  const before = costOf(branch.nearest)
  let gain = Number.POSITIVE_INFINITY
  const branches: Branch[] = []
  for (const changed of [
    { within: disc, out: domain.out },
    { within: domain.within, out: [...domain.out, disc] },
  ]) {
    const domains = branch.domains.map((known, j) => (j === i ? changed : known))
    const nearest = renewed(band, branch, domains, horizon.above)
    if (!nearest) continue
    gain = Math.min(gain, costOf(nearest) - before)
    if (gain < WORTH * reach) return null
    const part = branchOf(band, { ...branch, domains, nearest }, horizon)
    if (part) branches.push(part)
  }
  return { branches, gain }
}

/**
 * Where two bases want the same spot and each has only worse ones left, a case falls in two: one of them is near its spot,
 * and so keeps the other off, or it isn't. Null where that tells little.
 */
function byDomain(band: Band, branch: Branch, limit: Limit, horizon: Horizon): readonly Branch[] | null {
  if (limit.kind !== 'pair') return null
  const first = heldOrNot(band, branch, limit.a, limit.reach, horizon)
  const second = heldOrNot(band, branch, limit.b, limit.reach, horizon)
  if (!first || !second) return (first ?? second)?.branches ?? null
  return second.gain > first.gain ? second.branches : first.branches
}

/** The cases that a case falls into at one of its limits, those left out that cost too much. */
export function parts(
  band: Band,
  limits: readonly Limit[],
  branch: Branch,
  { index, cell }: BrokenLimit,
  horizon: Horizon,
): readonly Branch[] {
  const { cells, domains, nearest } = branch
  const limit = at(limits, index)
  const held = cell ? null : byDomain(band, branch, limit, horizon)
  if (held) return held
  const { a, b } = limit
  const spent = costOf(nearest) - at(nearest, a).distance - (b < 0 ? 0 : at(nearest, b).distance)
  const budget = horizon.above - spent
  const others = cells.filter((known) => known !== cell)
  const pieces: readonly Cell[] = cell
    ? halves(band, limit, cell, horizon.best, branch.places)
    : firstParts(band, index, limit, budget, horizon.best)
  return pieces.flatMap((piece) => {
    const all = [...others, piece]
    let places = nearest
    if (b < 0) {
      const place = placeIn(band, domains, all, a, budget)
      if (!place) return []
      places = nearest.map((known, i) => (i === a ? place : known))
    }
    return branchOf(band, { ...branch, cells: all, nearest: places }, horizon) ?? []
  })
}
