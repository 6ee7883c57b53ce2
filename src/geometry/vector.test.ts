import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unit } from './vector.ts'

describe('a direction', () => {
  it.each([
    [5e-324, 5e-324],
    [0, 5e-324],
    [1e-151, 0],
    [3e-162, 4e-162],
  ])('a length next to nothing has none: (%d, %d)', (dx, dy) => {
    expect(unit(dx, dy)).toEqual({ dx: 1, dy: 0 })
  })

  it('is of length 1, whatever it is the direction of', () => {
    const number = fc.oneof(
      fc.double({ min: -1e100, max: 1e100, noNaN: true }),
      fc.double({ min: -1e-300, max: 1e-300, noNaN: true }),
      fc.double({ min: -1e-148, max: 1e-148, noNaN: true }),
    )
    fc.assert(
      fc.property(number, number, (x, y) => {
        const { dx, dy } = unit(x, y)
        expect(Math.hypot(dx, dy)).toBeCloseTo(1, 12)
      }),
    )
  })
})
