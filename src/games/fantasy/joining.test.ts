import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distance } from '../../geometry/point.ts'
import { inchesOf } from '../../rules/base.ts'
import { mustStepForward } from './front-rank.ts'
import { afterJoining, type JoinedUnit, type Joiner, joining, type Seat } from './joining.ts'
import { type Formation, type Placed, type Slot, slotBase, slotKey } from './ranks.ts'
import { baseAt, ranksOf, unitOf } from './testing/units.ts'

const W = inchesOf(20)

/** A character in base contact with the middle of the front of a unit whose corner is at (0, 0). */
const inFront = (files: number, move: number, mm = 20): Joiner => ({
  rectangle: baseAt((files * W) / 2, -inchesOf(mm) / 2, mm),
  move,
})

function seatsOf(unit: JoinedUnit, joiner: Joiner): readonly Seat[] {
  const found = joining(unit, joiner)
  if (!found.ok) throw new Error(found.why)
  return found.seats
}

const seatAt = (seats: readonly Seat[], rank: number, file: number) =>
  seats.find(({ slot }) => slot.rank === rank && slot.file === file)

const key = ({ slot }: Seat) => slotKey(slot)

/** All rows of some things, each once. */
function orders<Thing>(things: readonly Thing[]): readonly (readonly Thing[])[] {
  if (things.length === 0) return [[]]
  return things.flatMap((one, i) => orders(things.toSpliced(i, 1)).map((rest) => [one, ...rest]))
}

/**
 * The fewest displaced and the least way, by trying: every slot the unit may grow by, everybody in every slot, kept where the
 * front-rank rule holds.
 */
function slowest({ formation, front }: JoinedUnit, wanted: Slot): { count: number; total: number } | null {
  const { placed, files, ranks } = formation
  const own = new Set(placed.map(slotKey))
  const row = (rank: number) => Array.from({ length: files }, (_, file) => ({ rank, file }))
  const lacking = row(ranks - 1).filter((slot) => !own.has(slotKey(slot)))
  let best: { count: number; total: number } | null = null
  for (const fresh of lacking.length > 0 ? lacking : row(ranks)) {
    const slots = [...placed.map(({ rank, file }) => ({ rank, file })), fresh]
    const others = slots.filter((slot) => slotKey(slot) !== slotKey(wanted))
    if (others.length !== placed.length) continue
    for (const order of orders(others)) {
      const all = [
        { slot: wanted, isFront: true },
        ...placed.map(({ id }, i) => ({ slot: order[i] ?? wanted, isFront: front.has(id) })),
      ]
      const holds = all.every(
        ({ slot, isFront }) => !isFront || all.every((other) => other.isFront || other.slot.rank >= slot.rank),
      )
      if (!holds) continue
      const steps = placed.flatMap((one, i) => {
        const to = order[i]
        return to && slotKey(to) !== slotKey(one)
          ? [distance(slotBase(formation, one).centre, slotBase(formation, to).centre)]
          : []
      })
      const total = steps.reduce((sum, step) => sum + step, 0)
      if (!best || steps.length < best.count || (steps.length === best.count && total < best.total))
        best = { count: steps.length, total }
    }
  }
  return best
}

describe('a character that joins a unit', () => {
  it('may take any slot of the front rank while that has room for its rule, and none behind', () => {
    const seats = seatsOf(unitOf(ranksOf(10, 5)), inFront(5, 12))
    expect(seats.map(key).toSorted()).toEqual(['0/0', '0/1', '0/2', '0/3', '0/4'])
    expect(seats[0]).toMatchObject({ slot: { rank: 0, file: 2 }, reached: true, movesFront: false })
  })

  it('with a front rank full of such models may stand in the second, or in the first where one of them goes to the second', () => {
    const unit = unitOf(ranksOf(10, 5), '0/0', '0/1', '0/2', '0/3', '0/4')
    const seats = seatsOf(unit, inFront(5, 12))
    expect(seats).toHaveLength(10)
    const ways = seatAt(seats, 0, 2)?.ways ?? []
    expect(ways.map(({ moves }) => moves)).toEqual([
      [
        { id: '0/2', to: { rank: 1, file: 2 } },
        { id: '1/2', to: { rank: 2, file: 2 } },
      ],
    ])
    expect(seatAt(seats, 0, 2)?.movesFront).toBe(true)
  })

  it('moves one of the rank and file to the nearest slot that the last rank lacks, else to a new rank', () => {
    const short = seatAt(seatsOf(unitOf(ranksOf(8, 5)), inFront(5, 12)), 0, 2)
    expect(short?.ways).toMatchObject([{ room: 'back', moves: [{ id: '0/2', to: { rank: 1, file: 3 } }] }])
    expect(short?.ways[0]?.total).toBeCloseTo(W * Math.SQRT2, 9)
    const full = seatAt(seatsOf(unitOf(ranksOf(10, 5)), inFront(5, 12)), 0, 2)
    expect(full?.ways).toMatchObject([{ room: 'back', moves: [{ id: '0/2', to: { rank: 2, file: 2 } }] }])
  })

  it('leaves equally good ways to the owner', () => {
    const members = ranksOf(10, 5).filter(({ id }) => !['1/0', '1/4'].includes(id))
    expect(seatAt(seatsOf(unitOf(members), inFront(5, 12)), 0, 2)?.ways).toHaveLength(2)
  })

  it('reaches the slots within its move, from its centre to the slot’s, equality included', () => {
    const toSecond = Math.hypot(W, W)
    const reached = (move: number) =>
      seatsOf(unitOf(ranksOf(10, 5)), inFront(5, move))
        .filter((seat) => seat.reached)
        .map(key)
        .toSorted()
    expect(reached(W)).toEqual(['0/2'])
    expect(reached(toSecond - 1e-6)).toEqual(['0/2'])
    expect(reached(toSecond)).toEqual(['0/1', '0/2', '0/3'])
  })

  it('with too little move goes the shortest way to a legal slot, and moves only those without the rule', () => {
    const found = joining(unitOf(ranksOf(10, 5), '0/2'), inFront(5, 0.1))
    if (!found.ok) throw new Error(found.why)
    expect(found.seats.some((seat) => seat.reached)).toBe(false)
    expect(found.forced.map(key).toSorted()).toEqual(['0/1', '0/3'])
    expect(found.forced.every((seat) => !seat.movesFront)).toBe(true)
  })

  it('in a unit of one rank lets its owner choose: the displaced goes to a second rank or to an end, or it widens the rank itself', () => {
    const seats = seatsOf(unitOf(ranksOf(5, 5)), inFront(5, 12))
    expect(seats.map(key).toSorted()).toEqual(['0/-1', '0/0', '0/1', '0/2', '0/3', '0/4', '0/5'])
    const middle = seatAt(seats, 0, 2)?.ways ?? []
    expect(middle.map(({ room, moves }) => [room, moves[0]?.to])).toEqual([
      ['secondRank', { rank: 1, file: 2 }],
      ['widen', { rank: 0, file: -1 }],
      ['widen', { rank: 0, file: 5 }],
    ])
    expect(seatAt(seats, 0, 5)?.ways).toEqual([{ room: 'none', moves: [], total: 0 }])
  })

  it('joins another character, and the two are a unit', () => {
    const unit = unitOf(ranksOf(1, 1), '0/0')
    const keys = seatsOf(unit, { rectangle: baseAt(1.5 * W, W / 2, 20), move: 4 }).map(key)
    expect(keys).toContain('0/1')
    expect(keys).toContain('0/-1')
    expect(keys).toContain('1/0')
  })

  it('is refused by a unit in combat or in flight, and without base contact; a bare corner is contact', () => {
    const unit = unitOf(ranksOf(10, 5))
    const why = (other: Partial<JoinedUnit>, joiner = inFront(5, 12)) => {
      const found = joining({ ...unit, ...other }, joiner)
      return found.ok ? null : found.why
    }
    expect(why({ engaged: true })).toBe('engaged')
    expect(why({ fleeing: true })).toBe('fleeing')
    expect(why({}, { rectangle: baseAt(0, -3, 20), move: 12 })).toBe('noContact')
    expect(why({}, { rectangle: baseAt(-W / 2, -W / 2, 20), move: 12 })).toBeNull()
  })

  it('T30: on 25 mm among 20 mm stands beside the front rank, level with it, and displaces nobody', () => {
    const seats = seatsOf(unitOf(ranksOf(10, 5)), inFront(5, 12, 25))
    expect(seats.map(key).toSorted()).toEqual(['0/-1', '0/5'])
    for (const { base, ways } of seats) {
      expect(base.centre.y).toBeCloseTo(inchesOf(12.5), 12)
      expect(ways).toEqual([{ room: 'none', moves: [], total: 0 }])
    }
    expect(seats.map(({ base }) => base.centre.x).toSorted((a, b) => a - b)).toEqual([
      expect.closeTo(-inchesOf(12.5), 9),
      expect.closeTo(5 * W + inchesOf(12.5), 9),
    ])
  })

  it('on a base of four slots displaces four, and none too wide for the ranks gets in', () => {
    const lord = inFront(5, 12, 40)
    const seat = seatAt(seatsOf(unitOf(ranksOf(15, 5)), lord), 0, 1)
    expect(seat?.ways[0]?.moves).toHaveLength(4)
    // In a single rank they make room beside it, not under it.
    const row = seatAt(seatsOf(unitOf(ranksOf(4, 4)), { ...lord, rectangle: baseAt(2 * W, -W, 40) }), 0, 1)
    const under = ['1/1', '1/2']
    expect(row?.ways.length).toBeGreaterThan(0)
    expect(row?.ways.every(({ moves }) => moves.every(({ to }) => !under.includes(slotKey(to))))).toBe(true)
    expect(joining(unitOf(ranksOf(9, 3)), inFront(3, 12, 80))).toEqual({ ok: false, why: 'tooWide' })
  })

  it('of all who could make room takes the fewest, then the least way: as trying everything finds', () => {
    const scene = fc.record({
      files: fc.integer({ min: 2, max: 3 }),
      count: fc.integer({ min: 4, max: 6 }),
      fronts: fc.nat(4),
    })
    fc.assert(
      fc.property(scene, ({ files, count, fronts }) => {
        const members = ranksOf(count, files)
        const unit = unitOf(members, ...members.slice(0, Math.min(fronts, count - 1)).map(({ id }) => id))
        for (const seat of seatsOf(unit, inFront(files, 12))) {
          const slow = slowest(unit, seat.slot)
          const [way] = seat.ways
          expect(way && { count: way.moves.length, total: way.total }).toEqual(
            slow && { count: slow.count, total: expect.closeTo(slow.total, 9) },
          )
        }
      }),
      { numRuns: 40 },
    )
  })

  it('locks the unit for the sub-phase, yet by that alone it has not moved', () => {
    const before = { moved: false, mayMove: true, joined: [] }
    expect(afterJoining(before, 'hero')).toEqual({ moved: false, mayMove: false, joined: ['hero'] })
  })
})

describe('the front rank', () => {
  const placed = (id: string, rank: number, file: number): Placed => ({ id, rank, file, files: 1, ranks: 1 })
  const command = ['lord', 'banner', 'hero', 'hero2', 'champion']
  const unit: Pick<Formation, 'files' | 'placed'> = {
    files: 5,
    placed: [...command.map((id, file) => placed(id, 0, file)), placed('mage', 1, 2), placed('spear', 1, 1)],
  }
  const front = new Set([...command, 'mage'])

  it('T29: where the champion of a full front rank falls, the mage of the second rank must step into the gap', () => {
    expect(mustStepForward(unit, front)).toEqual([])
    const after = { ...unit, placed: unit.placed.filter(({ id }) => id !== 'champion') }
    expect(mustStepForward(after, front)).toEqual([{ id: 'mage', to: [{ rank: 0, file: 4 }] }])
  })

  it('is also where one of the rank and file stands before one with the rule', () => {
    const swapped = { ...unit, placed: [...unit.placed.filter(({ id }) => id !== 'champion'), placed('pike', 0, 4)] }
    expect(mustStepForward(swapped, front)).toEqual([{ id: 'mage', to: [{ rank: 0, file: 4 }] }])
  })
})
