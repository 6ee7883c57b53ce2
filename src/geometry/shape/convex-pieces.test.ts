import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boundaryFrom } from '../boundary.ts'
import type { Point } from '../point.ts'
import { isWithin } from '../solid.ts'
import { convexPieces } from './convex-pieces.ts'

/** A star: corners all round a middle at any distances, so that it is simple and as bent as may be. */
const anyStar: fc.Arbitrary<Point[]> = fc
  .tuple(fc.array(fc.integer({ min: 300, max: 3000 }), { minLength: 3, maxLength: 12 }), fc.boolean())
  .map(([radii, backwards]) => {
    const corners = radii.map((radius, i) => {
      const angle = (2 * Math.PI * i) / radii.length
      return { x: (radius / 1000) * Math.cos(angle), y: (radius / 1000) * Math.sin(angle) }
    })
    return backwards ? corners.toReversed() : corners
  })

describe('a polygon cut into convex pieces', () => {
  it('is itself where it is convex', () => {
    const square = [
      { x: 0, y: 0 },
      { x: 2, y: 0 },
      { x: 2, y: 2 },
      { x: 0, y: 2 },
    ]
    expect(convexPieces(square)).toHaveLength(1)
    expect(convexPieces(square.toReversed())).toHaveLength(1)
    expect(convexPieces(square.slice(0, 2))).toEqual([])
  })

  it('covers exactly what it covers, walked either way', () => {
    fc.assert(
      fc.property(
        anyStar,
        fc.array(fc.tuple(fc.nat(600), fc.nat(600)), { minLength: 40, maxLength: 40 }),
        (star, places) => {
          const pieces = convexPieces(star)
          for (const [i, j] of places) {
            const [x, y] = [i / 100 - 3.003, j / 100 - 3.007]
            const depths = pieces.map((piece) => boundaryFrom(piece, x, y).distance)
            if (depths.some((depth) => Math.abs(depth) < 1e-6)) continue
            expect(depths.some((depth) => depth < 0)).toBe(isWithin(star, x, y))
          }
        },
      ),
      { numRuns: 60 },
    )
  })
})
