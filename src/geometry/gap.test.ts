import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Disc } from './disc.ts'
import { farthest, gap, nearestPair } from './gap.ts'
import { distance } from './point.ts'
import { anyAngle, anyDisc, anyPoint } from './testing/arbitraries.ts'

const at = (x: number, radius: number): Disc => ({ centre: { x, y: 0 }, radius })

describe('the gap between two bases', () => {
  it.each([
    ['apart', at(0, 1), at(5, 1), 3],
    ['kissing', at(0, 1), at(2, 1), 0],
    ['crossing', at(0, 1), at(1.5, 1), -0.5],
    ['one inside the other', at(0, 3), at(1, 1), -3],
    ['concentric', at(0, 2), at(0, 1), -3],
    ['identical', at(0, 1), at(0, 1), -2],
    ['of no size', at(0, 0), at(4, 0), 4],
    ['huge', at(0, 1), at(1e8, 1), 1e8 - 2],
  ])('%s', (_, a, b, expected) => {
    expect(gap(a, b)).toBe(expected)
    const { from, to } = nearestPair(a, b)
    expect(distance(from, to)).toBeCloseTo(Math.abs(expected), 9)
    expect(distance(a.centre, from)).toBeCloseTo(a.radius, 12)
    expect(distance(b.centre, to)).toBeCloseTo(b.radius, 12)
  })

  it('is the same seen from either, and turned, slid and mirrored', () => {
    fc.assert(
      fc.property(anyDisc, anyDisc, anyPoint, anyAngle, (a, b, by, angle) => {
        const moved = ({ centre: { x, y }, radius }: Disc): Disc => ({
          centre: {
            x: by.x + x * Math.cos(angle) + y * Math.sin(angle),
            y: by.y + x * Math.sin(angle) - y * Math.cos(angle),
          },
          radius,
        })
        expect(gap(b, a)).toBe(gap(a, b))
        expect(gap(moved(a), moved(b))).toBeCloseTo(gap(a, b), 9)
      }),
    )
  })

  it('grows with the scene', () => {
    fc.assert(
      fc.property(anyDisc, anyDisc, fc.integer({ min: 1, max: 50 }), (a, b, by) => {
        const scaled = ({ centre: { x, y }, radius }: Disc): Disc => ({
          centre: { x: x * by, y: y * by },
          radius: radius * by,
        })
        expect(gap(scaled(a), scaled(b))).toBeCloseTo(gap(a, b) * by, 8)
      }),
    )
  })

  it('is never beaten by any other pair of places on the two edges of bases that are apart', () => {
    fc.assert(
      fc.property(anyDisc, anyDisc, anyAngle, anyAngle, (a, b, one, other) => {
        const p = { x: a.centre.x + a.radius * Math.cos(one), y: a.centre.y + a.radius * Math.sin(one) }
        const q = { x: b.centre.x + b.radius * Math.cos(other), y: b.centre.y + b.radius * Math.sin(other) }
        expect(distance(p, q)).toBeGreaterThanOrEqual(gap(a, b) - 1e-9)
        expect(distance(a.centre, q) - a.radius).toBeLessThanOrEqual(farthest(a, b) + 1e-9)
      }),
    )
  })

  it('to the farthest part is nothing when all of a base is inside', () => {
    expect(farthest(at(0, 3), at(1, 1))).toBe(0)
    expect(farthest(at(0, 1), at(5, 1))).toBe(5)
  })
})
