import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Spiral, spiralDamage } from './spiral.ts'

const total = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0)

const anySpiral: fc.Arbitrary<Spiral> = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 7 }), fc.nat(7)), { minLength: 6, maxLength: 6 })
  .map((branches) => ({
    sizes: branches.map(([size]) => size),
    marked: branches.map(([size, marked]) => Math.min(size, marked)),
  }))

/** Damage point by point, each in the first branch with a free circle. */
function pointByPoint({ sizes, marked }: Spiral, roll: number, damage: number): { marked: number[]; left: number } {
  const after = [...marked]
  for (let left = damage; left > 0; left--) {
    const way = Array.from({ length: 6 }, (_, step) => (roll - 1 + step) % 6)
    const branch = way.find((i) => (after[i] ?? 0) < (sizes[i] ?? 0))
    if (branch === undefined) return { marked: after, left }
    after[branch] = (after[branch] ?? 0) + 1
  }
  return { marked: after, left: 0 }
}

describe('damage to a life spiral', () => {
  it('T43: a roll of 6 and five points on branches of three fill branch 6 and two of branch 1', () => {
    const after = spiralDamage({ sizes: [3, 3, 3, 3, 3, 3], marked: [0, 0, 0, 0, 0, 0] }, 6, 5)
    expect(after).toEqual({
      marked: [2, 0, 0, 0, 0, 3],
      marks: [
        { branch: 6, circles: 3 },
        { branch: 1, circles: 2 },
      ],
      disabled: false,
      overflow: 0,
    })
  })

  it('passes over full branches, and is left over when all are full', () => {
    const after = spiralDamage({ sizes: [2, 2, 2, 2, 2, 2], marked: [2, 2, 2, 2, 2, 0] }, 4, 7)
    expect(after).toMatchObject({ marked: [2, 2, 2, 2, 2, 2], disabled: true, overflow: 5 })
    expect(after.marks).toEqual([{ branch: 6, circles: 2 }])
  })

  it('is what marking one point after the other gives', () => {
    fc.assert(
      fc.property(anySpiral, fc.integer({ min: 1, max: 6 }), fc.nat(40), (spiral, roll, damage) => {
        const after = spiralDamage(spiral, roll, damage)
        const { marked, left } = pointByPoint(spiral, roll, damage)
        expect(after).toMatchObject({ marked, overflow: left, disabled: total(marked) === total(spiral.sizes) })
        expect(total(after.marks.map(({ circles }) => circles)) + after.overflow).toBe(damage)
      }),
    )
  })
})
