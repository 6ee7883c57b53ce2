import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromHull, hullOf, meetsHull } from './hull.ts'
import { anyScene, box, clearance, disc, round, segmentsBetween } from './sight/testing/scene.ts'
import type { Solid } from './solid.ts'
import { TOLERANCE } from './tolerance.ts'

/** No place between two bases of these scenes lies farther than this from one of 40 × 40 segments, in inches. */
const LOOSEST = 0.2

const hull = hullOf(disc(0, 0, 2), disc(10, 0, 1))

describe('the hull of two bases', () => {
  it.each([
    ['behind the one', -5, 0, 3],
    ['beyond the other', 14, 0, 3],
    ['on the slanting side', 5, 1.5 / Math.sqrt(0.99), 0],
    ['between them', 5, 0, -1.5],
  ])('is measured to from a place %s', (_, x, y, distance) => {
    expect(fromHull(hull, x, y)).toBeCloseTo(distance, 12)
    expect(fromHull(hullOf(hull.b, hull.a), x, y)).toBeCloseTo(distance, 12)
  })

  it('of nested bases is the larger', () => {
    expect(fromHull(hullOf(disc(0, 0, 3), disc(1, 0, 1)), 5, 0)).toBe(2)
    expect(fromHull(hullOf(disc(0, 0, 1), disc(0, 0, 1)), 0, 5)).toBe(4)
  })

  it.each<[string, Solid, boolean, boolean]>([
    ['a base apart', round(5, 4, 1), false, false],
    ['a wall apart', box(4, 2, 6, 3), false, false],
    ['a wall across', box(4, -9, 6, 9), true, true],
    ['a wall all round', box(-9, -9, 19, 9), true, true],
    ['a base between', round(5, 0, 0.1), true, true],
    ['a base beside', round(5, 2.5, 1.01), true, true],
    ['a base behind that kisses', round(-4, 0, 2), true, false],
    ['a wall behind that kisses', box(-4, -1, -2, 1), true, false],
    ['a wall behind', box(-4, -1, -2.01, 1), false, false],
  ])('is met by %s, touching counted or not', (_, solid, touching, crossing) => {
    expect(meetsHull(hull, solid, TOLERANCE)).toBe(touching)
    expect(meetsHull(hull, solid, -TOLERANCE)).toBe(crossing)
  })

  it('is met by whatever meets some segment between the bases, and by nothing that all of them pass by', () => {
    fc.assert(
      fc.property(anyScene, ({ a, b, solids }) => {
        const segments = segmentsBetween(a, b, 40)
        for (const solid of solids) {
          const gap = Math.min(...segments.map((segment) => clearance(segment, solid)))
          if (gap === 0) expect(meetsHull(hullOf(a, b), solid, TOLERANCE)).toBe(true)
          if (gap > LOOSEST) expect(meetsHull(hullOf(a, b), solid, TOLERANCE)).toBe(false)
        }
      }),
      { numRuns: 60 },
    )
  })
})
