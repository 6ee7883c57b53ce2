import { describe, expect, it } from 'vitest'
import { fraction, written } from './fraction.ts'

describe('a fraction', () => {
  it('stands in lowest terms with its sign above', () => {
    expect(fraction(12, 36)).toEqual({ numerator: 1, denominator: 3 })
    expect(fraction(2, -4)).toEqual({ numerator: -1, denominator: 2 })
    expect(fraction(0, 36)).toEqual({ numerator: 0, denominator: 1 })
  })

  it('is written as players read it', () => {
    expect([12, 0, 36, 17].map((hits) => written(fraction(hits, 36)))).toEqual(['1/3', '0', '1', '17/36'])
  })

  it('of nothing is none', () => {
    expect(() => fraction(1, 0)).toThrow(RangeError)
    expect(() => fraction(0.5, 2)).toThrow(RangeError)
  })
})
