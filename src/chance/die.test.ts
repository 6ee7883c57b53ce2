import { describe, expect, it } from 'vitest'
import { rolledDie } from './die.ts'

describe('a seeded die', () => {
  it('falls the same for the same seed and number, whatever was rolled before', () => {
    const row = Array.from({ length: 20 }, (_, i) => rolledDie(7, i))
    expect(Array.from({ length: 20 }, (_, i) => rolledDie(7, 19 - i)).reverse()).toEqual(row)
    expect(Array.from({ length: 20 }, (_, i) => rolledDie(8, i))).not.toEqual(row)
  })

  it('falls the same when dice of another seed fall between, and late dice cost no more than early ones', () => {
    const turns = Array.from({ length: 20 }, (_, i) => [rolledDie(7, i), rolledDie(8, i)] as const)
    expect(turns.map(([seven]) => seven)).toEqual(Array.from({ length: 20 }, (_, i) => rolledDie(7, i)))
    const begun = performance.now()
    for (let i = 0; i < 100_000; i++) rolledDie(7, 9900 + (i % 100))
    expect(performance.now() - begun).toBeLessThan(1000)
  })

  it('falls on each of six faces about as often', () => {
    const counts = new Map<number, number>()
    for (let seed = 0; seed < 300; seed++)
      for (let i = 0; i < 20; i++) {
        const face = rolledDie(seed, i)
        counts.set(face, (counts.get(face) ?? 0) + 1)
      }
    expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6])
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120)
  })

  it('takes any seed of 32 bits, and falls differently for neighbouring ones', () => {
    expect([0, 1, 2 ** 31, 2 ** 32 - 1].map((seed) => rolledDie(seed, 0)).every((face) => face >= 1 && face <= 6)).toBe(
      true,
    )
    const firsts = Array.from({ length: 60 }, (_, seed) => rolledDie(seed, 0))
    expect(new Set(firsts).size).toBe(6)
  })
})
