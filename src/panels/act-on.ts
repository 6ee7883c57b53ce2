import { heldBack } from '../desk/held-back.ts'
import type { Action } from '../table/action.ts'
import { diceOf, isRoll, mayFall } from '../table/dice.ts'
import { MOST_ROLLS } from '../table/limits.ts'
import type { Stores } from './stores.ts'

/**
 * Does something to the table, as this window's author; whether it changed anything. A move of those who move no more is not
 * carried out, and no dice fall where none are left: a notice says why.
 */
export function actOn({ table, chrome }: Pick<Stores, 'table' | 'chrome'>, action: Action): boolean {
  const [held] = heldBack(table.getState().table, action)
  if (held) {
    chrome.setState({ notice: { text: 'notice.locked', values: { name: held.unit || held.name }, brief: true } })
    return false
  }
  const { rolled } = table.getState().table.dice
  const done = table.act(action)
  // What changes nothing may have other reasons: a slam without a direction, a procedure taken off in the meantime.
  if (!done && isRoll(action) && !mayFall(rolled, diceOf(action))) {
    chrome.setState({ notice: { text: 'notice.noDice', values: { most: MOST_ROLLS } } })
  }
  return done
}
