import { describe, expect, it } from 'vitest'
import { radiusOf } from '../../../rules/base.ts'
import { placesByTapes } from '../../../table/place/tapes.ts'
import { figure, tableOf } from '../../../table/testing/scene.ts'
import { wordsIn } from '../../../words/words.ts'
import { firstTapes, tapeEnds, tapeFrom, withEnd } from './tape-ends.ts'

const table = tableOf([figure('a', 10, 10), figure('b', 18, 10), figure('c', 14, 15), figure('d', 40, 40)])

describe('the ends of tapes', () => {
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
})
