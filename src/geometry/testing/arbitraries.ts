import fc from 'fast-check'
import type { Disc } from '../disc.ts'
import type { Outline } from '../outline.ts'
import type { Point } from '../point.ts'
import { polygon } from '../polygon.ts'
import { flatWedge, pointedWedge, roundWedge } from '../wedge.ts'

/** A number of a table's scale, in thousandths. */
const coordinate = fc.integer({ min: -20_000, max: 20_000 }).map((n) => n / 1000)
export const anyPoint: fc.Arbitrary<Point> = fc.record({ x: coordinate, y: coordinate })
export const anyRadius = fc.integer({ min: 0, max: 2500 }).map((n) => n / 1000)
export const anyDisc: fc.Arbitrary<Disc> = fc.record({ centre: anyPoint, radius: anyRadius })
export const anyAngle = fc.integer({ min: -7200, max: 7200 }).map((n) => (n * Math.PI) / 1800)

const between = (min: number, max: number) => fc.integer({ min: min * 1000, max: max * 1000 }).map((n) => n / 1000)

const wedges: fc.Arbitrary<Outline> = fc
  .record({
    mouth: between(0, 1),
    end: between(0.1, 1.5),
    reach: between(2, 10),
    bulge: between(0.05, 0.9),
    kind: fc.nat(2),
  })
  .map(({ mouth, end, reach, bulge, kind }) => {
    if (kind === 0) return flatWedge(mouth, end, reach)
    const sagitta = bulge * end
    if (kind === 1) return pointedWedge(mouth, end, reach, reach + sagitta)
    return roundWedge(mouth, end, reach, reach + sagitta - (end * end + sagitta * sagitta) / (2 * sagitta))
  })

/** Corners on a circle, in order: convex whatever they are. */
const polygons: fc.Arbitrary<Outline> = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 0, max: 359 }), { minLength: 3, maxLength: 8 }),
    between(0.5, 5),
    fc.boolean(),
  )
  .map(([angles, radius, backwards]) => {
    const sorted = angles.toSorted((a, b) => (backwards ? b - a : a - b))
    const corners = sorted.map((angle) => {
      const at = (angle * Math.PI) / 180
      return { x: 3 + radius * Math.cos(at), y: radius * Math.sin(at) }
    })
    return polygon(corners)
  })
  .filter((outline) => typeof outline !== 'string')

/** Outlines of every kind there is: polygons, and wedges with a flat, a pointed and a round end. */
export const anyOutline: fc.Arbitrary<Outline> = fc.oneof(wedges, polygons)
