import type { HalfPlane } from '../../geometry/half-plane.ts'
import { distance, type Point } from '../../geometry/point.ts'
import { nearestOutside } from '../../geometry/shape/nearest-outside.ts'
import type { Rectangle, Shape } from '../../geometry/shape/rectangle.ts'
import { movedTo, reachAlong, surelyApart } from '../../geometry/shape/shape.ts'
import { shapeGap } from '../../geometry/shape/shape-gap.ts'
import { leadsPast } from '../../geometry/shape/straight-way.ts'
import { zoneAbout } from '../../geometry/shape/zone.ts'
import { atMost, TOLERANCE } from '../../geometry/tolerance.ts'

/** How far from its unit a character must come to have left it, in inches. */
export const CLEAR = 1

/** What a character that would leave its unit finds about it. */
export interface Leaver {
  readonly rectangle: Rectangle
  /** The other members of its unit. */
  readonly unit: readonly Shape[]
  /** Everything else that it may not overlap where it comes to stand, and may not pass through unless it flies. */
  readonly others: readonly Shape[]
  /** Inches to be kept from those too, as some play it; 0 for none. */
  readonly spacing: number
  readonly table: { readonly width: number; readonly height: number } | null
  readonly flies: boolean
}

/** How the unit stands in the sub-phase, as far as it bears on leaving. */
export interface Bound {
  readonly engaged: boolean
  readonly fleeing: boolean
  readonly unitMoved: boolean
  /** The character joined this unit in this very sub-phase. */
  readonly joinedNow: boolean
}

/** How far a character goes without a march and with one, in inches; null where it may not march. */
export interface Paces {
  readonly move: number
  readonly march: number | null
}

/** Why it stays: bound by its unit, no place to stand, others in every way, or too little move, with the inches that are missing. */
export type Stays =
  | { readonly why: 'engaged' | 'fleeing' | 'unitMoved' | 'joinedNow' }
  | { readonly why: 'noRoom' | 'barred' }
  | { readonly why: 'tooLittle'; readonly needed: number; readonly missing: number }

/** The march test that comes before anybody moves: one for the character and its unit together. */
export type MarchTest = 'none' | 'combinedUnit'

export type Leaving =
  | ({ readonly ok: false } & Stays)
  | {
      readonly ok: true
      /** The least free move that leaves the unit an inch behind, in inches, and the places it may lead to. */
      readonly needed: number
      readonly places: readonly Point[]
      readonly test: MarchTest
    }

/** Farther than this nobody goes in one move, in inches. */
const FARTHEST = 60

/** Where a base that keeps its turn is wholly on the table. */
function onTable(rectangle: Rectangle, table: Leaver['table']): readonly HalfPlane[] {
  if (!table) return []
  const across = reachAlong(rectangle, 0)
  const down = reachAlong(rectangle, Math.PI / 2)
  return [
    { nx: 1, ny: 0, least: across },
    { nx: -1, ny: 0, least: across - table.width },
    { nx: 0, ny: 1, least: down },
    { nx: 0, ny: -1, least: down - table.height },
  ]
}

/** Whether a base can go straight from where it stands to a place past another; by less than `slack` (inches) it grazes it. */
export function passes(rectangle: Rectangle, other: Shape, to: Point, slack = TOLERANCE): boolean {
  const { x, y } = rectangle.centre
  const way = { x: (x + to.x) / 2, y: (y + to.y) / 2 }
  const reach = distance(rectangle.centre, to) / 2
  if (surelyApart(movedTo(rectangle, way), other, reach)) return true
  return leadsPast(zoneAbout(other, rectangle, 0), rectangle.centre, to, slack)
}

/** Whether it can go straight past all others; a flyer passes over them. */
function isWayClear({ rectangle, others, flies }: Leaver, to: Point): boolean {
  return flies || others.every((other) => passes(rectangle, other, to))
}

/** The least straight move out of a unit, and where it may lead. */
export interface LeastLeave {
  readonly needed: number
  /** Nowhere, where others stand in every straight way out. */
  readonly places: readonly Point[]
  /** A nearer place to which others bar the straight way; null where there is none. */
  readonly barred: Point | null
}

/**
 * The least straight move that brings a character an inch clear of its unit, onto free ground and past all others, keeping
 * its facing; and where it leads. Its way through its own unit is free. Null where there is no place to stand.
 */
export function leastLeave(leaver: Leaver): LeastLeave | null {
  const { rectangle, unit, others, spacing, table } = leaver
  const zones = [
    ...unit.map((shape) => zoneAbout(shape, rectangle, CLEAR)),
    ...others.map((shape) => zoneAbout(shape, rectangle, spacing)),
  ]
  const ground = { zones, within: onTable(rectangle, table) }
  const found = nearestOutside(ground, rectangle.centre, FARTHEST)
  if (!found) return null
  const free = found.places.filter((place) => isWayClear(leaver, place))
  if (free.length > 0) return { needed: found.distance, places: free, barred: null }
  const barred = found.places[0] ?? null
  // Only where others bar the nearest places are their shadows searched: that takes longer.
  const barring = others.map((shape) => zoneAbout(shape, rectangle, 0))
  const round = nearestOutside({ ...ground, barring }, rectangle.centre, FARTHEST)
  return round
    ? { needed: round.distance, places: round.places, barred }
    : { needed: found.distance, places: [], barred }
}

const bound = ({ engaged, fleeing, unitMoved, joinedNow }: Bound): Stays | null => {
  if (engaged) return { why: 'engaged' }
  if (fleeing) return { why: 'fleeing' }
  if (unitMoved) return { why: 'unitMoved' }
  return joinedNow ? { why: 'joinedNow' } : null
}

/** Whether a character can leave its unit in the sub-phase of remaining moves, and what that takes; or why it stays. */
export function leaving(leaver: Leaver, state: Bound, { move, march }: Paces): Leaving {
  const stays = bound(state)
  if (stays) return { ok: false, ...stays }
  const least = leastLeave(leaver)
  if (!least) return { ok: false, why: 'noRoom' }
  const { needed, places } = least
  if (places.length === 0) return { ok: false, why: 'barred' }
  const most = Math.max(move, march ?? 0)
  if (!atMost(needed, most)) return { ok: false, why: 'tooLittle', needed, missing: needed - most }
  return { ok: true, needed, places, test: atMost(needed, move) ? 'none' : 'combinedUnit' }
}

/** Whether a character may end its move at a place: an inch clear of its unit, on free ground, within its move, no other in its way. */
export function mayLeaveTo(leaver: Leaver, to: Point, most: number): boolean {
  const { rectangle, unit, others, spacing, table } = leaver
  const there = movedTo(rectangle, to)
  const keeps = (shapes: readonly Shape[], least: number) =>
    shapes.every((shape) => surelyApart(there, shape, least) || shapeGap(there, shape).signedGap >= least - TOLERANCE)
  return (
    atMost(distance(rectangle.centre, to), most) &&
    keeps(unit, CLEAR) &&
    keeps(others, spacing) &&
    onTable(rectangle, table).every(({ nx, ny, least }) => nx * to.x + ny * to.y >= least - TOLERANCE) &&
    isWayClear(leaver, to)
  )
}
