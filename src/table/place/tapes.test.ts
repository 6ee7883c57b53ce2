import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { disc } from '../../geometry/disc.ts'
import { gap } from '../../geometry/gap.ts'
import { point } from '../../geometry/point.ts'
import { placeByBearing, placesByTapes, type Tape } from './tapes.ts'

const mat = { width: 48, height: 48 }
const base = (x: number, y: number, radius: number, length: number, doubt = 0): Tape => ({
  kind: 'base',
  disc: disc(point(x, y), radius),
  gap: length,
  doubt,
})
const edge = (which: 'left' | 'right' | 'top' | 'bottom', length: number, doubt = 0): Tape => ({
  kind: 'edge',
  edge: which,
  gap: length,
  doubt,
})
const near = fc.double({ min: 5, max: 43, noNaN: true })
const radius = fc.double({ min: 0.4, max: 2.4, noNaN: true })

describe('placing by two tapes', () => {
  it('measuring a base and placing it by these measures gives its place among the two', () => {
    fc.assert(
      fc.property(near, near, near, near, near, near, radius, radius, radius, (x, y, ax, ay, bx, by, r, ra, rb) => {
        const placed = disc(point(x, y), r)
        const a = disc(point(ax, ay), ra)
        const b = disc(point(bx, by), rb)
        fc.pre(gap(placed, a) >= 0 && gap(placed, b) >= 0 && Math.hypot(ax - bx, ay - by) > 0.5)
        const { places } = placesByTapes(r, base(ax, ay, ra, gap(placed, a)), base(bx, by, rb, gap(placed, b)), {
          width: 1000,
          height: 1000,
        })
        expect(places.length).toBeGreaterThan(0)
        // Where the two circles graze, a rounding of the gap moves the place by its square root.
        expect(Math.min(...places.map(({ at }) => Math.hypot(at.x - x, at.y - y)))).toBeLessThan(1e-4)
        for (const { at } of places) expect(Math.abs(gap(disc(at, r), a) - gap(placed, a))).toBeLessThan(1e-8)
      }),
    )
  })

  it('a base and an edge: two places, symmetric about the line from the base to the edge', () => {
    const { places } = placesByTapes(0.5, base(10, 10, 0.5, 4), edge('left', 6.5), mat)
    expect(places.map(({ at }) => at)).toEqual([
      { x: 7, y: 10 - 4 },
      { x: 7, y: 10 + 4 },
    ])
  })

  it('two edges at a corner: one place, measured from the base’s rim', () => {
    const { places } = placesByTapes(0.5, edge('right', 3), edge('bottom', 2), mat)
    expect(places).toEqual([{ at: { x: 44.5, y: 45.5 }, doubt: 0, strained: 0 }])
  })

  it('tapes that just touch give one place', () => {
    expect(placesByTapes(0.5, base(10, 10, 0.5, 2), base(16, 10, 0.5, 2), mat).places).toEqual([
      { at: { x: 13, y: 10 }, doubt: 0, strained: 0 },
    ])
    expect(placesByTapes(0.5, base(10, 10, 0.5, 2), edge('left', 12.5), mat).places).toHaveLength(1)
  })

  it('tapes that don’t meet are refused with what is missing', () => {
    const refusal = (a: Tape, b: Tape) => placesByTapes(0.5, a, b, mat).reason
    expect(refusal(base(10, 10, 0.5, 2), base(16.3, 10, 0.5, 2))?.code).toBe('apart')
    expect(refusal(base(10, 10, 0.5, 2), base(16.3, 10, 0.5, 2))?.short).toBeCloseTo(0.3, 12)
    expect(refusal(base(10, 10, 0.5, 9), base(11, 10, 0.5, 1))?.code).toBe('within')
    expect(refusal(base(10, 10, 0.5, 9), base(11, 10, 0.5, 1))?.short).toBeCloseTo(7, 12)
    expect(refusal(base(10, 10, 0.5, 2), base(10, 10, 0.5, 3))).toEqual({ code: 'within', short: 1 })
    expect(refusal(edge('left', 3), edge('right', 3))?.code).toBe('parallel')
    expect(refusal(base(10, 10, 0.5, 2), edge('right', 3))?.code).toBe('apart')
    expect(refusal(base(2, 24, 0.5, 30), base(3, 24, 0.5, 30))?.code).toBe('offMat')
  })

  it('tapes that miss each other by less than their doubts meet between, and say by how much they were strained', () => {
    const { places } = placesByTapes(0.5, base(10, 10, 0.5, 2, 0.1), base(16.2, 10, 0.5, 2, 0.3), mat)
    expect(places).toHaveLength(1)
    expect(places[0]?.at.x).toBeCloseTo(13.05, 12)
    expect(places[0]?.strained).toBeCloseTo(0.2, 12)
  })

  it('the doubt of a place is how far it moves when the tapes are off, more the flatter they meet', () => {
    const square = placesByTapes(0.5, edge('left', 10, 0.1), edge('top', 10, 0.1), mat)
    expect(square.places[0]?.doubt).toBeCloseTo(0.1 * Math.SQRT2, 12)
    const flat = placesByTapes(0.5, base(10, 10, 0.5, 4, 0.1), base(19.5, 10, 0.5, 4, 0.1), mat)
    expect(flat.places[0]?.doubt).toBeGreaterThan(0.3)
  })
})

describe('placing by distance and bearing', () => {
  it('lies the gap away along the bearing', () => {
    const { at, doubt } = placeByBearing(0.5, disc(point(10, 10), 1), { gap: 3, doubt: 0 }, { degrees: 90, doubt: 0 })
    expect(at.x).toBeCloseTo(10, 12)
    expect(at.y).toBeCloseTo(14.5, 12)
    expect(doubt).toBe(0)
  })

  it('doubts of both add up to how far it may be off', () => {
    const placed = placeByBearing(0.5, disc(point(10, 10), 1), { gap: 8.5, doubt: 0.1 }, { degrees: 0, doubt: 1 })
    expect(placed.doubt).toBeCloseTo(Math.hypot(0.1, 10 * (Math.PI / 180)), 2)
  })
})
