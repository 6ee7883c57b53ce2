import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boundaryFrom } from '../boundary.ts'
import { halfPlane } from '../half-plane.ts'
import type { Point } from '../point.ts'
import { anyAngle } from '../testing/arbitraries.ts'
import { isOutside, nearestOutside } from './nearest-outside.ts'
import type { Shape } from './rectangle.ts'
import { movedTo } from './shape.ts'
import { shapeGap } from './shape-gap.ts'
import { outlineAbout, zoneAbout } from './zone.ts'

const number = (min: number, max: number) => fc.integer({ min: min * 1000, max: max * 1000 }).map((n) => n / 1000)
const anyShape = (far: number): fc.Arbitrary<Shape> =>
  fc.oneof(
    fc
      .record({ x: number(-far, far), y: number(-far, far), radius: number(0.2, 1.5) })
      .map(({ x, y, radius }) => ({ centre: { x, y }, radius })),
    fc
      .record({
        ...{ x: number(-far, far), y: number(-far, far), turn: anyAngle },
        ...{ width: number(0.3, 3), depth: number(0.3, 3) },
      })
      .map(({ x, y, ...rest }) => ({ centre: { x, y }, ...rest })),
  )

/** The nearest place at which a base is `spacing` from all others, by trying places in rings. */
function slowly(moving: Shape, others: readonly Shape[], spacing: number, most: number): number {
  for (let far = 0; far <= most; far += 0.02)
    for (let step = 0; step < 360; step++) {
      const angle = (step * Math.PI) / 180
      const centre = { x: moving.centre.x + far * Math.cos(angle), y: moving.centre.y + far * Math.sin(angle) }
      const stands = movedTo(moving, centre)
      if (others.every((other) => shapeGap(stands, other).signedGap >= spacing - 1e-9)) return far
    }
  return Number.POSITIVE_INFINITY
}

describe('where a base may not be', () => {
  it('its distance from the zone about another is what their gap lacks or exceeds, all along the edge', () => {
    fc.assert(
      fc.property(anyShape(3), anyShape(4), number(0, 1), (standing, moving, spacing) => {
        const zone = zoneAbout(standing, moving, spacing)
        const free = isOutside({ zones: [zone], within: [] }, moving.centre)
        const { signedGap } = shapeGap(standing, moving)
        if (Math.abs(signedGap - spacing) > 1e-7) expect(free).toBe(signedGap > spacing)
      }),
    )
  })

  it('an outline an inch about a square is round at its corners', () => {
    const { edges } = outlineAbout({ centre: { x: 0, y: 0 }, width: 2, depth: 2, turn: 0 }, 1)
    expect(edges).toHaveLength(8)
    expect(edges.filter(({ arc }) => arc?.radius === 1)).toHaveLength(4)
  })
})

describe('the nearest place outside', () => {
  it('is free, and no place that trying finds is nearer', () => {
    fc.assert(
      fc.property(
        anyShape(0.5),
        fc.array(anyShape(2.5), { minLength: 1, maxLength: 5 }),
        number(0, 1),
        (moving, others, spacing) => {
          const ground = { zones: others.map((other) => zoneAbout(other, moving, spacing)), within: [] }
          const found = nearestOutside(ground, moving.centre, 20)
          if (!found) throw new Error('none')
          for (const place of found.places) {
            expect(isOutside(ground, place)).toBe(true)
            for (const other of others)
              expect(shapeGap(movedTo(moving, place), other).signedGap).toBeGreaterThanOrEqual(spacing - 1e-7)
          }
          const slow = slowly(moving, others, spacing, found.distance + 0.05)
          expect(found.distance).toBeLessThanOrEqual(slow + 1e-9)
          expect(slow).toBeLessThan(found.distance + 0.3)
        },
      ),
      { numRuns: 25 },
    )
  })

  it('is the place itself where that is free, all ties where it is not, none within too short a way', () => {
    const square: Shape = { centre: { x: 0, y: 0 }, width: 2, depth: 2, turn: 0 }
    const moving: Shape = { ...square, centre: { x: 0, y: 0 } }
    const ground = { zones: [zoneAbout(square, moving, 0)], within: [] }
    const at = (x: number, y: number): Point => ({ x, y })
    expect(nearestOutside(ground, at(5, 0), 1)).toEqual({ distance: 0, places: [at(5, 0)] })
    expect(nearestOutside(ground, at(0, 0), 3)?.places).toHaveLength(4)
    expect(nearestOutside(ground, at(0, 0), 1.9)).toBeNull()
  })

  it('keeps within lines: to the one side that is left', () => {
    const square: Shape = { centre: { x: 0, y: 0 }, width: 2, depth: 2, turn: 0 }
    const within = [
      halfPlane(1, 0, { x: -1, y: 0 }),
      halfPlane(0, 1, { x: 0, y: -1 }),
      halfPlane(0, -1, { x: 0, y: 1 }),
    ]
    const found = nearestOutside({ zones: [zoneAbout(square, square, 0)], within }, { x: 0, y: 0 }, 9)
    expect(found?.distance).toBeCloseTo(2, 9)
    expect(found?.places[0]?.x).toBeCloseTo(2, 9)
  })

  it('has a zone about what is as small as a place: the moving base itself, about it', () => {
    const moving = { centre: { x: 9, y: 9 }, width: 2, depth: 1, turn: 0 }
    const zone = zoneAbout({ centre: { x: 1, y: 1 }, radius: 0 }, moving, 0)
    expect(boundaryFrom(zone, 1, 1).distance).toBeCloseTo(-0.5, 9)
    expect(boundaryFrom(zone, 4, 1).distance).toBeCloseTo(2, 9)
  })
})
