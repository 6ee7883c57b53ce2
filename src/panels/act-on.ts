import { heldBack } from '../desk/held-back.ts'
import type { Action } from '../table/action.ts'
import { MOST_ROLLS } from '../table/limits.ts'
import type { Stores } from './stores.ts'

/** What rolls dice: each changes the table, unless that has no dice left. */
const rolls: readonly Action['do'][] = ['roll', 'cast', 'rollShove']

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
  const done = table.act(action)
  if (!done && rolls.includes(action.do)) {
    chrome.setState({ notice: { text: 'notice.noDice', values: { most: MOST_ROLLS } } })
  }
  return done
}
