import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Point } from '../point.ts'
import { areaOf, drawRegion, type Region } from '../region.ts'
import { fromSolid, isWithin } from '../solid.ts'
import { anySolid, box, clearance, cornered, round } from './testing/scene.ts'
import { visibleRegion } from './visible-region.ts'

const bounds = { left: -3, top: -6, right: 15, bottom: 6 }
const table = { left: 0, top: 0, right: 10, bottom: 10 }
const eye = { x: 5, y: 5 }
const place = fc.record({
  x: fc.integer({ min: -2900, max: 14_900 }).map((n) => n / 1000),
  y: fc.integer({ min: -5900, max: 5900 }).map((n) => n / 1000),
})

/** What a canvas would draw, as a dense row of points. */
function drawn(region: Region): Point[] {
  const points: Point[] = []
  drawRegion(region, {
    moveTo: (x, y) => points.push({ x, y }),
    lineTo: (x, y) => points.push({ x, y }),
    arc(x, y, radius, from, to, anticlockwise) {
      expect(anticlockwise).toBe(to < from)
      for (let i = 0; i <= 300; i++) {
        const angle = from + ((to - from) * i) / 300
        points.push({ x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) })
      }
    },
    closePath: () => {},
  })
  return points
}

describe('all that an eye sees', () => {
  it('is the whole table where nothing stands on it', () => {
    const region = visibleRegion(eye, [], table)
    expect(areaOf(region)).toBeCloseTo(100, 9)
    expect(drawn(region).every(({ x, y }) => [0, 10].includes(x) || [0, 10].includes(y))).toBe(true)
  })

  it('ends at a wall and at its shadow', () => {
    // A wall of 2″ at 1″ throws a shadow of 10″ at the edge, 5″ away.
    const region = visibleRegion(eye, [box(6, 4, 7, 6)], table)
    expect(areaOf(region)).toBeCloseTo(100 - (25 - 1), 9)
  })

  it('ends at a round base in a curve that bends inwards', () => {
    const region = visibleRegion(eye, [round(8, 5, 1)], table)
    const bows = region.edges.flatMap(({ bow }) => bow ?? [])
    expect(bows).toHaveLength(2)
    expect(bows.reduce((sum, { sweep }) => sum + sweep, 0)).toBeCloseTo(-(Math.PI - 2 * Math.asin(1 / 3)), 9)
  })

  it('turns from one wall to the other where they cross', () => {
    const bar = cornered([7, 3], [7.2, 3], [9.2, 7], [9, 7])
    const other = cornered([7, 7], [7.2, 7], [9.2, 3], [9, 3])
    const region = visibleRegion(eye, [bar, other], table)
    expect(region.edges.some(({ to }) => Math.hypot(to.x - 8, to.y - 5) < 1e-9)).toBe(true)
  })

  it('is half of the table in a fan of half a turn, the eye on its edge', () => {
    const region = visibleRegion(eye, [], table, { start: -Math.PI / 2, sweep: Math.PI })
    expect(areaOf(region)).toBeCloseTo(50, 9)
    expect(areaOf(visibleRegion(eye, [], table, { start: 3, sweep: Math.PI / 2 }))).toBeGreaterThan(20)
  })

  it('is nothing in or on a solid, and off the table', () => {
    expect(visibleRegion(eye, [box(4, 4, 6, 6)], table).edges).toEqual([])
    expect(visibleRegion(eye, [box(5, 4, 6, 6)], table).edges).toEqual([])
    expect(visibleRegion({ x: -1, y: 5 }, [], table).edges).toEqual([])
    expect(drawn(visibleRegion({ x: -1, y: 5 }, [], table))).toEqual([])
  })

  it('ends in a wood where a line has run through its depth, and goes on behind a shallower one', () => {
    const deep = visibleRegion(eye, [], table, null, { woods: [{ solid: box(6, 4, 20, 6), depth: 3 }], own: 0 })
    const along = (region: Region) =>
      Math.max(...drawn(region).flatMap(({ x, y }) => (Math.abs(y - 5) < 0.05 ? [x] : [])))
    expect(along(deep)).toBeCloseTo(9, 2)
    const shallow = visibleRegion(eye, [], table, null, { woods: [{ solid: box(6, 0, 8.5, 10), depth: 3 }], own: 0 })
    expect(along(shallow)).toBe(10)
    // Two woods count together, what both cover once.
    const [first, second] = [box(6, 0, 8, 10), box(7, 0, 8, 10)].map((solid) => ({ solid, depth: 3 }))
    const third = { solid: box(8.5, 0, 20, 10), depth: 3 }
    const several = [first, second, third].flatMap((wood) => wood ?? [])
    expect(along(visibleRegion(eye, [], table, null, { woods: several, own: 0 }))).toBeCloseTo(9.5, 2)
    // What grows under one's own base is not counted.
    const within = (own: number) =>
      along(visibleRegion(eye, [], table, null, { woods: [{ solid: box(0, 0, 20, 10), depth: 3 }], own }))
    expect([within(0), within(1)].map((x) => Math.round(x * 100) / 100)).toEqual([8, 9])
  })

  it('holds just the places that a straight way leads to through no more wood than may be', () => {
    const anyWood = fc.record({ solid: anySolid, depth: fc.constantFrom(0.5, 1, 3) })
    fc.assert(
      fc.property(
        fc.array(anySolid, { maxLength: 3 }),
        fc.array(anyWood, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(0, 0.6),
        place,
        fc.array(place, { minLength: 40, maxLength: 40 }),
        (solids, woods, own, eye, places) => {
          const region = visibleRegion(eye, solids, bounds, null, { woods, own })
          if (region.edges.length === 0) return
          const corners = drawn(region)
          const outline = { kind: 'polygon', corners, around: { centre: eye, radius: 99 } } as const
          for (const { x, y } of places) {
            const far = Math.hypot(x - eye.x, y - eye.y)
            if (Math.abs(fromSolid(outline, x, y)) < 0.01 || far <= own) continue
            // Slow: look at many places of the way.
            const steps = 4000
            let through = 0
            let least = Number.POSITIVE_INFINITY
            for (let i = 0; i < steps; i++) {
              const part = (i + 0.5) / steps
              if (part * far < own) continue
              const [px, py] = [eye.x + part * (x - eye.x), eye.y + part * (y - eye.y)]
              const here = woods.filter(({ solid }) => fromSolid(solid, px, py) < 0)
              if (here.length > 0) through += far / steps
              least = Math.min(least, ...here.map(({ depth }) => depth))
            }
            if (Math.abs(through - least) < 0.03) continue
            const isSeen = through < least && solids.every((solid) => clearance({ from: eye, to: { x, y } }, solid) > 0)
            expect(isWithin(corners, x, y)).toBe(isSeen)
          }
        },
      ),
      { numRuns: 40 },
    )
  })

  it('holds just the places that a straight way without solids leads to, its edge closed and clockwise', () => {
    fc.assert(
      fc.property(
        fc.array(anySolid, { maxLength: 7 }),
        place,
        fc.array(place, { minLength: 40, maxLength: 40 }),
        (solids, eye, places) => {
          const region = visibleRegion(eye, solids, bounds)
          if (region.edges.length === 0) {
            expect(solids.some((solid) => fromSolid(solid, eye.x, eye.y) <= 1e-9)).toBe(true)
            return
          }
          for (const [i, { from }] of region.edges.entries()) {
            const before = region.edges.at(i - 1)?.to ?? from
            expect(Math.hypot(before.x - from.x, before.y - from.y)).toBeLessThan(1e-7)
          }
          expect(areaOf(region)).toBeGreaterThan(0)
          const corners = drawn(region)
          const outline = { kind: 'polygon', corners, around: { centre: eye, radius: 99 } } as const
          for (const { x, y } of places) {
            if (Math.abs(fromSolid(outline, x, y)) < 1e-3) continue
            const isSeen = solids.every((solid) => clearance({ from: eye, to: { x, y } }, solid) > 0)
            expect(isWithin(corners, x, y)).toBe(isSeen)
          }
        },
      ),
      { numRuns: 120 },
    )
  })
})
