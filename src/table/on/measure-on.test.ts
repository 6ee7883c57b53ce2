import { describe, expect, it } from 'vitest'
import { distance } from '../../geometry/point.ts'
import { radiusOf } from '../../rules/base.ts'
import type { Anchor, Measure } from '../lay.ts'
import { nearest } from '../nearest.ts'
import { figure, tableOf } from '../testing/scene.ts'
import { measureOn } from './measure-on.ts'

const r = radiusOf(30)
const table = tableOf([figure('a', 10, 10), figure('b', 20, 10), figure('c', 10, 14), figure('d', 10.5, 10)])
const on = (from: Anchor, to: Anchor) => {
  const measure: Measure = { kind: 'measure', id: 'l', pinned: false, from, to, limit: null }
  return measureOn(table, measure)
}
const model = (id: string): Anchor => ({ kind: 'model', id })
const edge = (side: 'left' | 'right' | 'top' | 'bottom'): Anchor => ({ kind: 'edge', edge: side })
const place = (x: number, y: number): Anchor => ({ kind: 'place', x, y })

describe('a tape on the table', () => {
  it('runs between the nearest edges of two bases', () => {
    const tape = on(model('a'), model('b'))
    expect(tape?.signedGap).toBeCloseTo(10 - 2 * r, 12)
    expect(tape?.line.from.x).toBeCloseTo(10 + r, 12)
    expect(tape?.line.to.x).toBeCloseTo(20 - r, 12)
    expect(tape?.farthest).toBeCloseTo(10, 12)
  })

  it('runs from and to places, which have no size', () => {
    expect(on(place(0, 0), place(3, 4))).toMatchObject({ signedGap: 5, farthest: 5 })
    expect(on(place(10, 20), model('a'))?.signedGap).toBeCloseTo(10 - r, 12)
  })

  it('runs square to each edge of the mat, and back', () => {
    for (const [side, away] of [
      ['left', 20],
      ['right', 28],
      ['top', 10],
      ['bottom', 38],
    ] as const) {
      const to = on(model('b'), edge(side))
      const from = on(edge(side), model('b'))
      expect(to?.signedGap).toBeCloseTo(away - r, 12)
      expect(from?.signedGap).toBeCloseTo(away - r, 12)
      expect(to && distance(to.line.from, to.line.to)).toBeCloseTo(away - r, 12)
      expect(from?.line.from).toEqual(to?.line.to)
    }
  })

  it('runs across the mat between two edges, and is nothing where they meet', () => {
    expect(on(edge('left'), edge('right'))).toMatchObject({ signedGap: 48, line: { from: { x: 0 }, to: { x: 48 } } })
    expect(on(edge('bottom'), edge('top'))?.signedGap).toBe(48)
    expect(on(edge('right'), edge('top'))).toMatchObject({ signedGap: 0, line: { from: { x: 48, y: 0 } } })
  })

  it('is none when a model is gone', () => {
    expect(on(model('gone'), model('a'))).toBeNull()
    expect(on(model('a'), model('gone'))).toBeNull()
    expect(on(model('gone'), edge('left'))).toBeNull()
    expect(on(edge('left'), model('gone'))).toBeNull()
  })
})

describe('the nearest models', () => {
  it('come edge to edge, the nearest first, an overlap before all', () => {
    expect(nearest(table, 'a', 'all').map(({ id }) => id)).toEqual(['d', 'c', 'b'])
    expect(nearest(table, 'a', 2).map(({ id }) => id)).toEqual(['d', 'c'])
    const [overlap] = nearest(table, 'a', 1)
    expect(overlap?.signedGap).toBeCloseTo(0.5 - 2 * r, 12)
    expect(overlap && distance(overlap.line.from, overlap.line.to)).toBeCloseTo(2 * r - 0.5, 12)
  })

  it('count by the edge, not by the centre', () => {
    const mixed = tableOf([
      figure('a', 0, 0),
      figure('small', 4, 0),
      figure('huge', 0, 5, { base: { shape: 'round', mm: 120 } }),
    ])
    expect(nearest(mixed, 'a', 1)[0]?.id).toBe('huge')
  })

  it('are none for a model that is gone, or when none are asked for', () => {
    expect(nearest(table, 'gone', 'all')).toEqual([])
    expect(nearest(table, 'a', 0)).toEqual([])
    expect(nearest(table, 'a', -1)).toEqual([])
  })
})
