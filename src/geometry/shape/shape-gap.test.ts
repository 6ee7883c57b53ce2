import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distance, type Point } from '../point.ts'
import { anyAngle, anyPoint } from '../testing/arbitraries.ts'
import { cornersOf, edgeFrom, isRound, placeIn, type Rectangle, type Shape } from './rectangle.ts'
import { farthestOfShape, shapeGap } from './shape-gap.ts'

/** Small enough a scene that shapes meet as often as not. */
const near = fc.integer({ min: -3000, max: 3000 }).map((n) => n / 1000)
const centre = fc.record({ x: near, y: near })
const size = fc.integer({ min: 0, max: 4000 }).map((n) => n / 1000)
const anyShape: fc.Arbitrary<Shape> = fc.oneof(
  fc.record({ centre, radius: size.map((n) => n / 2) }),
  fc.record({ centre, width: size, depth: size, turn: anyAngle }),
)
const box = (x: number, y: number, width: number, depth = width, degrees = 0): Rectangle => ({
  centre: { x, y },
  width,
  depth,
  turn: (degrees * Math.PI) / 180,
})
const round = (x: number, y: number, radius: number): Shape => ({ centre: { x, y }, radius })

/** How far a shape reaches in a direction. */
function reach(shape: Shape, angle: number): number {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  if (isRound(shape)) return shape.centre.x * dx + shape.centre.y * dy + shape.radius
  return Math.max(...cornersOf(shape).map(({ x, y }) => x * dx + y * dy))
}

/** The slow twin: the widest gap (or shallowest overlap) between the two in any direction, by search. */
function slowGap(a: Shape, b: Shape): number {
  const beyond = (angle: number) => -reach(b, angle + Math.PI) - reach(a, angle)
  const starts = Array.from({ length: 720 }, (_, i) => (i * Math.PI) / 360)
  const best = starts.sort((p, q) => beyond(q) - beyond(p)).slice(0, 12)
  return Math.max(
    ...best.map((start) => {
      let [angle, step] = [start, Math.PI / 360]
      for (; step > 1e-13; step /= 2)
        for (const side of [-1, 1]) if (beyond(angle + side * step) > beyond(angle)) angle += side * step
      return beyond(angle)
    }),
  )
}

/** Places all along a shape's edge. */
function edge(shape: Shape): Point[] {
  if (isRound(shape))
    return Array.from({ length: 720 }, (_, i) => ({
      x: shape.centre.x + shape.radius * Math.cos((i * Math.PI) / 360),
      y: shape.centre.y + shape.radius * Math.sin((i * Math.PI) / 360),
    }))
  const [u, v] = [shape.width / 2, shape.depth / 2]
  return Array.from({ length: 201 }, (_, i) => -1 + i / 100).flatMap((part) => [
    placeIn(shape, part * u, v),
    placeIn(shape, part * u, -v),
    placeIn(shape, u, part * v),
    placeIn(shape, -u, part * v),
  ])
}

const from = (shape: Shape, place: Point) =>
  isRound(shape)
    ? Math.max(0, distance(shape.centre, place) - shape.radius)
    : Math.max(0, edgeFrom(shape, place).distance)

/** How far a place lies from the edge of a shape. */
const offEdge = (shape: Shape, place: Point) =>
  isRound(shape) ? Math.abs(distance(shape.centre, place) - shape.radius) : Math.abs(edgeFrom(shape, place).distance)

describe('the gap between two shapes', () => {
  it.each([
    ['side by side', box(0, 0, 1), box(2, 0, 1), 1],
    ['corner to corner', box(0, 0, 2), box(5, 6, 2), 5],
    ['kissing along a side', box(0, 0, 2), box(2, 0.5, 2), 0],
    ['kissing at a corner', box(0, 0, 2), box(2, 2, 2), 0],
    ['a corner before a side', box(0, 0, 2), box(3, 0, 2, 2, 45), 2 - Math.SQRT2],
    ['overlapping', box(0, 0, 4), box(3, 0, 4), -1],
    ['one inside the other', box(0, 0, 10), box(3, 0, 2), -3],
    ['identical', box(1, 1, 2, 3), box(1, 1, 2, 3), -2],
    ['crossing like a plus', box(0, 0, 6, 1), box(0, 0, 1, 6), -3.5],
    ['of no size', box(0, 0, 0), box(3, 4, 0), 5],
    ['of no width', box(0, 0, 0, 4), box(1, 0, 0, 4), 1],
    ['huge', box(0, 0, 1), box(1e6, 0, 1), 1e6 - 1],
    ['a base beside a rectangle', box(0, 0, 2), round(3, 0, 1), 1],
    ['a base off a corner', box(0, 0, 2), round(4, 5, 1), 4],
    ['a base on the edge of a rectangle', box(0, 0, 2), round(1, 0, 1), -1],
    ['a base inside a rectangle', box(0, 0, 6), round(1, 0, 1), -3],
    ['a point in the middle of a rectangle', box(0, 0, 2, 4), round(0, 0, 0), -1],
    ['two bases', round(0, 0, 1), round(3, 0, 1), 1],
  ])('%s', (_, a, b, expected) => {
    expect(shapeGap(a, b).signedGap).toBeCloseTo(expected, 9)
    expect(shapeGap(b, a).signedGap).toBeCloseTo(expected, 9)
  })

  it('is what searching all directions for the widest gap finds', () => {
    fc.assert(
      fc.property(anyShape, anyShape, (a, b) => {
        expect(Math.abs(shapeGap(a, b).signedGap - slowGap(a, b))).toBeLessThan(1e-6)
      }),
    )
  })

  it('lies between a place of the one edge and a place of the other, just so far apart', () => {
    fc.assert(
      fc.property(anyShape, anyShape, (a, b) => {
        const { signedGap, witness } = shapeGap(a, b)
        expect(distance(witness.from, witness.to)).toBeCloseTo(Math.abs(signedGap), 9)
        expect(offEdge(a, witness.from)).toBeLessThan(1e-9)
        expect(offEdge(b, witness.to)).toBeLessThan(1e-9)
      }),
    )
  })

  it('is shown amid what both have in common where a side lies along a side', () => {
    const { from, to } = shapeGap(box(0, 0, 4), box(3, 1, 4)).witness
    expect([from, to]).toEqual([
      { x: 2, y: 0.5 },
      { x: 1, y: 0.5 },
    ])
  })

  it('is clear when either is shifted by an overlap, along its witness', () => {
    fc.assert(
      fc.property(anyShape, anyShape, (a, b) => {
        const { signedGap, witness } = shapeGap(a, b)
        fc.pre(signedGap < 0)
        const by = { x: witness.from.x - witness.to.x, y: witness.from.y - witness.to.y }
        const shifted: Shape = { ...b, centre: { x: b.centre.x + by.x, y: b.centre.y + by.y } }
        expect(Math.abs(shapeGap(a, shifted).signedGap)).toBeLessThan(1e-8)
      }),
    )
  })

  it('is the same seen from either, and turned, slid, mirrored; it grows with the scene', () => {
    fc.assert(
      fc.property(anyShape, anyShape, anyPoint, anyAngle, fc.integer({ min: 1, max: 20 }), (a, b, by, angle, scale) => {
        const moved = (shape: Shape): Shape => {
          const { x, y } = shape.centre
          const to = {
            x: by.x + scale * (x * Math.cos(angle) + y * Math.sin(angle)),
            y: by.y + scale * (x * Math.sin(angle) - y * Math.cos(angle)),
          }
          return isRound(shape)
            ? { centre: to, radius: shape.radius * scale }
            : { centre: to, width: shape.width * scale, depth: shape.depth * scale, turn: angle - shape.turn }
        }
        const { signedGap } = shapeGap(a, b)
        expect(Math.abs(shapeGap(b, a).signedGap - signedGap)).toBeLessThan(1e-9)
        expect(Math.abs(shapeGap(moved(a), moved(b)).signedGap - scale * signedGap)).toBeLessThan(1e-7)
        expect(Math.abs(farthestOfShape(moved(a), moved(b)) - scale * farthestOfShape(a, b))).toBeLessThan(1e-7)
      }),
    )
  })
})

describe('the farthest part of a shape', () => {
  it('is as far as the farthest place along its edge', () => {
    fc.assert(
      fc.property(anyShape, anyShape, (a, b) => {
        const slow = Math.max(...edge(b).map((place) => from(a, place)))
        expect(farthestOfShape(a, b)).toBeGreaterThanOrEqual(slow - 1e-9)
        expect(farthestOfShape(a, b)).toBeLessThan(slow + 0.001)
      }),
    )
  })

  it('is nowhere when all of it is inside', () => {
    expect(farthestOfShape(box(0, 0, 10), round(3, 0, 2))).toBe(0)
    expect(farthestOfShape(box(0, 0, 10), round(4, 4, 2))).toBe(1)
    expect(farthestOfShape(round(0, 0, 5), box(0, 0, 6, 8))).toBe(0)
  })
})
