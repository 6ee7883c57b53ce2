import { insideBy } from '../../geometry/half-plane.ts'
import { length } from '../../geometry/vector.ts'
import type { Place } from '../../rules/forced/nearest-place.ts'
import { at } from '../at.ts'
import { apart, type Band, type Places } from '../band.ts'
import { type Cut, relaxed } from '../solve/relaxed.ts'
import { broken, type Cell, GIVE, type Limit } from './cell.ts'
import { ANYWHERE, type Domain, domainCuts, placeIn } from './domain.ts'

/** Limits are kept where they are broken by no more than this: the polish sees to the rest. */
export const KEPT = 1e-6

/** One case of a proof: a cell of each limit split so far and a domain for each base, and what it costs at least. */
export interface Branch {
  readonly cells: readonly Cell[]
  readonly domains: readonly Domain[]
  /** Each base's own nearest place in this case: it moves at least that far. */
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

/** What bases cost at least that cost this much each. */
export const costOf = (places: readonly Place[]) => places.reduce((total, { distance }) => total + distance, 0)

/** The edges of the table as cuts of one base that may move by a budget of inches. */
function tableCuts({ rooms }: Band, a: number, budget: number): Cut[] {
  const { from, sides } = at(rooms, a)
  return sides.flatMap(({ nx, ny, least }) => {
    const depth = insideBy({ nx, ny, least }, from.x, from.y)
    return depth < budget ? [{ a, b: -1, nx, ny, least: -depth - GIVE }] : []
  })
}

/** How exactly a case is bounded: to how many inches, and by how much its cuts give way. */
export interface Exactness {
  readonly exact: number
  readonly give: number
}

const USUAL: Exactness = { exact: 2e-7, give: GIVE }
export const TIGHT: Exactness = { exact: 5e-8, give: 2e-8 }

/**
 * A case with its bound: bases that share no cell with another cost what they cost alone; the others at least what their
 * relaxed problem does. Null where the case is closed.
 */
export function branchOf(
  band: Band,
  { cells, domains, nearest, bound: least }: Omit<Branch, 'places'>,
  { above, open }: Horizon,
  { exact, give }: Exactness = USUAL,
): Branch | null {
  const alone = costOf(nearest)
  if (alone >= above) return null
  const joined = [...new Set(cells.flatMap(({ a, b }) => (b < 0 ? [] : [a, b])))]
  if (joined.length === 0) return { cells, domains, nearest, bound: Math.max(least, alone), places: nearest }
  const indexOf = new Map(joined.map((i, k) => [i, k]))
  const own = joined.flatMap((a) => [
    ...tableCuts(band, a, above - alone + at(nearest, a).distance),
    ...domainCuts(band, domains, a),
  ])
  const cuts = [...cells.flatMap((cell) => cell.cuts), ...own].flatMap((cut) => {
    const a = indexOf.get(cut.a)
    if (a === undefined) return []
    return [{ ...cut, least: cut.least + GIVE - give, a, b: indexOf.get(cut.b) ?? -1 }]
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
  return { cells, domains, nearest, bound: Math.max(least, rest + bound), places }
}

/** The case in which nothing is split yet, null where some base has no room. */
export function rootOf(band: Band, horizon: Horizon): Branch | null {
  const domains = band.rooms.map(() => ANYWHERE)
  const nearest = band.rooms.flatMap((_, i) => placeIn(band, domains, [], i, Number.POSITIVE_INFINITY) ?? [])
  if (nearest.length < band.rooms.length) return null
  return branchOf(band, { cells: [], domains, nearest, bound: 0 }, horizon)
}

/** The limit that a case's places break most, and by more than `kept` inches; null where there is none. */
export function mostBroken(limits: readonly Limit[], { cells, places }: Branch, kept = KEPT): BrokenLimit | null {
  let worst = -1
  let most = kept
  for (let index = 0; index < limits.length; index++) {
    const limit = at(limits, index)
    const depth = broken(limit, at(places, limit.a), limit.b < 0 ? null : at(places, limit.b))
    const weight = limit.kind === 'pair' ? 1.5 * depth : depth
    if (weight > most) {
      most = weight
      worst = index
    }
  }
  return worst < 0 ? null : { index: worst, cell: cells.find(({ limit }) => limit === worst) ?? null }
}

/** A limit by its index, with the cell that a case holds it to, if it does. */
export interface BrokenLimit {
  readonly index: number
  readonly cell: Cell | null
}
