import { placeIn } from '../../../geometry/shape/rectangle.ts'
import { count, inches, names, type Sentence, stat } from '../../../rules/sentence.ts'
import type { Fighter } from '../../fighter.ts'
import type { Option } from '../../question.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import type { Way } from '../displacing.ts'
import { lastFrontRank } from '../front-rank.ts'
import { type JoinedUnit, type Joiner, joining, nearestOf, type Seat } from '../joining.ts'
import { passes } from '../leaving.ts'
import { BY_HAND, type Slot, slotBase, slotKey, takenSlots } from '../ranks.ts'
import { isFree, type Other, othersThan, standingBeside } from './ground.ts'
import { areaOf, seatWords, wayWords } from './slot-words.ts'

/** The place a character takes, and who makes room for it. */
export interface Taken {
  readonly seat: Seat
  readonly way: Way
}

/** Who joins: its name, what it brings, and whether it passes over others. */
export interface Comer {
  readonly fighter: Fighter
  readonly joiner: Joiner
  readonly flies: boolean
}

/** How far before its middle a place bears its distance, as a share of its depth. */
const LABEL_AHEAD = 0.68

/** More ways than this to make room for one are not offered. */
const MOST_WAYS = 12

/** The slots about a block, two ranks behind it and one file on either side, in which others stand or the table ends. */
function blockedSlots({ formation }: JoinedUnit, others: readonly Other[], board: Board): readonly Slot[] {
  const taken = takenSlots(formation.placed)
  const row = (rank: number) => Array.from({ length: formation.files + 2 }, (_, i) => ({ rank, file: i - 1 }))
  return Array.from({ length: formation.ranks + 2 }, (_, rank) => row(rank))
    .flat()
    .filter((slot) => !taken.has(slotKey(slot)) && !isFree(slotBase(formation, slot), others, board))
}

/** Who stands in the straight way of a character to every one of some seats. */
function standingInTheWay(comer: Comer, seats: readonly Seat[], others: readonly Other[]): readonly string[] {
  const { rectangle } = comer.joiner
  return others
    .filter(({ shape }) => seats.some(({ base }) => !passes(rectangle, shape, base.centre, BY_HAND)))
    .map(({ name }) => name)
}

const seatOption = (seat: Seat, { formation }: JoinedUnit): Option => ({
  ...{ value: slotKey(seat.slot), name: null, sentence: seatWords(seat, formation) },
  ghost: {
    area: areaOf(seat.base),
    // Before the base, so that the name of who stands there can be read.
    at: placeIn(seat.base, 0, -seat.base.depth * LABEL_AHEAD),
    label: say('fantasy.away', { away: inches(seat.distance) }),
  },
})

/** The seat that is offered first: the nearest that moves nobody with the front-rank rule, where there is one. */
const offered = (seats: readonly Seat[]) => seats.find(({ movesFront }) => !movesFront) ?? seats[0]

/** The seats that may be taken: those within its move and, as the table plays it, the nearest where it can't come to its own. */
function open(tell: Telling, comer: Comer, seats: readonly Seat[]): readonly Seat[] | Sentence {
  const reached = seats.filter((seat) => seat.reached)
  if (reached.length === seats.length) return reached
  const forced = nearestOf(seats.filter(({ movesFront }) => !movesFront))
  const isForced = tell.reading('shortMove') === 'nearest'
  if (reached.length > 0) return isForced ? [...new Set([...reached, ...forced])] : reached
  const { move } = comer.joiner
  const [nearest = seats[0]] = isForced ? forced : nearestOf(seats)
  const away = nearest?.distance ?? 0
  const told = {
    model: names(comer.fighter.name),
    away: inches(away),
    left: inches(move),
    missing: inches(away - move),
  }
  if (!isForced || forced.length === 0) return say('fantasy.tooShort', told)
  tell.looked(say('fantasy.shortWay', {}), 'hinders')
  return forced
}

/** The one way to make room, or the owner's choice among several that are equally good. */
function wayChosen(tell: Telling, board: Board, { formation }: JoinedUnit, ways: readonly Way[]): Way | undefined {
  const few = ways.slice(0, MOST_WAYS)
  if (few.length < 2) return few[0]
  const nameOf = (id: string) => board.fighter(id)?.name ?? id
  tell.looked(say('fantasy.ownerChooses', { count: count(ways.length) }))
  const options = few.map(
    (way, i): Option => ({ value: `way${i}`, name: null, sentence: wayWords(way, formation, nameOf) }),
  )
  const chosen = tell.one('fantasy.way', options, 'way0')
  return few[options.findIndex(({ value }) => value === chosen)]
}

/** Where a character comes to stand in a unit, by its choice among the seats that the front-rank rule leaves; or why nowhere. */
export function seatTaken(tell: Telling, board: Board, comer: Comer, unit: JoinedUnit, name: string): Taken | Sentence {
  const { fighter, joiner } = comer
  const others = othersThan(board, [fighter.id, ...unit.members.map(({ id }) => id)])
  const ground = [...others, ...standingBeside(board, unit)]
  const found = joining({ ...unit, blocked: blockedSlots(unit, ground, board) }, joiner, true)
  if (!found.ok) return say('fantasy.tooWide', { model: names(fighter.name), unit: names(name) })
  const free = found.seats.filter(({ base }) => isFree(base, ground, board))
  if (free.length === 0) return say('fantasy.noSlot', { unit: names(name) })
  const clear = comer.flies ? free : free.filter((seat) => standingInTheWay(comer, [seat], others).length === 0)
  if (clear.length < free.length) {
    const list = names(...standingInTheWay(comer, free, others))
    if (clear.length === 0) return say('fantasy.barred', { list })
    tell.measured(say('fantasy.barred', { list }), 'hinders')
  }
  const rank = lastFrontRank(unit.formation, unit.front) + 1
  const fits = clear.every(({ slot }) => slot.file >= 0 && slot.file < unit.formation.files)
  if (fits) tell.looked(say('fantasy.frontRanks', { count: count(unit.front.size), rank: stat(rank) }))
  const seats = open(tell, comer, clear)
  if ('code' in seats) return seats
  const options = seats.map((seat) => seatOption(seat, unit))
  const first = offered(seats)
  const chosen = tell.one('fantasy.seat', options, first ? slotKey(first.slot) : '')
  const seat = seats.find(({ slot }) => slotKey(slot) === chosen)
  const way = seat && wayChosen(tell, board, unit, seat.ways)
  return seat && way ? { seat, way } : say('fantasy.noSlot', { unit: names(name) })
}
