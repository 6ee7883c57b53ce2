import { describe, expect, it } from 'vitest'
import { box, cornered, round } from './sight/testing/scene.ts'
import { fromSolid, solidPolygon } from './solid.ts'

const L = cornered([0, 0], [4, 0], [4, 1], [1, 1], [1, 4], [0, 4])

describe('a solid', () => {
  it.each([
    ['apart from a disc', round(0, 0, 1), 3, 0, 2],
    ['on a disc’s edge', round(0, 0, 1), 1, 0, 0],
    ['at a disc’s centre', round(0, 0, 1), 0, 0, -1],
    ['apart from a box', box(0, 0, 2, 2), 5, 1, 3],
    ['off its corner', box(0, 0, 2, 2), 5, 6, 5],
    ['on its edge', box(0, 0, 2, 2), 2, 1, 0],
    ['in its middle', box(0, 0, 2, 2), 1, 1, -1],
    ['in the bay of a bent one', L, 2, 3, 1],
    ['in the arm of a bent one', L, 0.5, 3, -0.5],
  ])('is measured to from a place %s', (_, solid, x, y, distance) => {
    expect(fromSolid(solid, x, y)).toBeCloseTo(distance, 12)
  })

  it('is the same whichever way its corners run, with repeated ones and ones on an edge', () => {
    const twice = solidPolygon([
      { x: 0, y: 0 },
      { x: 0, y: 0 },
      { x: 0, y: 1 },
      { x: 0, y: 2 },
      { x: 2, y: 2 },
      { x: 2, y: 0 },
      { x: 1, y: 0 },
    ])
    expect(typeof twice === 'string' ? twice : twice.corners).toHaveLength(4)
    expect(typeof twice === 'string' ? twice : fromSolid(twice, 5, 1)).toBe(3)
  })

  it('needs three corners and an area', () => {
    expect(solidPolygon([])).toBe('fewPoints')
    expect(
      solidPolygon([
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      ]),
    ).toBe('fewPoints')
    expect(
      solidPolygon([
        { x: 0, y: 0 },
        { x: 1, y: 0 },
        { x: 3, y: 0 },
      ]),
    ).toBe('noArea')
  })
})
