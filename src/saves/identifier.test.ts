import { describe, expect, it } from 'vitest'
import { identifier, randomSeed } from './identifier.ts'

describe('random ids', () => {
  it.each([
    ['with a browser’s crypto', undefined],
    ['where there is no crypto at all', {}],
  ])('are twelve plain letters and do not repeat %s', (_, source) => {
    const ids = Array.from({ length: 2000 }, () => (source ? identifier(source) : identifier()))
    expect(new Set(ids).size).toBe(2000)
    expect(ids.every((id) => /^[0-9a-z]{12}$/.test(id))).toBe(true)
  })

  it('seeds are whole numbers below 2³²', () => {
    for (const source of [undefined, {}])
      for (let count = 0; count < 200; count += 1) {
        const seed = source ? randomSeed(source) : randomSeed()
        expect(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32).toBe(true)
      }
  })
})
