import { distance } from '../../geometry/point.ts'
import type { Rectangle } from '../../geometry/shape/rectangle.ts'
import { shapeGap } from '../../geometry/shape/shape-gap.ts'
import { atMost } from '../../geometry/tolerance.ts'
import { bestWays, toAnotherFront, toTheBack, type Way } from './displacing.ts'
import { lastFrontRank } from './front-rank.ts'
import { type Formation, type Member, type Placed, type Slot, slotBase, slotKey, takenSlots, timesOf } from './ranks.ts'

/** A unit that somebody would join. */
export interface JoinedUnit {
  readonly members: readonly Member[]
  readonly formation: Formation
  /** Ids of those with the front-rank rule: characters, and who else has it. */
  readonly front: ReadonlySet<string>
  readonly engaged: boolean
  readonly fleeing: boolean
  /** Slots about the block that nobody can be put into, as others stand there; absent for none. */
  readonly blocked?: readonly Slot[]
}

/** The character that would join: where it stands, and how many inches it may still go. */
export interface Joiner {
  readonly rectangle: Rectangle
  readonly move: number
}

/** Why nobody can join: the unit fights or flees, there is no base contact, or the base is too wide for the unit's ranks. */
export type NoJoining = 'engaged' | 'fleeing' | 'noContact' | 'tooWide'

/** A legal place in the unit. */
export interface Seat {
  readonly slot: Slot
  /** The character's base in it. */
  readonly base: Rectangle
  /** Inches from where it stands, centre to centre, straight through the unit. */
  readonly distance: number
  /** Whether its move is enough. */
  readonly reached: boolean
  /** Whether somebody with the front-rank rule would have to make room. */
  readonly movesFront: boolean
  /** How room is made: of each kind the fewest displaced, then the least way; equally good ways are the owner's choice. */
  readonly ways: readonly Way[]
}

export type Joining =
  | { readonly ok: false; readonly why: NoJoining }
  | {
      readonly ok: true
      /** All legal seats, nearest first; the player may take any that is reached. */
      readonly seats: readonly Seat[]
      /** Where the move is too short for the seat that is wanted: the nearest that moves nobody with the front-rank rule. */
      readonly forced: readonly Seat[]
    }

/** Whether a base fits the slots of a unit, one of them or several. */
export function fitsSlots({ formation }: JoinedUnit, base: Rectangle): boolean {
  return spanIn(formation, base) !== null
}

/** How many files and ranks a base takes up in a formation; null where it fits no slot. */
function spanIn({ width, depth }: Formation, base: Rectangle): { files: number; ranks: number } | null {
  const files = timesOf(base.width, width)
  const ranks = timesOf(base.depth, depth)
  return files !== null && ranks !== null ? { files, ranks } : null
}

/** Bases no farther apart, and overlapping no deeper, than this are in contact, in inches. */
const TOUCHING = 1e-6

/** Base contact with any member, a bare corner included. */
function isInContact({ members }: JoinedUnit, { rectangle }: Joiner): boolean {
  return members.some((member) => Math.abs(shapeGap(member.rectangle, rectangle).signedGap) <= TOUCHING)
}

/** A base that fits no slot stands beside the front rank, in contact and level with it, to the left or the right. */
function besideSeats({ formation }: JoinedUnit, { rectangle, move }: Joiner): Seat[] {
  const scaled = { ...formation, width: rectangle.width, depth: rectangle.depth }
  const right = slotBase(formation, { rank: 0, file: 0 }, formation.files)
  const cos = Math.cos(formation.turn) * right.width
  const sin = Math.sin(formation.turn) * right.width
  const corner = { x: formation.corner.x + cos, y: formation.corner.y + sin }
  const bases: readonly [Slot, Rectangle][] = [
    [{ rank: 0, file: -1 }, slotBase(scaled, { rank: 0, file: -1 })],
    [{ rank: 0, file: formation.files }, slotBase({ ...scaled, corner }, { rank: 0, file: 0 })],
  ]
  return bases.map(([slot, base]) =>
    seatOf(slot, base, rectangle, move, false, [{ room: 'none', moves: [], total: 0 }]),
  )
}

function seatOf(
  slot: Slot,
  base: Rectangle,
  from: Rectangle,
  move: number,
  movesFront: boolean,
  ways: readonly Way[],
): Seat {
  const way = distance(from.centre, base.centre)
  return { slot, base, distance: way, reached: atMost(way, move), movesFront, ways }
}

/** The slots that a base takes up whose front left corner is in one. */
function spanned({ rank, file }: Slot, span: { files: number; ranks: number }): readonly Slot[] {
  return Array.from({ length: span.ranks * span.files }, (_, i) => ({
    rank: rank + Math.floor(i / span.files),
    file: file + (i % span.files),
  }))
}

/** Who stands in the slots that a base would take up, each once. */
function occupants(formation: Formation, slot: Slot, span: { files: number; ranks: number }): Placed[] {
  const taken = takenSlots(formation.placed)
  const there = spanned(slot, span).flatMap((one) => taken.get(slotKey(one)) ?? [])
  return [...new Set(there)]
}

/** The ways to make room in a slot; none where it can't be made. */
function waysInto(
  unit: JoinedUnit,
  slot: Slot,
  span: { files: number; ranks: number },
  lastRank: number,
): readonly Way[] {
  const { formation, front, blocked = [] } = unit
  const there = occupants(formation, slot, span)
  if (there.length === 0) return [{ room: 'none', moves: [], total: 0 }]
  const barred = [...spanned(slot, span), ...blocked]
  const fronts = there.filter(({ id }) => front.has(id))
  const [only] = there
  if (fronts.length === 0 && there.every(({ files, ranks }) => files * ranks === 1))
    return bestWays(toTheBack(formation, there, barred))
  // Who has the rule makes room one by one; for a base of several slots that isn't sought.
  if (there.length > 1 || !only || only.files * only.ranks > 1) return []
  return bestWays(toAnotherFront(formation, only, (id) => front.has(id), lastRank, barred))
}

/**
 * The slots a character may take: those of the ranks that models with the front-rank rule fill from the front on, itself
 * included; the rank and file stand behind them.
 */
function slotsFor({ formation }: JoinedUnit, lastRank: number, span: { files: number; ranks: number }): Slot[] {
  const slots: Slot[] = []
  for (let rank = 0; rank <= lastRank; rank++)
    for (let file = 0; file + span.files <= formation.files; file++) slots.push({ rank, file })
  // The only rank may be widened by the character itself.
  return formation.ranks === 1 ? [{ rank: 0, file: -span.files }, ...slots, { rank: 0, file: formation.files }] : slots
}

/**
 * Where a character that came into base contact with a unit in the sub-phase of remaining moves may stand in it, within its
 * move, and who makes room for it; or why it can't join. Its way through the unit is free and measured centre to centre.
 * `touches` is for who knows better whether it is in contact: what hands leave, or one that comes into contact on its way.
 */
export function joining(unit: JoinedUnit, joiner: Joiner, touches = isInContact(unit, joiner)): Joining {
  if (unit.engaged) return { ok: false, why: 'engaged' }
  if (unit.fleeing) return { ok: false, why: 'fleeing' }
  if (!touches) return { ok: false, why: 'noContact' }
  const { formation, front } = unit
  const { rectangle, move } = joiner
  const span = spanIn(formation, rectangle)
  const inOrder = (seats: readonly Seat[]) => seats.toSorted((a, b) => a.distance - b.distance)
  if (!span) {
    const seats = inOrder(besideSeats(unit, joiner))
    return { ok: true, seats, forced: nearestOf(seats) }
  }
  if (span.files > formation.files && formation.ranks > 1) return { ok: false, why: 'tooWide' }
  const lastRank = lastFrontRank(formation, front)
  const seats = slotsFor(unit, lastRank, span).flatMap((slot): Seat[] => {
    const ways = waysInto(unit, slot, span, lastRank)
    if (ways.length === 0) return []
    const movesFront = occupants(formation, slot, span).some(({ id }) => front.has(id))
    return [seatOf(slot, slotBase(formation, slot, span.files, span.ranks), rectangle, move, movesFront, ways)]
  })
  return { ok: true, seats: inOrder(seats), forced: nearestOf(seats.filter((seat) => !seat.movesFront)) }
}

/** Of some seats the nearest, all that are equally near. */
export function nearestOf(seats: readonly Seat[]): readonly Seat[] {
  const least = Math.min(...seats.map((seat) => seat.distance))
  return seats.filter((seat) => atMost(seat.distance, least))
}

/** What a unit did and may still do in the sub-phase of remaining moves. */
export interface SubPhase {
  readonly moved: boolean
  readonly mayMove: boolean
  /** Ids of the characters that joined it in this sub-phase: they may not leave it again. */
  readonly joined: readonly string[]
}

/** A unit that somebody joined may move no more in this sub-phase, yet by that alone it has not moved. */
export function afterJoining(before: SubPhase, character: string): SubPhase {
  return { moved: before.moved, mayMove: false, joined: [...before.joined, character] }
}
