import { describe, expect, it } from 'vitest'
import { withChosen } from './sizes.ts'

describe('sizes to choose from', () => {
  it('hold the chosen one in its place, though the game has none of that size', () => {
    expect(withChosen([25, 32, 40], 30)).toEqual([25, 30, 32, 40])
    expect(withChosen([25, 32], 32)).toEqual([25, 32])
    expect(withChosen([25, 32], null)).toEqual([25, 32])
  })
})
