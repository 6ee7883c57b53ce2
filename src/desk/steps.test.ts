import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distance } from '../geometry/point.ts'
import { smallTable } from '../table/testing/actions.ts'
import { onStep, stepsTo } from './steps.ts'

const place = fc.record({
  x: fc.double({ min: 0, max: 48, noNaN: true }),
  y: fc.double({ min: 0, max: 48, noNaN: true }),
})

describe('a step that is played', () => {
  it('is that of everyone who stands elsewhere now, and of nobody who is gone', () => {
    const before = smallTable()
    const [first, second] = before.models
    if (!first || !second) throw new Error('the small table has two models')
    const places = [{ ...first, x: first.x + 3, y: first.y + 4 }, { ...second }, { id: 'gone', x: 1, y: 1, facing: 0 }]
    expect(stepsTo(before, places)).toMatchObject([{ id: first.id, length: 5, from: { x: first.x, y: first.y } }])
  })

  it('begins where the model stood, ends just where it stands, and never goes back', () => {
    fc.assert(
      fc.property(place, place, fc.double({ min: 0, max: 1, noNaN: true }), (from, to, part) => {
        const move = { id: 'a', from, to, length: distance(from, to) }
        expect(onStep(move, 0)).toEqual(from)
        expect(onStep(move, 1)).toEqual(to)
        expect(onStep(move, 7)).toEqual(to)
        const now = distance(onStep(move, part), to)
        expect(now).toBeLessThanOrEqual(move.length + 1e-9)
        expect(distance(onStep(move, part + 0.1), to)).toBeLessThanOrEqual(now + 1e-9)
      }),
    )
  })
})
