import { describe, expect, it } from 'vitest'
import { needToWound } from './to-wound.ts'

/** The table as it is printed, a row for each strength from 1 to 10, a place for each toughness from 1 to 10. */
const printed = [
  '4566------',
  '34566-----',
  '234566----',
  '2234566---',
  '22234566--',
  '222234566-',
  '2222234566',
  '2222223456',
  '2222222345',
  '2222222234',
]

describe('the roll to wound', () => {
  it('is what the table prints, in all of its hundred places', () => {
    for (const [i, row] of printed.entries())
      for (const [j, place] of [...row].entries())
        expect(`S${i + 1} T${j + 1}: ${needToWound(i + 1, j + 1) ?? '-'}`).toBe(`S${i + 1} T${j + 1}: ${place}`)
  })
})
