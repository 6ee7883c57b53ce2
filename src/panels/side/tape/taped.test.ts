import { describe, expect, it } from 'vitest'
import { radiusOf } from '../../../rules/base.ts'
import { placesByTapes } from '../../../table/place/tapes.ts'
import { figure, tableOf } from '../../../table/testing/scene.ts'
import { flipped, type View } from '../../../view/view.ts'
import { wordsIn } from '../../../words/words.ts'
import { firstTapes, tapeEnds, tapeFrom, withEnd } from './tape-ends.ts'
import { doubtKey, isLate, namesApart, nearestPlace } from './taped.ts'

const view: View = { centre: { x: 24, y: 24 }, scale: 20, flipped: false, width: 700, height: 500 }
const table = tableOf([figure('a', 10, 10), figure('b', 18, 10), figure('c', 14, 15), figure('d', 40, 40)])

describe('placing by tape', () => {
  it('a tape may run from every other model and from the edges, whose names begin with a capital', () => {
    expect(tapeEnds(table, wordsIn('en'), 'c').map(({ label }) => label)).toEqual([
      'A',
      'B',
      'D',
      'Left edge',
      'Right edge',
      'Top edge',
      'Bottom edge',
    ])
  })

  it('begins with where the model stands now, measured from its two nearest', () => {
    const model = table.models[2]
    if (!model) throw new Error('gone')
    const { ends, gaps } = firstTapes(table, model)
    expect(ends).toEqual(['model a', 'model b'])
    const [a, b] = ends.map((end, at) => tapeFrom(table, end, gaps[at] ?? 0, 0))
    if (!a || !b) throw new Error('gone')
    const { places } = placesByTapes(radiusOf(30), a, b, table.mat)
    expect(Math.min(...places.map(({ at }) => Math.hypot(at.x - model.x, at.y - model.y)))).toBeLessThan(0.02)
  })

  it('a new model begins from what there is, on an empty table from two edges', () => {
    expect(firstTapes(table, null)).toEqual({ ends: ['model a', 'model b'], gaps: [6, 6], degrees: 0 })
    expect(firstTapes(tableOf([]), null).ends).toEqual(['edge left', 'edge top'])
  })

  it('two tapes never run from one end: choosing the other’s end swaps them', () => {
    expect(withEnd(['a', 'b'], 0, 'c')).toEqual(['c', 'b'])
    expect(withEnd(['a', 'b'], 0, 'b')).toEqual(['b', 'a'])
    expect(withEnd(['a', 'b'], 1, 'a')).toEqual(['b', 'a'])
  })

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
