import { describe, expect, it } from 'vitest'
import { round } from '../testing/scene.ts'
import { throwDrift, throwImpact } from './throw-drift.ts'

const missed = { thrown: round(0, 0, 0.5), aimed: round(5, 0, 0.5), cap: 'edge', directions: 'clockwise' } as const

describe('a throw that misses', () => {
  it('drifts from the missed model’s centre, on and away in direction 1, back in direction 4', () => {
    expect(throwImpact(missed, 1, 2)).toEqual({ x: 7, y: 0 })
    expect(throwImpact(missed, 4, 2)).toEqual({ x: 3, y: 0 })
    expect(throwImpact(missed, 2, 1).y).toBeCloseTo(Math.sqrt(3) / 2, 12)
  })

  it('goes no farther than half the distance to it, between edges or centres as the game reads it', () => {
    expect(throwDrift(missed).cap).toBe(2)
    expect(throwImpact(missed, 1, 3)).toEqual({ x: 7, y: 0 })
    expect(throwImpact({ ...missed, cap: 'centre' }, 1, 3)).toEqual({ x: 7.5, y: 0 })
    expect(throwImpact({ ...missed, aimed: round(5, 0, 0) }, 1, 3)).toEqual({ x: 7.25, y: 0 })
  })

  it('numbers its directions the other way round where the game does', () => {
    expect(throwImpact({ ...missed, directions: 'anticlockwise' }, 2, 1).y).toBeCloseTo(-Math.sqrt(3) / 2, 12)
  })
})
