import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Rectangle } from '../geometry/shape/rectangle.ts'
import { anyAngle } from '../geometry/testing/arbitraries.ts'
import { quarterOf } from './quarters.ts'

/** Two wide and one deep, facing up the screen. */
const base: Rectangle = { centre: { x: 0, y: 0 }, width: 2, depth: 1, turn: 0 }
const at = (x: number, y: number) => quarterOf(base, { x, y })

describe('the quarters of a rectangular base', () => {
  it('are divided by lines from its corners, halfway between its sides', () => {
    expect(at(0, -3).quarter).toBe('front')
    expect(at(0, 3).quarter).toBe('rear')
    expect(at(-3, 0).quarter).toBe('left')
    expect(at(3, 0).quarter).toBe('right')
    expect(at(2.9, -2.5).quarter).toBe('front')
    expect(at(3.1, -2.5).quarter).toBe('right')
  })

  it('on a dividing line it is the flank, with nothing to spare', () => {
    expect(at(3, -2.5)).toEqual({ quarter: 'right', margin: 0 })
    expect(at(-3, 2.5)).toEqual({ quarter: 'left', margin: 0 })
  })

  it('spare as much as the place is off the line, straight to it', () => {
    expect(at(3, -3.5).margin).toBeCloseTo(Math.SQRT1_2, 12)
  })

  it('turn with the base, and left and right change places in a mirror', () => {
    const number = fc.integer({ min: -9000, max: 9000 }).map((n) => n / 1000)
    fc.assert(
      fc.property(number, number, anyAngle, (x, y, angle) => {
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
        const turned = quarterOf({ ...base, turn: angle }, { x: x * cos - y * sin, y: x * sin + y * cos })
        const found = at(x, y)
        expect(turned.margin).toBeCloseTo(found.margin, 9)
        if (found.margin > 1e-6) expect(turned.quarter).toBe(found.quarter)
        const other = { left: 'right', right: 'left', front: 'front', rear: 'rear' } as const
        if (found.margin > 1e-6) expect(at(-x, y).quarter).toBe(other[found.quarter])
      }),
    )
  })
})
