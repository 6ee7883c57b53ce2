import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Rectangle } from '../../geometry/shape/rectangle.ts'
import { movedTo } from '../../geometry/shape/shape.ts'
import { shapeGap } from '../../geometry/shape/shape-gap.ts'
import { inchesOf } from '../../rules/base.ts'
import { afterLosses } from './combined.ts'
import { type Bound, type Leaver, leastLeave, leaving, mayLeaveTo } from './leaving.ts'
import { baseAt, ranksOf } from './testing/units.ts'

const free: Bound = { engaged: false, fleeing: false, unitMoved: false, joinedNow: false }

/** The member of a slot of a block, that would leave it. */
function leaverOf(slot: string, count = 25, files = 5, mm = 25, changes: Partial<Leaver> = {}): Leaver {
  const members = ranksOf(count, files, mm)
  const own = members.find(({ id }) => id === slot)
  if (!own) throw new Error(slot)
  const unit = members.filter(({ id }) => id !== slot).map(({ rectangle }) => rectangle)
  return { rectangle: own.rectangle, unit, others: [], spacing: 0, table: null, flies: false, ...changes }
}

/** The least way to a free place, by trying rings of places. */
function slowly({ rectangle, unit }: Leaver, most: number): number {
  const { x, y } = rectangle.centre
  for (let far = 0; far <= most; far += 0.02)
    for (let degrees = 0; degrees < 360; degrees += 3) {
      const angle = (degrees * Math.PI) / 180
      const there = movedTo(rectangle, { x: x + far * Math.cos(angle), y: y + far * Math.sin(angle) })
      if (unit.every((one) => shapeGap(one, there).signedGap >= 1 - 1e-9)) return far
    }
  return Number.POSITIVE_INFINITY
}

describe('a character that leaves its unit', () => {
  it('T31: from the middle of the front rank on 25 mm needs 1.984″ and goes straight ahead', () => {
    const least = leastLeave(leaverOf('0/2'))
    expect(least?.needed).toBeCloseTo(1 + inchesOf(25), 9)
    expect(least?.needed).toBeCloseTo(1.984, 3)
    expect(least?.places).toHaveLength(1)
  })

  it('T31: with 1.9″ stays, and says that 0.084″ are missing', () => {
    const stays = leaving(leaverOf('0/2'), free, { move: 1.9, march: null })
    expect(stays).toMatchObject({ ok: false, why: 'tooLittle', missing: expect.closeTo(0.0843, 3) })
    expect(leaving(leaverOf('0/2'), free, { move: 1 + inchesOf(25), march: null })).toMatchObject({
      ok: true,
      test: 'none',
    })
  })

  it('T31: on 20 mm needs 1.787″, and 2.969″ from the middle of the second rank on 25 mm', () => {
    expect(leastLeave(leaverOf('0/2', 25, 5, 20))?.needed).toBeCloseTo(1.787, 3)
    expect(leastLeave(leaverOf('1/3', 35, 7))?.needed).toBeCloseTo(1 + 2 * inchesOf(25), 9)
    expect(leastLeave(leaverOf('1/3', 35, 7))?.needed).toBeCloseTo(2.969, 3)
  })

  it('from a corner goes aslant, an inch from the corners of both neighbours', () => {
    const side = inchesOf(25)
    const each = (side + Math.sqrt(2 - side * side)) / 2
    expect(leastLeave(leaverOf('0/4'))?.needed).toBeCloseTo(Math.SQRT2 * each, 9)
  })

  it('goes the least way there is: no place that trying finds is nearer', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 2, max: 12 }),
        fc.nat(11),
        fc.constantFrom(20, 25, 40),
        (files, count, which, mm) => {
          const slot = ranksOf(count, files, mm)[which % count]?.id ?? '0/0'
          const leaver = leaverOf(slot, count, files, mm)
          const needed = leastLeave(leaver)?.needed ?? Number.NaN
          const slow = slowly(leaver, needed + 0.15)
          expect(needed).toBeLessThanOrEqual(slow + 1e-9)
          expect(slow).toBeLessThan(needed + 0.15)
        },
      ),
      { numRuns: 10 },
    )
  })

  it('does not end on others or off the table: then it needs more, or has no room', () => {
    const wall: Rectangle = baseAt(inchesOf(62.5), -2.2, 200, 60)
    const walled = leastLeave(leaverOf('0/2', 25, 5, 25, { others: [wall] }))
    expect(walled?.needed).toBeGreaterThan(1.99)
    const boxed = { others: [baseAt(0, 0, 900)], table: { width: 10, height: 10 } }
    expect(leaving(leaverOf('0/2', 25, 5, 25, boxed), free, { move: 12, march: null })).toEqual({
      ok: false,
      why: 'noRoom',
    })
  })

  it('keeps an inch from others too where that is played', () => {
    const other = baseAt(inchesOf(62.5), -inchesOf(12.5) - 2.4, 25)
    const needs = (spacing: number) => leastLeave(leaverOf('0/2', 25, 5, 25, { others: [other], spacing }))?.needed ?? 0
    expect(needs(0)).toBeCloseTo(1.984, 3)
    expect(needs(1)).toBeGreaterThan(1.99)
  })

  it('stays in combat, in flight, after its unit moved, and in the sub-phase in which it joined', () => {
    const why = (state: Partial<Bound>) => {
      const stays = leaving(leaverOf('0/2'), { ...free, ...state }, { move: 8, march: null })
      return stays.ok ? null : stays.why
    }
    expect(why({ engaged: true })).toBe('engaged')
    expect(why({ fleeing: true })).toBe('fleeing')
    expect(why({ unitMoved: true })).toBe('unitMoved')
    expect(why({ joinedNow: true })).toBe('joinedNow')
    expect(why({})).toBeNull()
  })

  it('that has to march has one test taken first, for itself and its unit together', () => {
    expect(leaving(leaverOf('0/2'), free, { move: 1.5, march: 3 })).toMatchObject({ ok: true, test: 'combinedUnit' })
    expect(leaving(leaverOf('0/2'), free, { move: 2, march: 4 })).toMatchObject({ ok: true, test: 'none' })
  })

  it('passes through its own unit and out of any side, not through others unless it flies', () => {
    const leaver = leaverOf('0/2')
    const behind = { x: inchesOf(62.5), y: 8 }
    expect(mayLeaveTo(leaver, behind, 8)).toBe(true)
    expect(mayLeaveTo(leaver, behind, 7)).toBe(false)
    const screen = { ...leaver, others: [baseAt(inchesOf(62.5), 6, 100, 20)] }
    expect(mayLeaveTo(screen, behind, 8)).toBe(false)
    expect(mayLeaveTo({ ...screen, flies: true }, behind, 8)).toBe(true)
  })

  const screened = (count: number, files: number, slot: string, others: readonly Rectangle[]) =>
    leaverOf(slot, count, files, 25, { others })

  it('goes the least free way where others stand in a shorter one, unless it flies', () => {
    const screen = baseAt(inchesOf(62.5), -inchesOf(12.5) - 0.3, 25, 2)
    const leaver = screened(25, 5, '0/2', [screen])
    const least = leastLeave(leaver)
    expect(least?.barred).toEqual({ x: expect.closeTo(inchesOf(62.5), 9), y: expect.closeTo(-1 - inchesOf(12.5), 9) })
    expect(least?.needed).toBeGreaterThan(2.5)
    expect(least?.places.every((place) => mayLeaveTo(leaver, place, least.needed + 1e-9))).toBe(true)
    expect(leaving(leaver, free, { move: 1.99, march: null })).toMatchObject({ ok: false, why: 'tooLittle' })
    expect(leaving({ ...leaver, flies: true }, free, { move: 1.99, march: null })).toMatchObject({ ok: true })
  })

  it('goes no longer than any free way there is: as trying finds', () => {
    const near = fc.record({ x: fc.integer({ min: -3, max: 6 }), y: fc.integer({ min: -5, max: -1 }) })
    fc.assert(
      fc.property(fc.array(near, { maxLength: 4 }), fc.constantFrom(20, 60), fc.boolean(), (at, mm, keeps) => {
        const others = at.map(({ x, y }) => baseAt(x + 0.3, y - 0.7, mm, mm / 3))
        const leaver = { ...screened(10, 5, '0/2', others), spacing: keeps ? 1 : 0 }
        const least = leastLeave(leaver)
        const { x, y } = leaver.rectangle.centre
        let slow = Number.POSITIVE_INFINITY
        for (let far = 1.9; far <= 6 && slow > far; far += 0.04)
          for (let degrees = 0; degrees < 360; degrees += 2) {
            const angle = (degrees * Math.PI) / 180
            if (mayLeaveTo(leaver, { x: x + far * Math.cos(angle), y: y + far * Math.sin(angle) }, 60)) slow = far
          }
        const needed = least && least.places.length > 0 ? least.needed : Number.POSITIVE_INFINITY
        expect(needed).toBeLessThanOrEqual(slow + 1e-9)
        for (const place of least?.places ?? []) expect(mayLeaveTo(leaver, place, 60)).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  it('stays where others stand in every way', () => {
    const ring = [0, 1, 2, 3].map((side) => {
      const angle = (side * Math.PI) / 2
      return {
        ...baseAt(0, 0, 220, 8),
        centre: { x: inchesOf(62.5) + 2.6 * Math.cos(angle), y: inchesOf(25) + 2.6 * Math.sin(angle) },
        turn: angle + Math.PI / 2,
      }
    })
    expect(leaving(screened(10, 5, '0/2', ring), free, { move: 8, march: null })).toEqual({ ok: false, why: 'barred' })
  })
})

describe('a combined unit that took losses', () => {
  it('whose rank and file all fell is still that unit: its character alone tests for heavy losses, nobody for its end', () => {
    expect(afterLosses({ rankAndFile: 0, characters: ['hero'] })).toEqual({
      isSameUnit: true,
      isDestroyed: false,
      tests: 'characterAlone',
    })
    expect(afterLosses({ rankAndFile: 3, characters: ['hero'] })).toMatchObject({ isSameUnit: true, tests: 'unit' })
  })

  it('is destroyed once its last character has fallen too', () => {
    expect(afterLosses({ rankAndFile: 0, characters: [] })).toEqual({
      isSameUnit: false,
      isDestroyed: true,
      tests: 'nobody',
    })
  })
})
