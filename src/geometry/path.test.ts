import { describe, expect, it } from 'vitest'
import { pathLength, pathUntil } from './path.ts'

const walk = [
  { x: 0, y: 0 },
  { x: 3, y: 4 },
  { x: 3, y: 4 },
  { x: 3, y: 10 },
]

describe('a path', () => {
  it('is as long as its legs', () => {
    expect(pathLength(walk)).toBe(11)
    expect(pathLength(walk.slice(0, 1))).toBe(0)
    expect(pathLength([])).toBe(0)
  })

  it('is cut within a leg, at a corner, before its first step, and not at all beyond its end', () => {
    expect(pathUntil(walk, 2.5)).toEqual([
      { x: 0, y: 0 },
      { x: 1.5, y: 2 },
    ])
    expect(pathUntil(walk, 5)).toEqual(walk.slice(0, 2))
    expect(pathUntil(walk, 8)).toEqual([...walk.slice(0, 3), { x: 3, y: 7 }])
    expect(pathUntil(walk, 0)).toEqual([{ x: 0, y: 0 }])
    expect(pathUntil(walk, 99)).toEqual(walk)
    expect(pathUntil([], 3)).toEqual([])
  })
})
