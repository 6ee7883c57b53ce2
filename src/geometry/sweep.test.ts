import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromSolid, roundSolid, type Solid, solidPolygon } from './solid.ts'
import { overlapLegs, wayToEdge } from './sweep.ts'
import { anyAngle, anyDisc } from './testing/arbitraries.ts'

const round = (x: number, y: number, radius: number) => ({ centre: { x, y }, radius })
const east = { dx: 1, dy: 0 }
const square = solidPolygon([
  { x: 4, y: -1 },
  { x: 6, y: -1 },
  { x: 6, y: 1 },
  { x: 4, y: 1 },
])
if (typeof square === 'string') throw new RangeError('the square is no polygon')

/** Stars, bent as may be, and discs, a few inches from the start. */
const anySolid: fc.Arbitrary<Solid> = fc.oneof(
  fc
    .tuple(
      fc.integer({ min: 0, max: 6000 }),
      fc.array(fc.integer({ min: 300, max: 2500 }), { minLength: 3, maxLength: 9 }),
    )
    .map(([x, radii]) =>
      solidPolygon(
        radii.map((radius, i) => ({
          x: x / 1000 + (radius / 1000) * Math.cos((2 * Math.PI * i) / radii.length),
          y: (radius / 1000) * Math.sin((2 * Math.PI * i) / radii.length),
        })),
      ),
    )
    .filter((solid) => typeof solid !== 'string'),
  anyDisc.map(({ centre, radius }) => roundSolid(round(centre.x / 4, centre.y / 4, radius))),
)

describe('a disc on its straight way', () => {
  it('overlaps a disc from contact to contact, and a polygon from edge to edge', () => {
    expect(overlapLegs(round(0, 0, 1), east, 20, roundSolid(round(5, 0, 1)))).toEqual([{ from: 3, to: 7 }])
    expect(overlapLegs(round(0, 0, 1), east, 20, square)).toEqual([{ from: 3, to: 7 }])
    expect(overlapLegs(round(0, 0, 1), east, 5, square)).toEqual([{ from: 3, to: 5 }])
  })

  it('overlaps nothing that it slides along, starts beyond or ends before', () => {
    expect(overlapLegs(round(0, 2, 1), east, 20, square)).toEqual([])
    expect(overlapLegs(round(0, 2, 1), east, 20, roundSolid(round(5, 0, 1)))).toEqual([])
    expect(overlapLegs(round(7, 0, 1), east, 20, square)).toEqual([])
    expect(overlapLegs(round(0, 0, 1), east, 3, square)).toEqual([])
    expect(overlapLegs(round(0, 0, 1), east, 3, roundSolid(round(5, 0, 1)))).toEqual([])
  })

  it('runs into what it touches at once when it goes towards it', () => {
    expect(overlapLegs(round(3, 0, 1), east, 2, square)[0]?.from).toBe(0)
    expect(overlapLegs(round(3, 0, 1), east, 2, roundSolid(round(5, 0, 1)))[0]?.from).toBe(0)
  })

  it('agrees with looking at many places of the way', () => {
    fc.assert(
      fc.property(anySolid, anyAngle, fc.integer({ min: 0, max: 1500 }), (solid, angle, size) => {
        const disc = round(0, 0.3, size / 1000)
        const way = { dx: Math.cos(angle), dy: Math.sin(angle) }
        const legs = overlapLegs(disc, way, 8, solid)
        for (let at = 0.013; at < 8; at += 0.05) {
          const off = fromSolid(solid, at * way.dx, 0.3 + at * way.dy) - disc.radius
          if (Math.abs(off) < 1e-5) continue
          expect(legs.some(({ from, to }) => from <= at && at <= to)).toBe(off < 0)
        }
      }),
      { numRuns: 150 },
    )
  })
})

describe('the way to the table’s edge', () => {
  const table = { width: 48, height: 36 }

  it('ends where the base would hang over it', () => {
    expect(wayToEdge(round(40, 10, 1), east, table)).toBe(7)
    expect(wayToEdge(round(40, 10, 1), { dx: 0, dy: -1 }, table)).toBe(9)
    expect(wayToEdge(round(40, 35, 1), { dx: 0.6, dy: 0.8 }, table)).toBe(0)
  })

  it('never ends along the edge, and none is left to a base that hangs over it already', () => {
    expect(wayToEdge(round(40, 35, 1), { dx: -1, dy: 0 }, table)).toBe(39)
    expect(wayToEdge(round(47.5, 10, 1), east, table)).toBe(0)
    expect(wayToEdge(round(47.5, 10, 1), { dx: -1, dy: 0 }, table)).toBe(46.5)
  })
})
