import { describe, expect, it } from 'vitest'
import { stream } from './stream.ts'

describe('a stream of numbers', () => {
  it('is the same for the same seed, and another for another', () => {
    const row = (seed: number) => {
      const next = stream(seed)
      return Array.from({ length: 20 }, next)
    }
    expect(row(5)).toEqual(row(5))
    expect(row(5)).not.toEqual(row(6))
  })

  it('stays within 0 and 1, and spreads evenly over it', () => {
    const next = stream(1)
    const tenths = new Array<number>(10).fill(0)
    for (let i = 0; i < 10_000; i++) {
      const value = next()
      expect(value >= 0 && value < 1).toBe(true)
      tenths[Math.floor(value * 10)] = (tenths[Math.floor(value * 10)] ?? 0) + 1
    }
    for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(120)
  })
})
