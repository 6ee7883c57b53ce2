import { describe, expect, it } from 'vitest'
import type { Disc } from '../geometry/disc.ts'
import type { Rectangle } from '../geometry/shape/rectangle.ts'
import { farthestOfShape, shapeGap } from '../geometry/shape/shape-gap.ts'

const MM = 1 / 25.4

/** A square base of a size in millimetres. */
const square = (x: number, y: number, mm: number): Rectangle => ({
  centre: { x, y },
  width: mm * MM,
  depth: mm * MM,
  turn: 0,
})

/** Five ranks of five squares side by side, the middle one at the middle of the scene. */
const block = [-2, -1, 0, 1, 2].flatMap((i) => [-2, -1, 0, 1, 2].map((j) => square(i * 25 * MM, j * 25 * MM, 25)))

/** How many bases a disc has under it: in part, and wholly. */
function under(disc: Disc): { touched: number; whole: number } {
  return {
    touched: block.filter((base) => shapeGap(disc, base).signedGap < 0).length,
    whole: block.filter((base) => farthestOfShape(disc, base) === 0).length,
  }
}

describe('blasts over ranked bases', () => {
  it('T21: a disc of 3″ amid squares of 25 mm has one wholly under it and twelve in part; of 75 mm, eight', () => {
    expect(under({ centre: { x: 0, y: 0 }, radius: 1.5 })).toEqual({ touched: 13, whole: 1 })
    expect(under({ centre: { x: 0, y: 0 }, radius: 37.5 * MM })).toEqual({ touched: 9, whole: 1 })
  })

  it('T23: bases that only their sides have under the disc are counted, not their corners alone', () => {
    const disc: Disc = { centre: { x: 0, y: 0 }, radius: 1.5 }
    const beside = square(50 * MM, 0, 25)
    expect(shapeGap(disc, beside).signedGap).toBeCloseTo(37.5 * MM - 1.5, 12)
    expect(shapeGap(disc, beside).signedGap).toBeLessThan(0)
  })
})

describe('a character that leaves its unit', () => {
  it('T31: straight ahead from the front rank on a base of 25 mm needs 1.984″ to be an inch clear', () => {
    const left = square(0, 0, 25)
    const leftBy = (move: number) => shapeGap(left, square(0, -move, 25)).signedGap
    expect(leftBy(1.9)).toBeLessThan(1)
    expect(leftBy(1 + 25 * MM)).toBeCloseTo(1, 12)
    expect(1 + 25 * MM).toBeCloseTo(1.984, 3)
  })
})
