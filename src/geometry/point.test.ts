import { describe, expect, it } from 'vitest'
import { disc } from './disc.ts'
import { bearing, distance, point, towards } from './point.ts'
import { atMost, TOLERANCE } from './tolerance.ts'
import { length, unit } from './vector.ts'

describe('places and sizes', () => {
  it('are finite, and sizes not below nothing', () => {
    expect(point(1, 2)).toEqual({ x: 1, y: 2 })
    expect(() => point(Number.NaN, 0)).toThrow(RangeError)
    expect(() => point(0, Number.POSITIVE_INFINITY)).toThrow(RangeError)
    expect(disc(point(0, 0), 0).radius).toBe(0)
    expect(() => disc(point(0, 0), -1)).toThrow(RangeError)
  })

  it('have distances and bearings, y down and clockwise', () => {
    expect(distance({ x: 0, y: 0 }, { x: 3, y: 4 })).toBe(5)
    expect(bearing({ x: 0, y: 0 }, { x: 0, y: 2 })).toBe(Math.PI / 2)
    expect(towards({ x: 1, y: 1 }, Math.PI, 2).x).toBe(-1)
  })

  it('are the same within the tolerance and not beyond it', () => {
    expect(atMost(1 + TOLERANCE / 2, 1)).toBe(true)
    expect(atMost(1 + 2 * TOLERANCE, 1)).toBe(false)
  })

  it('have lengths from the tiniest to the hugest', () => {
    expect(length(3e-170, 4e-170)).toBeCloseTo(5e-170, 180)
    expect(length(3e200, 4e200) / 1e200).toBeCloseTo(5, 12)
    expect(length(0, 0)).toBe(0)
    expect(unit(0, 0)).toEqual({ dx: 1, dy: 0 })
  })
})
