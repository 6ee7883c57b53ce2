import { distance } from '../../geometry/point.ts'
import { atMost } from '../../geometry/tolerance.ts'
import { type Formation, type Placed, type Slot, slotBase, slotKey, takenSlots } from './ranks.ts'

/** One model of the unit that makes room. */
export interface Displaced {
  readonly id: string
  readonly to: Slot
}

/**
 * Where the displaced go: nobody is displaced, to the back, or in a unit of one rank, whose owner chooses, into a second rank
 * or to an end of the widened rank.
 */
export type Room = 'none' | 'back' | 'secondRank' | 'widen'

/** One way to make room; `total` is the sum of how far the displaced go, centre to centre, in inches. */
export interface Way {
  readonly room: Room
  readonly moves: readonly Displaced[]
  readonly total: number
}

/** Of some ways the best of each kind of room: the fewest displaced, then the least total; all that are equally good. */
export function bestWays(ways: readonly Way[]): readonly Way[] {
  const rooms = [...new Set(ways.map(({ room }) => room))]
  return rooms.flatMap((room) => {
    const of = ways.filter((way) => way.room === room)
    const fewest = Math.min(...of.map(({ moves }) => moves.length))
    const few = of.filter(({ moves }) => moves.length === fewest)
    const least = Math.min(...few.map(({ total }) => total))
    return few.filter(({ total }) => atMost(total, least))
  })
}

/** A slot into which the rank and file may be put, and which kind of room that makes. */
interface Back extends Slot {
  readonly room: Room
}

/**
 * The slots at the back, in rows that are filled one after the other: what the last rank lacks, then a new rank. A unit of one
 * rank may be widened at its ends instead.
 */
function backRows(formation: Formation): readonly (readonly Back[])[] {
  const { files, ranks } = formation
  const taken = takenSlots(formation.placed)
  const isSingle = ranks === 1
  const row = (rank: number) =>
    Array.from({ length: files }, (_, file): Back => ({ rank, file, room: isSingle ? 'secondRank' : 'back' }))
  const lacking = row(ranks - 1).filter((slot) => !taken.has(slotKey(slot)))
  return [isSingle ? [] : lacking, row(ranks), row(ranks + 1)]
}

const ends = ({ files }: Formation): readonly Back[] => [
  { rank: 0, file: -1, room: 'widen' },
  { rank: 0, file: files, room: 'widen' },
]

/** All choices of as many of some things as asked, each thing once, in every order. */
function arranged<Thing>(things: readonly Thing[], count: number): readonly (readonly Thing[])[] {
  if (count === 0) return [[]]
  return things.flatMap((thing) =>
    arranged(
      things.filter((other) => other !== thing),
      count - 1,
    ).map((rest) => [thing, ...rest]),
  )
}

const far = (formation: Formation, from: Slot, to: Slot) =>
  distance(slotBase(formation, from).centre, slotBase(formation, to).centre)

/** The ways for some of the rank and file to go to the back (or, in one rank, a single one to an end), some slots left out. */
export function toTheBack(formation: Formation, who: readonly Placed[], barred: readonly Slot[]): readonly Way[] {
  const out = new Set(barred.map(slotKey))
  const open = (row: readonly Back[]) => row.filter((slot) => !out.has(slotKey(slot)))
  const [lacking = [], ...rows] = backRows(formation).map(open)
  const inLast = Math.min(who.length, lacking.length)
  const beyond = rows.flat().slice(0, Math.max(formation.files, who.length))
  const choices = [
    ...arranged(lacking, inLast).flatMap((first) =>
      arranged(beyond, who.length - inLast).map((rest) => [...first, ...rest]),
    ),
    ...(formation.ranks === 1 && who.length === 1 ? open(ends(formation)).map((end) => [end]) : []),
  ]
  return choices.map((slots): Way => {
    const moves = who.flatMap((one, i) => {
      const to = slots[i]
      return to ? [{ id: one.id, to: { rank: to.rank, file: to.file } }] : []
    })
    const total = who.reduce((sum, one, i) => sum + far(formation, one, slots[i] ?? one), 0)
    return { room: slots[0]?.room ?? 'none', moves, total }
  })
}

/**
 * The ways for a model with the front-rank rule to give up its slot: to a slot of the rank that holds the last of its kind,
 * where a model of the rank and file then goes to the back. Nobody is put into the barred slots.
 */
export function toAnotherFront(
  formation: Formation,
  who: Placed,
  isFront: (id: string) => boolean,
  lastRank: number,
  barred: readonly Slot[],
): readonly Way[] {
  const taken = takenSlots(formation.placed)
  const out = new Set(barred.map(slotKey))
  const isSingle = formation.ranks === 1
  const row = Array.from({ length: formation.files }, (_, file) => ({ rank: lastRank, file }))
  const targets = [...row, ...(isSingle ? ends(formation) : [])]
  return targets.flatMap(({ rank, file }): readonly Way[] => {
    const to = { rank, file }
    if (out.has(slotKey(to))) return []
    const there = taken.get(slotKey(to))
    if (there && isFront(there.id)) return []
    const first = { id: who.id, to }
    const step = far(formation, who, to)
    if (!there) {
      const room: Room = isSingle ? (rank === 0 ? 'widen' : 'secondRank') : 'back'
      return [{ room, moves: [first], total: step }]
    }
    return toTheBack(formation, [there], barred).map(({ room, moves, total }) => ({
      room,
      moves: [first, ...moves],
      total: total + step,
    }))
  })
}
