import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at } from '../at.ts'
import { type Aim, type Cut, relaxed } from './relaxed.ts'

const exactly: Aim = { above: 1e6, open: Number.NEGATIVE_INFINITY, rough: 0, exact: 1e-8 }

const anyCut = (bases: number): fc.Arbitrary<Cut> =>
  fc
    .record({
      a: fc.nat(bases - 1),
      b: fc.integer({ min: -1, max: bases - 1 }),
      angle: fc.nat(628),
      least: fc.integer({ min: -500, max: 1500 }),
    })
    .filter(({ a, b }) => a !== b)
    .map(({ a, b, angle, least }) => ({
      a,
      b,
      nx: Math.cos(angle / 100),
      ny: Math.sin(angle / 100),
      least: least / 1000,
    }))

const anyProblem = fc.integer({ min: 1, max: 4 }).chain((bases) =>
  fc.record({
    floors: fc.array(
      fc.integer({ min: 0, max: 1500 }).map((n) => n / 1000),
      { minLength: bases, maxLength: bases },
    ),
    cuts: fc.array(anyCut(bases), { minLength: 1, maxLength: 12 }),
  }),
)

describe('a relaxed problem', () => {
  it('costs the way straight to one cut, or the floor where that is more', () => {
    const cut = { a: 0, b: -1, nx: 0.6, ny: 0.8, least: 2 }
    expect(relaxed([0], [cut], exactly).bound).toBeCloseTo(2, 6)
    expect(relaxed([3], [cut], exactly).bound).toBeCloseTo(3, 6)
    expect(relaxed([0], [cut], exactly).moves?.[0]?.dx).toBeCloseTo(1.2, 5)
  })

  it('shares a demand between two bases, at the same cost however it is shared', () => {
    const { bound } = relaxed([0, 0], [{ a: 0, b: 1, nx: 1, ny: 0, least: 1.5 }], exactly)
    expect(bound).toBeCloseTo(1.5, 6)
  })

  it('shows cuts that contradict each other as a bound without end', () => {
    const cuts = [
      { a: 0, b: -1, nx: 1, ny: 0, least: 1 },
      { a: 0, b: -1, nx: -1, ny: 0, least: -0.9 },
    ]
    const { bound, moves } = relaxed([0], cuts, { ...exactly, above: 100 })
    expect(bound).toBeGreaterThanOrEqual(100)
    expect(moves).toBeNull()
  })

  it('certifies from below what its own displacements cost, and these keep every cut', () => {
    fc.assert(
      fc.property(anyProblem, ({ floors, cuts }) => {
        const { bound, moves, value } = relaxed(floors, cuts, exactly)
        // Cuts that contradict each other, or leave no more than a line, have none.
        if (!moves) return
        for (const { a, b, nx, ny, least } of cuts) {
          const other = b < 0 ? { dx: 0, dy: 0 } : at(moves, b)
          const part = nx * (at(moves, a).dx - other.dx) + ny * (at(moves, a).dy - other.dy)
          expect(part).toBeGreaterThanOrEqual(least - 1e-9)
        }
        const cost = moves.reduce((sum, { dx, dy }, i) => sum + Math.max(Math.hypot(dx, dy), at(floors, i)), 0)
        expect(cost).toBeCloseTo(value, 9)
        expect(bound).toBeLessThanOrEqual(cost + 1e-9)
        // Cuts that all but contradict each other send bases far off, where the search may end early: certified, but loosely.
        if (cost < 10) expect(bound).toBeGreaterThan(cost - 1e-3 * (1 + cost))
      }),
      { numRuns: 200 },
    )
  })

  it('ends early once the bound passes what is of use', () => {
    const cut = { a: 0, b: -1, nx: 1, ny: 0, least: 5 }
    const { bound } = relaxed([0], [cut], { ...exactly, above: 1 })
    expect(bound).toBeGreaterThanOrEqual(1)
    expect(bound).toBeLessThanOrEqual(5)
  })
})
