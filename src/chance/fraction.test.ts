import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { approximately, fraction, opposite, plus, times, written } from './fraction.ts'

const anyFraction = fc
  .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.bigInt({ min: 1n, max: 10n ** 30n }))
  .map(([above, below]) => fraction(above, below))

describe('a fraction', () => {
  it('stands in lowest terms with its sign above', () => {
    expect(fraction(12, 36)).toEqual({ numerator: 1n, denominator: 3n })
    expect(fraction(2, -4)).toEqual({ numerator: -1n, denominator: 2n })
    expect(fraction(0, 36)).toEqual({ numerator: 0n, denominator: 1n })
  })

  it('is written as players read it', () => {
    expect([12, 0, 36, 17].map((hits) => written(fraction(hits, 36)))).toEqual(['1/3', '0', '1', '17/36'])
  })

  it('of nothing is none', () => {
    expect(() => fraction(1, 0)).toThrow(RangeError)
    expect(() => fraction(0.5, 2)).toThrow(RangeError)
  })

  it('is reckoned with exactly: sums and products come back by their inverses', () => {
    fc.assert(
      fc.property(anyFraction, anyFraction, (a, b) => {
        expect(plus(plus(a, b), times(fraction(-1), b))).toEqual(a)
        fc.pre(b.numerator !== 0n)
        expect(times(times(a, b), fraction(b.denominator, b.numerator))).toEqual(a)
        expect(plus(a, opposite(a))).toEqual(fraction(1))
      }),
    )
  })

  it('comes near as a number, however long its parts are', () => {
    expect(approximately(fraction(1, 3))).toBeCloseTo(1 / 3, 15)
    expect(approximately(fraction(6n ** 900n, 6n ** 900n * 2n + 1n))).toBeCloseTo(0.5, 12)
    expect(approximately(fraction(1n, 10n ** 400n))).toBeGreaterThan(0)
    expect(approximately(fraction(10n ** 400n - 1n, 10n ** 400n))).toBeLessThan(1)
  })
})
