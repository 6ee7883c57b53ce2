import { turnBetween } from '../angle.ts'
import type { Disc } from '../disc.ts'
import { between } from '../line.ts'
import { bearing, type Point } from '../point.ts'
import type { Solid } from '../solid.ts'
import { TOLERANCE } from '../tolerance.ts'
import { clearLine, eachHeld, keeping, type Tangent } from './clear-line.ts'
import { corridorOf } from './corridor.ts'
import { guidesOf, onRim } from './guides.ts'
import { seenFrom } from './shadow.ts'

const QUARTER = Math.PI / 2

/** Whether a place of a disc's edge, `outward` the direction straight out of it there, sees some place of another disc. */
function isSeen(place: Point, outward: number, by: Disc, solids: readonly Solid[], tangent: Tangent): boolean {
  const eye: Disc = { centre: place, radius: 0 }
  if (by.radius === 0) return clearLine(corridorOf(eye, by, solids, TOLERANCE), tangent) !== null
  const { from: first, to: end, blocked } = seenFrom(place, by, solids, tangent)
  const out = turnBetween(bearing(place, by.centre), outward)
  const last = Math.min(end, out + QUARTER)
  let at = Math.max(first, out - QUARTER)
  for (const { from, to } of blocked) {
    if (from > at + TOLERANCE) break
    at = Math.max(at, to)
  }
  return at < last - TOLERANCE
}

/**
 * The share of a disc's near edge (what another one apart from it would see of it if nothing stood between) that no place of
 * that other one sees past solids: 0 to 1. Of a point, all or nothing. Exact: what is seen begins and ends where clear lines
 * that can be turned no further meet the edge, or a solid does.
 */
export function hiddenRim(a: Disc, b: Disc, solids: readonly Solid[], tangent: Tangent): number {
  const corridor = corridorOf(a, b, solids, TOLERANCE)
  if (corridor.discs.length + corridor.polygons.length === 0) return 0
  if (b.radius === 0) return clearLine(corridor, tangent) ? 0 : 1
  const straight = bearing(b.centre, a.centre)
  const wide = Math.acos(Math.max(-1, Math.min(1, (b.radius - a.radius) / corridor.hull.apart)))
  const cuts: number[] = []
  const cut = (place: Point) => cuts.push(turnBetween(straight, bearing(b.centre, place)))
  const { guides, lines } = keeping(tangent)
  const { floors, ceilings } = guidesOf(corridor, guides)
  const pairs = [
    { floors, ceilings },
    { floors, ceilings: floors },
    { floors: ceilings, ceilings },
  ]
  for (const pair of pairs)
    eachHeld(corridor, pair, lines, 'both', (line) => {
      cut(between(line, a, b).to)
      return false
    })
  if (cuts.length === 0) return 1
  for (const place of onRim(corridor, b, guides)) cut(place)
  const ordered = [-wide, ...cuts.filter((angle) => Math.abs(angle) < wide).sort((p, q) => p - q), wide]
  let hidden = 0
  for (const [i, to] of ordered.entries()) {
    const from = ordered[i - 1] ?? to
    const outward = straight + (from + to) / 2
    const place = { x: b.centre.x + b.radius * Math.cos(outward), y: b.centre.y + b.radius * Math.sin(outward) }
    if (to - from > TOLERANCE && !isSeen(place, outward, a, solids, tangent)) hidden += to - from
  }
  const share = hidden / (2 * wide)
  return share <= TOLERANCE ? 0 : share >= 1 - TOLERANCE ? 1 : share
}
