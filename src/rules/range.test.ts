import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyDisc } from '../geometry/testing/arbitraries.ts'
import { range } from './range.ts'
import { anyMotion, movedDisc, round } from './testing/scene.ts'

describe('range', () => {
  it.each([
    ['apart', round(0, 0, 0.5), round(3, 4, 0.5), 4, true],
    ['apart by a little more than the limit', round(0, 0, 0.5), round(3.000001, 4, 0.5), 4, false],
    ['kissing', round(0, 0, 0.5), round(1, 0, 0.5), 0, true],
    ['crossing', round(0, 0, 0.5), round(0.6, 0, 0.5), 0, true],
    ['inside', round(0, 0, 3), round(1, 0, 0.5), 0, true],
    ['concentric', round(1, 1, 1), round(1, 1, 2), 0, true],
    ['identical', round(1, 1, 1), round(1, 1, 1), 0, true],
    ['of no size, out by little', round(0, 0, 0), round(9, 0, 0), 8.99999, false],
    ['huge', round(0, 0, 1), round(1e9, 0, 1), 1e9 - 2, true],
  ])('a base %s', (_, a, b, limit, within) => {
    expect(range(a, b, limit).within).toBe(within)
  })

  it('is whole only when the far edge is in, and then not the other way round', () => {
    expect(range(round(0, 0, 0.5), round(3, 4, 0.5), 5).wholly).toBe(true)
    expect(range(round(0, 0, 0.5), round(3, 4, 0.5), 4.9).wholly).toBe(false)
    expect(range(round(0, 0, 2), round(0.5, 0, 0.5), 0).wholly).toBe(true)
    expect(range(round(0.5, 0, 0.5), round(0, 0, 2), 0).wholly).toBe(false)
  })

  it('T19: a base across two clouds, wholly inside the two together, is wholly in neither', () => {
    // A place is the cloud's centre; its radius is the limit.
    const [left, right, base] = [round(-1, 0, 0), round(1, 0, 0), round(0, 0, 0.8)]
    expect([range(left, base, 1.5).within, range(right, base, 1.5).within]).toEqual([true, true])
    expect([range(left, base, 1.5).wholly, range(right, base, 1.5).wholly]).toEqual([false, false])
  })

  it('follows the scene wherever it is turned, slid or mirrored', () => {
    fc.assert(
      fc.property(anyDisc, anyDisc, anyMotion, (a, b, motion) => {
        const before = range(a, b, 3)
        const after = range(movedDisc(motion, a), movedDisc(motion, b), 3)
        expect(after.signedGap).toBeCloseTo(before.signedGap, 9)
        expect(after.farthest).toBeCloseTo(before.farthest, 9)
      }),
    )
  })
})
