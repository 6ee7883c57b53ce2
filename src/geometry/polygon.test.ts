import { describe, expect, it } from 'vitest'
import type { Point } from './point.ts'
import { polygon } from './polygon.ts'

const corners = (...pairs: readonly (readonly [number, number])[]): Point[] => pairs.map(([x, y]) => ({ x, y }))
const edges = (points: readonly Point[]) => {
  const outline = polygon(points)
  return typeof outline === 'string' ? outline : outline.edges.length
}

describe('a polygon', () => {
  it('is taken in either sense', () => {
    const square = corners([0, 0], [2, 0], [2, 2], [0, 2])
    expect(edges(square)).toBe(4)
    expect(edges(square.toReversed())).toBe(4)
  })

  it('may have points along a straight edge, and the same point twice, and its first again at the end', () => {
    expect(edges(corners([0, 0], [1, 0], [2, 0], [2, 2], [2, 2], [0, 2], [0, 0]))).toBe(5)
  })

  it('needs three points', () => {
    expect(polygon(corners([0, 0], [1, 0]))).toBe('fewPoints')
    expect(polygon([])).toBe('fewPoints')
  })

  it('needs an area', () => {
    expect(polygon(corners([0, 0], [1, 0], [2, 0]))).toBe('noArea')
    expect(polygon(corners([1, 1], [1, 1], [1, 1]))).toBe('noArea')
  })

  it('must not turn back', () => {
    expect(polygon(corners([0, 0], [2, 0], [1, 0.2], [1, 2]))).toBe('notConvex')
    expect(polygon(corners([0, 0], [3, 0], [2, 0], [2, 2], [0, 2]))).toBe('notConvex')
  })

  it('must not wind round twice, as a star does', () => {
    const star = [0, 2, 4, 1, 3].map((i) => ({
      x: Math.cos((i * 2 * Math.PI) / 5),
      y: Math.sin((i * 2 * Math.PI) / 5),
    }))
    expect(polygon(star)).toBe('notConvex')
  })

  it('may be huge, and may have a corner that rounding bends in by far less than the tolerance', () => {
    expect(edges(corners([0, 0], [1e6, 0], [1e6, 1e6], [0, 1e6]))).toBe(4)
    expect(edges(corners([0, 0], [1, 1e-12], [2, 0], [2, 2], [0, 2]))).toBe(5)
  })
})
