import type { Action } from './action.ts'
import { between, MOST_ROLLS } from './limits.ts'

type Roll = Extract<Action, { readonly do: 'roll' | 'cast' | 'rollShove' }>

/** How many dice an action lets fall together. */
export function diceOf(roll: Roll): number {
  switch (roll.do) {
    case 'roll':
      return roll.which === 'both' ? 2 : 1
    case 'cast':
      return roll.dice
    case 'rollShove':
      // A slam has one die; a throw that missed has a direction and a distance.
      return roll.dice.of === 'slam' ? 1 : 2
  }
}

/** Whether an action rolls any of the table's dice. */
export function isRoll(action: Action): action is Roll {
  return action.do === 'roll' || action.do === 'cast' || action.do === 'rollShove'
}

/** Whether so many dice may fall at a table, the first of them being its number `first`, from 0: the last allowed is the `MOST_ROLLS`th. */
export function mayFall(first: number, dice: number): boolean {
  return Number.isInteger(first) && between(first, 0, MOST_ROLLS - dice)
}
