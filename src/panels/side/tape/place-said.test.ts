import { describe, expect, it } from 'vitest'
import { flipped, type View } from '../../../view/view.ts'
import { doubtKey, isLate, namesApart, nearestPlace } from './place-said.ts'

const view: View = { centre: { x: 24, y: 24 }, scale: 20, flipped: false, width: 700, height: 500 }

describe('places found by tape', () => {
  it('a place that may be far off says why', () => {
    const off = (doubt: number, strained = 0) => ({ at: { x: 0, y: 0 }, doubt, strained })
    expect(doubtKey('tapes', off(0.15), 0.1)).toBe('tape.off')
    expect(doubtKey('tapes', off(1.06), 0.1)).toBe('tape.offAlike')
    expect(doubtKey('bearing', off(1.06), 0.1)).toBe('tape.offTurn')
    expect(doubtKey('tapes', off(1.06, 0.05), 0.1)).toBe('tape.off')
  })

  it('two places are called as they lie on the screen, from either side', () => {
    const [north, south, east] = [
      { x: 14, y: 5 },
      { x: 14, y: 15 },
      { x: 30, y: 8 },
    ]
    expect(namesApart(north, south, view)).toEqual(['tape.upper', 'tape.lower'])
    expect(namesApart(north, south, flipped(view))).toEqual(['tape.lower', 'tape.upper'])
    expect(namesApart(east, north, view)).toEqual(['tape.righthand', 'tape.lefthand'])
    expect(namesApart(south, north, view).map(isLate)).toEqual([true, false])
  })

  it('of two places the one nearest to where the model stands is meant first', () => {
    const places = [
      { x: 14, y: 5 },
      { x: 14, y: 15 },
    ].map((at) => ({ at, doubt: 0, strained: 0 }))
    expect(nearestPlace(places, { x: 15, y: 14 })).toBe(1)
    expect(nearestPlace(places, null)).toBe(0)
    expect(nearestPlace([], { x: 15, y: 14 })).toBe(0)
  })
})
