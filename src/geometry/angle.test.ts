import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { degrees, directionOf, radians, turnBetween, wrapped } from './angle.ts'

describe('angles', () => {
  it('of any number of degrees are taken: −90 is 270, 750 is 30', () => {
    expect(wrapped(radians(-90))).toBeCloseTo(radians(270), 12)
    expect(radians(750)).toBe(radians(30))
    expect(radians(360)).toBe(0)
    expect(degrees(radians(45))).toBe(45)
  })

  it('wrapped lie in [0, 2π), whatever rounding does', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (angle) => {
        expect(wrapped(angle)).toBeGreaterThanOrEqual(0)
        expect(wrapped(angle)).toBeLessThan(2 * Math.PI)
      }),
    )
    expect(wrapped(-1e-18)).toBe(0)
  })

  it('turn the shorter way', () => {
    expect(turnBetween(radians(350), radians(10))).toBeCloseTo(radians(20), 12)
    expect(turnBetween(radians(10), radians(350))).toBeCloseTo(radians(-20), 12)
    expect(turnBetween(0, Math.PI)).toBe(Math.PI)
  })

  it('have exact directions at the quarter turns', () => {
    const quarters = [0, 90, 180, 270, -90, 360, 450].map((deg) => directionOf(radians(deg)))
    expect(quarters.map(({ cos, sin }) => [cos, sin])).toEqual([
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
      [0, -1],
      [1, 0],
      [0, 1],
    ])
    expect(directionOf(0.3)).toEqual({ cos: Math.cos(0.3), sin: Math.sin(0.3) })
  })
})
