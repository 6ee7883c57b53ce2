import { describe, expect, it } from 'vitest'
import { base, round } from '../testing/scene.ts'
import { contactedInFall, fallDice } from './fall.ts'

describe('a fall', () => {
  it('costs no dice below an inch, two up to three, and one more for every three begun beyond', () => {
    const heights = [0, 0.9, 1, 3, 3.01, 5, 6, 6.01, 7, 9, 9.01]
    expect(heights.map(fallDice)).toEqual([0, 0, 2, 2, 3, 3, 3, 4, 4, 4, 5])
  })

  it('counts heights that are sums of tenths as what they are', () => {
    expect(fallDice(0.1 + 0.2 + 0.7)).toBe(2)
    expect(fallDice(3 * 1.1 + 2.7)).toBe(3)
    expect(fallDice(0.7 + 0.1 + 0.2)).toBe(2)
  })

  it('harms the equal and smaller bases that it contacts, lying on them or edge to edge, not larger ones', () => {
    const others = [
      base('small', 0.5, 0, 30),
      base('same', -1, 0, 40),
      base('large', 0, 1, 50),
      base('touching', 0, -base('', 0, 0, 70).disc.radius, 30),
      base('beside', 0, -1.378, 30),
    ]
    const fallen = { ...round(0, 0, 0), radius: base('', 0, 0, 40).disc.radius }
    expect(contactedInFall(fallen, others)).toEqual([
      { id: 'small', suffers: true },
      { id: 'same', suffers: true },
      { id: 'large', suffers: false },
      { id: 'touching', suffers: true },
    ])
  })
})
