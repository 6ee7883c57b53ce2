import { describe, expect, it } from 'vitest'
import { legLengths, withLeg, withoutLeg } from './legs.ts'

const path = [
  { x: 0, y: 0 },
  { x: 3, y: 4 },
  { x: 3, y: 6 },
]

describe('the legs of a walk', () => {
  it('each leg runs from one corner to the next; a stay has none', () => {
    expect(legLengths(path)).toEqual([5, 2])
    expect(legLengths([{ x: 1, y: 1 }])).toEqual([])
  })

  it('a leg made longer takes the rest of the walk along', () => {
    const longer = withLeg(path, 0, 10)
    expect(longer).toEqual([
      { x: 0, y: 0 },
      { x: 6, y: 8 },
      { x: 6, y: 10 },
    ])
    expect(withLeg(path, 5, 10)).toBe(path)
  })

  it('a leg taken out joins its neighbours; the first point stays', () => {
    expect(withoutLeg(path, 0)).toEqual([path[0], path[2]])
    expect(withoutLeg(path, 1)).toEqual([path[0], path[1]])
  })
})
