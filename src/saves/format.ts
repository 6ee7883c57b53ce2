import type { Table } from '../table/document.ts'
import { type History, outcome, shortened } from '../table/history.ts'
import { VERSION } from './migrations.ts'
import { readable } from './readable.ts'

/** How many steps of its past a file carries; what came before is in the table it starts from. */
export const MOST_STEPS = 1000

/** What a file says first, so that it is known for a table of this program. */
export const PROGRAM = 'edgewise'

function fileOf(history: History, table: Table) {
  const { base, steps, undone } = shortened(history, MOST_STEPS)
  return {
    program: PROGRAM,
    version: VERSION,
    table,
    past: { base, steps, undone: undone.slice(-MOST_STEPS) },
  }
}

/**
 * A table and its past as text that a person can read: inches, millimetres, degrees; one model, one step a line. `table` is
 * the table as it stands; `past` leads to it.
 */
export function formatTable(history: History): string {
  return `${readable(fileOf(history, outcome(history)))}\n`
}

/**
 * The same as `formatTable`, in as few characters as JSON takes: for the browser's own storage. Who has the table that the
 * past leads to hands it in, so that nothing is folded for a save.
 */
export function packTable(history: History, table: Table = outcome(history)): string {
  return JSON.stringify(fileOf(history, table))
}
