import type { Point } from '../../geometry/point.ts'
import { at } from '../at.ts'
import type { Band, Places } from '../band.ts'
import { arcCell, between, type Cell, type Limit, wallCells } from './cell.ts'

const TURN = 2 * Math.PI
/** The widest first part of a round limit: 63°. */
const WIDEST = 1.1
/** Nothing is split closer than this to an end, in radians. */
const EDGE = 1e-6

/** An angle brought by whole turns to the first place at or after `from`. */
const after = (angle: number, from: number) => from + ((((angle - from) % TURN) + TURN) % TURN)

/**
 * Half the angle within which a vector may point that starts as one of length `size`, changes by no more than `budget`, and
 * ends no shorter than `reach`; null where it can't.
 */
function halfRange(size: number, reach: number, budget: number): number | null {
  if (size + budget < reach) return null
  if (budget >= size + reach || size === 0) return Math.PI
  if (budget < size && size * size - budget * budget >= reach * reach) return Math.asin(budget / size)
  if (reach === 0) return Math.PI
  const cos = (reach * reach + size * size - budget * budget) / (2 * reach * size)
  return cos >= 1 ? 0 : cos <= -1 ? Math.PI : Math.acos(cos)
}

/** Cut points between two directions: the wanted one, if it lies between, and as many more as keep all parts narrow enough. */
function cutPoints(from: number, to: number, wanted: number | null): number[] {
  const at = wanted === null ? Number.NaN : after(wanted, from)
  const corners = at > from + EDGE && at < to - EDGE ? [from, at, to] : [from, to]
  return corners.flatMap((corner, i) => {
    const next = corners[i + 1]
    if (next === undefined) return [corner]
    const parts = Math.max(1, Math.ceil((next - corner) / WIDEST))
    return Array.from({ length: parts }, (_, k) => corner + (k * (next - corner)) / parts)
  })
}

/** The ends of a limit's vector in a set of places. */
const vectorIn = (limit: Limit, places: Places) =>
  between(limit, at(places, limit.a), limit.b < 0 ? null : at(places, limit.b))

const bearingIn = (limit: Limit, places: Places | null): number | null => {
  if (!places) return null
  const { dx, dy } = vectorIn(limit, places)
  return Math.atan2(dy, dx)
}

/** The first parts of a limit, as far as its bases can get with a budget of inches between them. */
export function firstParts(band: Band, index: number, limit: Limit, budget: number, best: Places | null): Cell[] {
  if (limit.kind === 'wall') return wallCells(band, index, limit.a, limit.wall, limit.reach)
  const start = vectorIn(
    limit,
    band.rooms.map(({ from }) => from),
  )
  const half = halfRange(Math.hypot(start.dx, start.dy), limit.reach, budget)
  if (half === null) return []
  const middle = Math.atan2(start.dy, start.dx)
  const wanted = bearingIn(limit, best)
  // All round, the first cut is where the best known answer points, so that it lies in a corner of its parts.
  const from = half >= Math.PI - EDGE ? (wanted ?? middle) : middle - half
  const to = half >= Math.PI - EDGE ? from + TURN : middle + half
  const centre: Point = limit.kind === 'round' ? limit.centre : { x: 0, y: 0 }
  const cuts = cutPoints(from, to, wanted)
  return cuts.flatMap((cut, i) => {
    const next = cuts[i + 1]
    if (next === undefined) return []
    return [arcCell(band, index, limit, { centre, reach: limit.reach, from: cut, to: next })]
  })
}

/** Both halves of an arc: cut where the best known answer points, else where the relaxed one does, else in the middle. */
export function halves(
  band: Band,
  limit: Limit,
  { arc, limit: index }: Cell,
  best: Places | null,
  relaxed: Places,
): Cell[] {
  if (!arc) return []
  const { from, to, centre, reach } = arc
  const wide = to - from
  const wanted = bearingIn(limit.kind === 'wall' ? { kind: 'round', a: limit.a, b: -1, centre, reach } : limit, best)
  const seen = bearingIn(limit.kind === 'wall' ? { kind: 'round', a: limit.a, b: -1, centre, reach } : limit, relaxed)
  const pick = [[wanted, EDGE] as const, [seen, 0.1 * wide] as const].flatMap(([angle, margin]) => {
    if (angle === null) return []
    const turned = after(angle, from)
    return turned > from + margin && turned < to - margin ? [turned] : []
  })
  const cut = pick[0] ?? (from + to) / 2
  return [
    arcCell(band, index, limit, { centre, reach, from, to: cut }),
    arcCell(band, index, limit, { centre, reach, from: cut, to }),
  ]
}
