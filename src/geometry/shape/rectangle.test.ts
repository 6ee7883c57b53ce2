import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distance } from '../point.ts'
import { anyAngle, anyPoint, anyRadius } from '../testing/arbitraries.ts'
import { cornersOf, edgeFrom, placeIn, type Rectangle, seenBy } from './rectangle.ts'

const anyRectangle: fc.Arbitrary<Rectangle> = fc.record({
  centre: anyPoint,
  width: anyRadius,
  depth: anyRadius,
  turn: anyAngle,
})
const box: Rectangle = { centre: { x: 3, y: 2 }, width: 4, depth: 2, turn: 0 }

describe('a rectangle', () => {
  it('has its width along its turn and its depth a quarter clockwise of that, corners clockwise', () => {
    expect(cornersOf(box)).toEqual([
      { x: 1, y: 1 },
      { x: 5, y: 1 },
      { x: 5, y: 3 },
      { x: 1, y: 3 },
    ])
    const [first] = cornersOf({ ...box, turn: Math.PI / 2 })
    expect(first.x).toBeCloseTo(4, 12)
    expect(first.y).toBeCloseTo(0, 12)
  })

  it('sees a place where it is put', () => {
    fc.assert(
      fc.property(anyRectangle, anyPoint, (rectangle, { x, y }) => {
        const seen = seenBy(rectangle, placeIn(rectangle, x, y))
        expect(seen.u).toBeCloseTo(x, 9)
        expect(seen.v).toBeCloseTo(y, 9)
      }),
    )
  })

  it.each([
    ['beside it', { x: 7, y: 2 }, 2, { x: 5, y: 2 }],
    ['off a corner', { x: 8, y: 7 }, 5, { x: 5, y: 3 }],
    ['on its edge', { x: 5, y: 2.5 }, 0, { x: 5, y: 2.5 }],
    ['on a corner', { x: 5, y: 3 }, 0, { x: 5, y: 3 }],
    ['inside', { x: 4.5, y: 2 }, -0.5, { x: 5, y: 2 }],
    ['inside, nearer to another side', { x: 3, y: 1.25 }, -0.25, { x: 3, y: 1 }],
  ])('is measured from a place %s', (_, place, expected, at) => {
    expect(edgeFrom(box, place)).toEqual({ distance: expected, at })
  })

  it('is never nearer than the place of its edge that is given', () => {
    fc.assert(
      fc.property(
        anyRectangle,
        anyPoint,
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: 0, max: 50 }),
        (rectangle, place, side, part) => {
          const found = edgeFrom(rectangle, place)
          expect(distance(place, found.at)).toBeCloseTo(Math.abs(found.distance), 9)
          const corners = cornersOf(rectangle)
          const [p, q] = [corners[side] ?? corners[0], corners[(side + 1) % 4] ?? corners[0]]
          const other = { x: p.x + ((q.x - p.x) * part) / 50, y: p.y + ((q.y - p.y) * part) / 50 }
          expect(distance(place, other)).toBeGreaterThanOrEqual(Math.abs(found.distance) - 1e-9)
        },
      ),
    )
  })
})
