import { gap } from '../../geometry/gap.ts'
import { fromSolid } from '../../geometry/solid.ts'
import type { Landing, Piece } from '../landing.ts'

/** A place of the grid: what it costs to go there, and whether it is free as it stands or only give or take the grid's width. */
interface Spot {
  readonly x: number
  readonly y: number
  readonly cost: number
  readonly free: boolean
}

/** How far a base may stand into what keeps it off at a place; negative where it keeps clear. By plain measuring. */
function depthAt({ mover, table, obstacles }: Landing, stay: readonly Piece[], radius: number, x: number, y: number) {
  const base = { centre: { x, y }, radius }
  let depth = -gap(mover, base)
  for (const other of stay) depth = Math.max(depth, -gap(other.disc, base))
  for (const solid of obstacles) depth = Math.max(depth, radius - fromSolid(solid, x, y))
  if (table) depth = Math.max(depth, radius - x, radius - y, x + radius - table.width, y + radius - table.height)
  return depth
}

/**
 * What the least disruption must lie between, by trying all places of a grid for all bases that must move: no answer costs
 * less than the best in which all limits give way by what the grid may be off, and the best that keeps them all is one.
 */
export function slowBounds(landing: Landing, moving: readonly Piece[], step: number, reach: number) {
  const off = (step * Math.SQRT2) / 2
  const stay = landing.others.filter((other) => !moving.includes(other))
  const spots = moving.map(({ disc: { centre, radius } }) => {
    const list: Spot[] = []
    for (let x = centre.x - reach; x <= centre.x + reach; x += step)
      for (let y = centre.y - reach; y <= centre.y + reach; y += step) {
        const depth = depthAt(landing, stay, radius, x, y)
        const cost = Math.hypot(x - centre.x, y - centre.y)
        if (depth <= off && cost <= reach) list.push({ x, y, cost, free: depth <= 0 })
      }
    return list.sort((a, b) => a.cost - b.cost)
  })
  const best = (strict: boolean): number => {
    let least = Number.POSITIVE_INFINITY
    const give = strict ? 0 : 2 * off
    const place = (i: number, sum: number, put: readonly Spot[]) => {
      const list = spots[i]
      if (!list) {
        least = Math.min(least, sum)
        return
      }
      for (const spot of list) {
        const cost = strict ? spot.cost : Math.max(0, spot.cost - off)
        if (sum + cost >= least) return
        if (strict && !spot.free) continue
        const clear = put.every((other, j) => {
          const apart = (moving[i]?.disc.radius ?? 0) + (moving[j]?.disc.radius ?? 0)
          return Math.hypot(other.x - spot.x, other.y - spot.y) >= apart - give
        })
        if (clear) place(i + 1, sum + cost, [...put, spot])
      }
    }
    place(0, 0, [])
    return least
  }
  return { atLeast: Math.min(reach - off, best(false)), atMost: best(true) }
}

/** Why an arrangement is not legal, by plain measuring; null where it is. */
export function illegal(
  landing: Landing,
  moves: readonly { readonly id: string; readonly to: { readonly x: number; readonly y: number } }[],
) {
  const to = new Map(moves.map((move) => [move.id, move.to]))
  const all = landing.others.map(({ id, disc }) => ({ id, disc: { ...disc, centre: to.get(id) ?? disc.centre } }))
  for (const { id, disc } of all) {
    const rest = all.filter((other) => other.id !== id)
    const { x, y } = disc.centre
    if (to.has(id) && depthAt(landing, rest, disc.radius, x, y) > 2e-9) return `${id} has no room where it is put`
    if (gap(landing.mover, disc) < -1.1e-6) return `${id} lies under the mover`
  }
  return null
}
