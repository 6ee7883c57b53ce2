import { describe, expect, it } from 'vitest'
import type { Action } from './action.ts'
import { apply } from './apply.ts'
import { diceOf, isRoll, mayFall } from './dice.ts'
import type { Lay } from './lay.ts'
import { MOST_ROLLS } from './limits.ts'
import { figure, tableOf } from './testing/scene.ts'

const laid: readonly Lay[] = [
  {
    ...{ kind: 'deviation', id: 'shot', pinned: true, origin: 'a', target: 'b', range: 12, diameter: 4 },
    ...{ direction: null, distance: null, hit: false },
  },
  { kind: 'shove', id: 'shove', pinned: true, mover: 'a', manner: 'throw', x: 12, y: 10 },
  { kind: 'procedure', id: 'fall', pinned: true, of: 'fall', actor: 'a', target: null, answers: {}, rolls: {} },
]
const rolls = [
  { do: 'roll', id: 'shot', which: 'both' },
  { do: 'roll', id: 'shot', which: 'distance' },
  { do: 'cast', id: 'fall', roll: 'damage', dice: 5 },
  { do: 'rollShove', id: 'shove', dice: { of: 'slam', away: 'b' } },
  { do: 'rollShove', id: 'shove', dice: { of: 'miss', aim: { x: 14, y: 10 } } },
] as const satisfies readonly Action[]

describe('the dice of a table', () => {
  it('fall up to the last there is, and not beyond', () => {
    expect(mayFall(0, 1)).toBe(true)
    expect(mayFall(MOST_ROLLS - 2, 2)).toBe(true)
    expect(mayFall(MOST_ROLLS - 1, 2)).toBe(false)
    expect(mayFall(MOST_ROLLS, 1)).toBe(false)
    expect([-1, 0.5, Number.NaN].map((first) => mayFall(first, 1))).toEqual([false, false, false])
  })

  it('are as many as each roll says', () => {
    expect(rolls.map(diceOf)).toEqual([2, 1, 5, 1, 2])
    expect(isRoll({ do: 'lift', id: 'shot' })).toBe(false)
  })

  it('end for every kind of roll at the same die', () => {
    const rolledAfter = (action: (typeof rolls)[number], rolled: number) => {
      const table = tableOf([figure('a', 10, 10), figure('b', 6, 10)], { lays: laid, dice: { seed: 7, rolled } })
      const after = apply(table, action)
      return after === table ? null : after.dice.rolled
    }
    for (const action of rolls) {
      expect(isRoll(action)).toBe(true)
      expect(rolledAfter(action, MOST_ROLLS - diceOf(action))).toBe(MOST_ROLLS)
      expect(rolledAfter(action, MOST_ROLLS - diceOf(action) + 1)).toBeNull()
    }
  })
})
