import { describe, expect, it } from 'vitest'
import { flipped, type View } from '../../view/view.ts'
import { divisions, ticksAlong } from './ticks.ts'

const view: View = { centre: { x: 10, y: 5 }, scale: 58, flipped: false, width: 700, height: 500 }

const placeOf = (inch: number, turned = false, seen = view) =>
  ticksAlong(seen, 1024, 68, turned).numbers.find((number) => number.inch === inch)?.left

describe('the ticks of the rule', () => {
  it('each inch stands under its inch of the board', () => {
    expect(placeOf(10)).toBe(68 + 350 + 0.5 + 4)
    expect((placeOf(11) ?? 0) - (placeOf(10) ?? 0)).toBe(58)
  })

  it('on the turned rule each inch still stands at its inch of the board', () => {
    const straight = (placeOf(10) ?? 0) - 4
    const turned = (placeOf(10, true) ?? 0) - 4
    expect(straight + turned).toBeCloseTo(1024 + 1, 9)
  })

  it('from the other side the inches run the other way', () => {
    expect((placeOf(11, false, flipped(view)) ?? 0) - (placeOf(10, false, flipped(view)) ?? 0)).toBe(-58)
  })

  it('eighths from 56 pixels an inch, quarters from 36, halves from 14, whole inches below', () => {
    expect([56, 55, 36, 35, 14, 13].map(divisions)).toEqual([8, 4, 4, 2, 2, 1])
  })

  it('numbers thin out before they touch', () => {
    for (const scale of [4, 6, 9, 14, 21, 22, 40]) {
      const { numbers } = ticksAlong({ ...view, scale }, 1024, 68, false)
      const gaps = numbers.slice(1).map((number, at) => number.left - (numbers[at]?.left ?? 0))
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(20)
    }
  })

  it('a board that has no size yet has no ticks', () => {
    expect(ticksAlong({ ...view, width: 0 }, 1024, 68, false).numbers).toEqual([])
  })
})
