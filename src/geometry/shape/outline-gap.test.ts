import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boundaryFrom } from '../boundary.ts'
import type { Point } from '../point.ts'
import { polygon } from '../polygon.ts'
import { anyAngle, anyOutline } from '../testing/arbitraries.ts'
import { sampled } from '../testing/sampled.ts'
import { flatWedge } from '../wedge.ts'
import { outlineGap, outlineSum } from './outline-gap.ts'
import { cornersOf, edgeFrom, type Rectangle } from './rectangle.ts'
import { shapeGap } from './shape-gap.ts'

const side = fc.integer({ min: 100, max: 4000 }).map((n) => n / 1000)
const near = fc.integer({ min: -8000, max: 14_000 }).map((n) => n / 1000)
const anyRectangle: fc.Arbitrary<Rectangle> = fc
  .record({ x: near, y: near, width: side, depth: side, turn: anyAngle })
  .map(({ x, y, ...rest }) => ({ centre: { x, y }, ...rest }))

const highest = (points: readonly Point[], cos: number, sin: number) =>
  Math.max(...points.map(({ x, y }) => x * cos + y * sin))

/**
 * The signed gap of two convex rows of points, by looking: in every direction how far one begins beyond the other, and of all
 * of them the most. It holds for areas apart and for areas in one another.
 */
function slowGap(a: readonly Point[], b: readonly Point[], steps = 720): number {
  let most = Number.NEGATIVE_INFINITY
  const beyond = (angle: number) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return -highest(b, -cos, -sin) - highest(a, cos, sin)
  }
  let best = 0
  for (let step = 0; step < steps; step++) {
    const value = beyond((step / steps) * 2 * Math.PI)
    if (value > most) {
      most = value
      best = step
    }
  }
  for (let fine = -200; fine <= 200; fine++) most = Math.max(most, beyond(((best + fine / 100) / steps) * 2 * Math.PI))
  return most
}

describe('the gap between a template and a rectangle', () => {
  it('is what looking in every direction finds, apart and in one another', () => {
    fc.assert(
      fc.property(anyOutline, anyRectangle, (outline, rectangle) => {
        const slow = slowGap(sampled(outline, 60), cornersOf(rectangle))
        expect(outlineGap(outline, rectangle).signedGap).toBeCloseTo(slow, 2)
      }),
      { numRuns: 150 },
    )
  })

  it('lies between two places, one on each edge, as far apart as it says', () => {
    fc.assert(
      fc.property(anyOutline, anyRectangle, (outline, rectangle) => {
        const { signedGap, witness } = outlineGap(outline, rectangle)
        const { from, to } = witness
        expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(Math.abs(signedGap), 9)
        expect(boundaryFrom(outline, from.x, from.y).distance).toBeCloseTo(0, 9)
        expect(edgeFrom(rectangle, to).distance).toBeCloseTo(0, 9)
      }),
    )
  })

  it('between two rectangles is the same as the one worked out for them, and for a square in a square', () => {
    fc.assert(
      fc.property(anyRectangle, anyRectangle, (a, b) => {
        const outline = polygon(cornersOf(a))
        if (typeof outline === 'string') throw new Error(outline)
        expect(outlineGap(outline, b).signedGap).toBeCloseTo(shapeGap(a, b).signedGap, 9)
      }),
    )
  })

  it('is nothing where a corner only touches the far side of a flat wedge', () => {
    const square = (x: number, turn: number): Rectangle => ({ centre: { x, y: 0 }, width: 2, depth: 2, turn })
    expect(outlineGap(flatWedge(0.1, 0.8, 8), square(8 + Math.SQRT2, Math.PI / 4)).signedGap).toBeCloseTo(0, 12)
  })

  it('slides with both and turns with both', () => {
    fc.assert(
      fc.property(anyRectangle, anyRectangle, anyAngle, (a, b, angle) => {
        const turn = ({ centre, ...rest }: Rectangle): Rectangle => ({
          ...rest,
          turn: rest.turn + angle,
          centre: {
            x: 3 + centre.x * Math.cos(angle) - centre.y * Math.sin(angle),
            y: centre.x * Math.sin(angle) + centre.y * Math.cos(angle),
          },
        })
        const outlineOf = (rectangle: Rectangle) => {
          const outline = polygon(cornersOf(rectangle))
          if (typeof outline === 'string') throw new Error(outline)
          return outline
        }
        expect(outlineGap(outlineOf(turn(a)), turn(b)).signedGap).toBeCloseTo(outlineGap(outlineOf(a), b).signedGap, 8)
      }),
    )
  })
})

describe('the sum of a template and a rectangle', () => {
  it('is walked in one row: each edge begins where the last ended', () => {
    fc.assert(
      fc.property(anyOutline, anyRectangle, (outline, rectangle) => {
        const { edges } = outlineSum(outline, rectangle)
        for (const [i, edge] of edges.entries()) {
          const before = edges.at(i - 1) ?? edge
          expect(Math.hypot(edge.from.x - before.to.x, edge.from.y - before.to.y)).toBeLessThan(1e-7)
        }
      }),
    )
  })
})
