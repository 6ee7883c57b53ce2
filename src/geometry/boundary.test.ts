import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boundaryFrom } from './boundary.ts'
import { placed } from './outline.ts'
import { distance } from './point.ts'
import { polygon } from './polygon.ts'
import { anyAngle, anyOutline, anyPoint } from './testing/arbitraries.ts'
import { sampled, slowDistance } from './testing/sampled.ts'
import { flatWedge, pointedWedge, roundWedge } from './wedge.ts'

const square = flatWedge(1, 1, 2)

describe('the signed distance from an outline', () => {
  it('agrees with looking at every point of the curve that is drawn', () => {
    fc.assert(
      fc.property(anyOutline, anyPoint, (outline, place) => {
        const points = sampled(outline)
        const slow = slowDistance(points, place)
        const { distance: exact } = boundaryFrom(outline, place.x, place.y)
        // Samples lie up to 0.013 apart, so their nearest is up to that farther.
        expect(Math.abs(exact)).toBeLessThanOrEqual(Math.abs(slow) + 1e-9)
        expect(Math.abs(exact)).toBeGreaterThan(Math.abs(slow) - 0.02)
        if (Math.abs(slow) > 0.03) expect(Math.sign(exact)).toBe(Math.sign(slow))
      }),
      { numRuns: 300 },
    )
  })

  it('is the distance to the place it names, which lies straight out or in along the direction it names', () => {
    fc.assert(
      fc.property(anyOutline, anyPoint, (outline, { x, y }) => {
        const { distance: d, at, outX, outY } = boundaryFrom(outline, x, y)
        expect(Math.abs(d)).toBeCloseTo(distance({ x, y }, at), 9)
        expect(Math.hypot(outX, outY)).toBeCloseTo(1, 9)
        expect(at.x + outX * d).toBeCloseTo(x, 8)
        expect(at.y + outY * d).toBeCloseTo(y, 8)
        expect(boundaryFrom(outline, at.x, at.y).distance).toBeCloseTo(0, 9)
      }),
    )
  })

  it('turns and slides with the outline', () => {
    fc.assert(
      fc.property(anyOutline, anyPoint, anyPoint, anyAngle, (outline, place, at, direction) => {
        const { cos, sin } = { cos: Math.cos(direction), sin: Math.sin(direction) }
        const moved = { x: at.x + place.x * cos - place.y * sin, y: at.y + place.x * sin + place.y * cos }
        const before = boundaryFrom(outline, place.x, place.y).distance
        expect(boundaryFrom(placed(outline, { at, direction }), moved.x, moved.y).distance).toBeCloseTo(before, 9)
      }),
    )
  })

  it('is the same on both sides of a wedge', () => {
    fc.assert(
      fc.property(anyPoint, ({ x, y }) => {
        const wedge = roundWedge(0.125, 0.675, 7.8672, 6.2)
        expect(boundaryFrom(wedge, x, y).distance).toBeCloseTo(boundaryFrom(wedge, x, -y).distance, 12)
      }),
    )
  })

  it('walks in from far off over an edge to the middle: positive, nothing, negative', () => {
    expect(boundaryFrom(square, 1, -1e6).distance).toBe(1e6 - 1)
    expect(boundaryFrom(square, 1, -1.25).distance).toBe(0.25)
    expect(boundaryFrom(square, 1, -1).distance).toBeCloseTo(0, 15)
    expect(boundaryFrom(square, 1, -0.75).distance).toBe(-0.25)
    expect(boundaryFrom(square, 1, 0).distance).toBe(-1)
  })

  it('runs to a corner where that is nearest', () => {
    const { distance: d, at } = boundaryFrom(square, 5, 5)
    expect(d).toBe(5)
    expect(at).toEqual({ x: 2, y: 1 })
  })

  it('runs to the arc, to its ends, and from its very centre', () => {
    const halfDisc = roundWedge(1, 1, 4, 4)
    expect(boundaryFrom(halfDisc, 7, 0).distance).toBeCloseTo(2, 12)
    expect(boundaryFrom(halfDisc, 4, 0).distance).toBeCloseTo(-1, 12)
    expect(boundaryFrom(halfDisc, 4.6, 0.8).distance).toBeCloseTo(0, 12)
  })

  it('has a teardrop bulge beyond its shoulders', () => {
    const drop = roundWedge(0.125, 1.2325, 6.5413, 6.75)
    expect(boundaryFrom(drop, 6.75, 1.3).distance).toBeCloseTo(0.05, 4)
    expect(boundaryFrom(drop, 6.75, 1.2).distance).toBeCloseTo(-0.05, 4)
    expect(boundaryFrom(drop, 8.5, 0).distance).toBeCloseTo(0.5, 4)
  })

  it('points out of the corner it lies on', () => {
    const { distance: d, outX, outY } = boundaryFrom(square, 2, 1)
    expect(Math.abs(d)).toBe(0)
    expect(outX + outY).toBeGreaterThan(0)
  })

  it('from an outline without edges is without end', () => {
    expect(boundaryFrom({ edges: [] }, 0, 0).distance).toBe(Number.POSITIVE_INFINITY)
  })

  it('knows a shallow point from a shallow arc', () => {
    const pointed = boundaryFrom(pointedWedge(0.125, 0.8125, 9.834, 10), 10, 0.4).distance
    const round = boundaryFrom(roundWedge(0.125, 0.8125, 9.834, 10 - 2.0718), 10, 0.4).distance
    expect(pointed).toBeGreaterThan(round)
  })

  it('is the same for a polygon walked either way round', () => {
    const corners = [
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 5, y: 2 },
      { x: 1, y: 3 },
    ]
    const one = polygon(corners)
    const other = polygon(corners.toReversed())
    if (typeof one === 'string' || typeof other === 'string') throw new Error('both are polygons')
    fc.assert(
      fc.property(anyPoint, ({ x, y }) => {
        expect(boundaryFrom(one, x, y).distance).toBeCloseTo(boundaryFrom(other, x, y).distance, 12)
      }),
    )
  })
})
