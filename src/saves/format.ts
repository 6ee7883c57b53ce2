import { type History, outcome, shortened } from '../table/history.ts'
import { VERSION } from './migrations.ts'
import { readable } from './readable.ts'

/** How many steps of its past a file carries; what came before is in the table it starts from. */
export const MOST_STEPS = 1000

/** What a file says first, so that it is known for a table of this program. */
export const PROGRAM = 'edgewise'

function fileOf(history: History) {
  const { base, steps, undone } = shortened(history, MOST_STEPS)
  return {
    program: PROGRAM,
    version: VERSION,
    table: outcome(history),
    past: { base, steps, undone: undone.slice(-MOST_STEPS) },
  }
}

/**
 * A table and its past as text that a person can read: inches, millimetres, degrees; one model, one step a line. `table` is
 * the table as it stands; `past` leads to it.
 */
export function formatTable(history: History): string {
  return `${readable(fileOf(history))}\n`
}

/** The same as `formatTable`, in as few characters as JSON takes: for the browser's own storage. */
export function packTable(history: History): string {
  return JSON.stringify(fileOf(history))
}
