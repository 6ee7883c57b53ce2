import { describe, expect, it } from 'vitest'
import { FULL, NAMES_FOLDED, nextLevel, PIN_BARE, SMALLER, WHY_BARE, WRAPPED } from './fit.ts'

describe('what the answer gives up when it is too long', () => {
  it('Pin loses its word first, then Why, then names fold, then the type shrinks, last it wraps', () => {
    const levels = [FULL]
    for (let step = 0; step < 6; step++) levels.push(nextLevel(levels.at(-1) ?? 0, -1, step === 0))
    expect(levels).toEqual([FULL, PIN_BARE, WHY_BARE, NAMES_FOLDED, SMALLER, WRAPPED, WRAPPED])
  })

  it('an answer that stays the same never takes a word back, however much room it has', () => {
    for (const level of [FULL, PIN_BARE, WHY_BARE, NAMES_FOLDED, SMALLER, WRAPPED])
      expect(nextLevel(level, 500, false)).toBe(level)
  })

  it('a new answer with room to spare starts over in full', () => {
    expect(nextLevel(NAMES_FOLDED, 100, true)).toBe(FULL)
    expect(nextLevel(NAMES_FOLDED, 10, true)).toBe(NAMES_FOLDED)
  })
})
