import { insideBy } from '../geometry/half-plane.ts'
import { length } from '../geometry/vector.ts'
import { nearestPlace, type Place } from '../rules/nearest-place.ts'
import { at } from './at.ts'
import { apart, type Band, type Places } from './band.ts'
import { broken, type Cell, GIVE, type Limit } from './cell.ts'
import { type Cut, relaxed } from './relaxed.ts'
import { firstParts, halves } from './split.ts'

/** Limits are kept where they are broken by no more than this: the polish sees to the rest. */
export const KEPT = 1e-6

/** One case of a proof: a cell of each limit split so far, and what it costs at least. */
export interface Branch {
  readonly cells: readonly Cell[]
  /** Each base's own nearest place within its cells: it moves at least that far. */
  readonly nearest: readonly Place[]
  readonly bound: number
  /** The best places as far as this case tells: they may break limits not split yet. */
  readonly places: Places
}

/** What bounds a search: an answer that costs `above` inches or more is of no use, nor does one below `open` end a case. */
export interface Horizon {
  readonly above: number
  readonly open: number
  readonly best: Places | null
}

/** Every limit that bases of the band can break at all with a budget of inches each. */
export function limitsOf(band: Band, budgets: readonly number[]): Limit[] {
  return band.rooms.flatMap(({ from, radius, rings, walls }, a): Limit[] => {
    const budget = at(budgets, a)
    const reaches = (distance: number) => distance < budget + 1e-9
    const round = rings
      .filter(({ centre, radius: reach }) => reaches(length(from.x - centre.x, from.y - centre.y) - reach))
      .map(({ centre, radius: reach }) => ({ kind: 'round', a, b: -1, centre, reach }) as const)
    const wall = walls.map((wall) => ({ kind: 'wall', a, b: -1, wall, reach: radius }) as const)
    const pairs = band.rooms.slice(0, a).flatMap((other, b): Limit[] => {
      const reach = apart(band, a, b)
      const gap = length(from.x - other.from.x, from.y - other.from.y) - reach
      return gap < budget + at(budgets, b) + 1e-9 ? [{ kind: 'pair', a, b, reach }] : []
    })
    return [...round, ...wall, ...pairs]
  })
}

const sum = (places: readonly Place[]) => places.reduce((total, { distance }) => total + distance, 0)

/** The edges of the table as cuts of one base that may move by a budget of inches. */
function tableCuts({ rooms }: Band, a: number, budget: number): Cut[] {
  const { from, sides } = at(rooms, a)
  return sides.flatMap(({ nx, ny, least }) => {
    const depth = insideBy({ nx, ny, least }, from.x, from.y)
    return depth < budget ? [{ a, b: -1, nx, ny, least: -depth - GIVE }] : []
  })
}

/**
 * A case with its bound: bases that share no cell with another cost what they cost alone; the others at least what their
 * relaxed problem does. Null where the case is closed.
 */
export function branchOf(
  band: Band,
  cells: readonly Cell[],
  nearest: readonly Place[],
  least: number,
  { above, open }: Horizon,
  exact = 2e-7,
): Branch | null {
  const alone = sum(nearest)
  if (alone >= above) return null
  const joined = [...new Set(cells.flatMap(({ a, b }) => (b < 0 ? [] : [a, b])))]
  if (joined.length === 0) return { cells, nearest, bound: Math.max(least, alone), places: nearest }
  const indexOf = new Map(joined.map((i, k) => [i, k]))
  const cuts = [
    ...cells.flatMap((cell) => cell.cuts),
    ...joined.flatMap((a) => tableCuts(band, a, above - alone + at(nearest, a).distance)),
  ].flatMap((cut) => {
    const a = indexOf.get(cut.a)
    if (a === undefined) return []
    return [{ ...cut, a, b: indexOf.get(cut.b) ?? -1 }]
  })
  const floors = joined.map((i) => at(nearest, i).distance)
  const rest = alone - floors.reduce((total, floor) => total + floor, 0)
  const aim = { above: above - rest, open: open - rest, rough: 2e-3, exact }
  const { bound, moves } = relaxed(floors, cuts, aim)
  if (bound >= aim.above) return null
  const places = nearest.map((place, i) => {
    const move = moves?.[indexOf.get(i) ?? -1]
    const { from } = at(band.rooms, i)
    return move ? { x: from.x + move.dx, y: from.y + move.dy } : place
  })
  return { cells, nearest, bound: Math.max(least, rest + bound), places }
}

/** The case in which nothing is split yet, null where some base has no room within its budget. */
export function rootOf(band: Band, horizon: Horizon): Branch | null {
  const nearest = band.rooms.flatMap((room) => nearestPlace(room) ?? [])
  if (nearest.length < band.rooms.length) return null
  return branchOf(band, [], nearest, 0, horizon)
}

/** The limit that a case's places break most, with its cell if it has one; null where they keep them all. */
export function mostBroken(
  limits: readonly Limit[],
  { cells, places }: Branch,
): { index: number; cell: Cell | null } | null {
  let worst = -1
  let most = KEPT
  for (let index = 0; index < limits.length; index++) {
    const limit = at(limits, index)
    const depth = broken(limit, at(places, limit.a), limit.b < 0 ? null : at(places, limit.b))
    const weight = limit.kind === 'pair' ? 1.5 * depth : depth
    if (weight > most) {
      most = weight
      worst = index
    }
  }
  if (worst < 0) return null
  return { index: worst, cell: cells.find(({ limit }) => limit === worst) ?? null }
}

/** The cases that a case falls into when one of its limits is split, those left out that cost too much. */
export function parts(band: Band, limits: readonly Limit[], from: Branch, index: number, horizon: Horizon): Branch[] {
  const { cells, nearest, bound } = from
  const limit = at(limits, index)
  const { a, b } = limit
  const old = cells.find((cell) => cell.limit === index)
  const spent = sum(nearest) - at(nearest, a).distance - (b < 0 ? 0 : at(nearest, b).distance)
  const budget = horizon.above - spent
  const others = cells.filter((cell) => cell !== old)
  const pieces = old
    ? halves(band, limit, old, horizon.best, from.places)
    : firstParts(band, index, limit, budget, horizon.best)
  return pieces.flatMap((piece) => {
    const all = [...others, piece]
    let places = nearest
    if (b < 0) {
      const sides = all.flatMap((cell) => (cell.a === a ? cell.sides : []))
      const place = nearestPlace(at(band.rooms, a), { rings: [], sides }, budget)
      if (!place) return []
      places = nearest.map((known, i) => (i === a ? place : known))
    }
    return branchOf(band, all, places, bound, horizon) ?? []
  })
}
