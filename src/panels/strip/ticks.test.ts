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

  it('eighths from 56 pixels an inch, quarters from 36, halves from 18, whole inches below', () => {
    expect([56, 55, 36, 35, 18, 17].map(divisions)).toEqual([8, 4, 4, 2, 2, 1])
  })

  it('numbers thin out before they touch', () => {
    for (const scale of [4, 6, 9, 14, 21, 22, 40]) {
      const { numbers } = ticksAlong({ ...view, scale }, 1024, 68, false)
      const gaps = numbers.slice(1).map((number, at) => number.left - (numbers[at]?.left ?? 0))
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(20)
    }
  })

  it('no tick strikes through a number, at any zoom, straight or turned', () => {
    const DEEPEST = 6.5
    for (let scale = 4; scale < 140; scale *= 1.07)
      for (const turned of [false, true]) {
        const { fine, whole, numbers } = ticksAlong({ ...view, scale, centre: { x: 31.3, y: 5 } }, 1024, 68, turned)
        const ticks = [...(fine + whole).matchAll(/M([\d.]+) 0v([\d.]+)/g)].map(([, left, deep]) =>
          [left, deep].map(Number),
        )
        for (const { left, inch } of numbers) {
          const right = left + 5.5 * String(inch).length
          const through = ticks.filter(([at = 0, deep = 0]) => at > left - 1 && at < right && deep > DEEPEST)
          expect(through, `${scale} ${inch}`).toEqual([])
        }
      }
  })

  it('ticks thin out before they touch', () => {
    for (const scale of [4, 5, 6, 7, 9, 14, 18, 30]) {
      const { fine, whole } = ticksAlong({ ...view, scale }, 1024, 68, false)
      const lefts = [...(fine + whole).matchAll(/M([\d.]+)/g)].map(([, left]) => Number(left)).sort((a, b) => a - b)
      const gaps = lefts.slice(1).map((left, at) => left - (lefts[at] ?? 0))
      expect(Math.min(...gaps), String(scale)).toBeGreaterThanOrEqual(6)
    }
  })

  it('a board that has no size yet has no ticks', () => {
    expect(ticksAlong({ ...view, width: 0 }, 1024, 68, false).numbers).toEqual([])
  })
})
