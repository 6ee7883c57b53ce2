import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { edgeMeetsRim, edgesMeet, rimsMeet } from './crossings.ts'
import { type HalfPlane, insideBy } from './half-plane.ts'
import { distance } from './point.ts'
import { anyAngle, anyDisc } from './testing/arbitraries.ts'

const round = (x: number, y: number, radius: number) => ({ centre: { x, y }, radius })
const anyHalfPlane: fc.Arbitrary<HalfPlane> = fc
  .record({ angle: anyAngle, least: fc.integer({ min: -9000, max: 9000 }) })
  .map(({ angle, least }) => ({ nx: Math.cos(angle), ny: Math.sin(angle), least: least / 1000 }))

describe('where rims and edges cross', () => {
  it('is two places for rims that cross, one for kissing ones, none apart, inside or concentric', () => {
    expect(rimsMeet(round(0, 0, 5), round(6, 0, 5))).toEqual(
      [
        { x: 3, y: 4 },
        { x: 3, y: -4 },
      ].toSorted((a, b) => a.y - b.y),
    )
    expect(rimsMeet(round(0, 0, 1), round(3, 0, 2))).toEqual([{ x: 1, y: 0 }])
    expect(rimsMeet(round(0, 0, 3), round(1, 0, 2))).toEqual([{ x: 3, y: 0 }])
    expect(rimsMeet(round(0, 0, 1), round(3.1, 0, 2))).toEqual([])
    expect(rimsMeet(round(0, 0, 5), round(1, 0, 2))).toEqual([])
    expect(rimsMeet(round(0, 0, 2), round(0, 0, 2))).toEqual([])
  })

  it('lies on both curves, whatever they are', () => {
    fc.assert(
      fc.property(anyDisc, anyDisc, anyHalfPlane, anyHalfPlane, (a, b, side, other) => {
        for (const place of rimsMeet(a, b)) {
          expect(distance(place, a.centre)).toBeCloseTo(a.radius, 6)
          expect(distance(place, b.centre)).toBeCloseTo(b.radius, 6)
        }
        for (const place of edgeMeetsRim(side, a)) {
          expect(distance(place, a.centre)).toBeCloseTo(a.radius, 6)
          expect(insideBy(side, place.x, place.y)).toBeCloseTo(0, 6)
        }
        const corner = edgesMeet(side, other)
        if (corner && Math.hypot(corner.x, corner.y) < 1e4) {
          expect(insideBy(side, corner.x, corner.y)).toBeCloseTo(0, 6)
          expect(insideBy(other, corner.x, corner.y)).toBeCloseTo(0, 6)
        }
      }),
    )
  })

  it('is missed by none: a rim that reaches over an edge, or over another rim, crosses it', () => {
    fc.assert(
      fc.property(anyDisc, anyDisc, anyHalfPlane, (a, b, side) => {
        const apart = distance(a.centre, b.centre)
        const cross = apart < a.radius + b.radius - 1e-6 && apart > Math.abs(a.radius - b.radius) + 1e-6
        expect(rimsMeet(a, b)).toHaveLength(cross ? 2 : Math.min(1, rimsMeet(a, b).length))
        if (Math.abs(insideBy(side, a.centre.x, a.centre.y)) < a.radius - 1e-6)
          expect(edgeMeetsRim(side, a)).toHaveLength(2)
      }),
    )
  })

  it('is nowhere for parallel edges', () => {
    expect(edgesMeet({ nx: 1, ny: 0, least: 0 }, { nx: -1, ny: 0, least: -3 })).toBeNull()
  })
})
