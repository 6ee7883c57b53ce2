import type { Table } from '../table/document.ts'
import { type History, outcome, shortened } from '../table/past/history.ts'
import { VERSION } from './migrations.ts'
import { readable } from './readable.ts'

/** How many steps of its past a file carries; what came before is in the table it starts from. */
export const MOST_STEPS = 1000

/** What a file says first, so that it is known for a table of this program. */
export const PROGRAM = 'edgewise'

/** The longest text that is looked at, in characters, and the largest file, in bytes: more than a table at all its limits takes. */
export const LONGEST_TEXT = 32 * 1024 * 1024

/**
 * How many characters a table is written in at most, as long as shortening its past gets there: in any script a quarter of
 * what is read at most, so that whatever was written can be read.
 */
const AMPLE_TEXT = LONGEST_TEXT / 4

function fileOf({ base, steps, undone }: History, table: Table) {
  return { program: PROGRAM, version: VERSION, table, past: { base, steps, undone } }
}

/** The same past, half as long; what was taken back goes first. */
function halved(history: History): History {
  if (history.undone.length > 0) return { ...history, undone: [] }
  return shortened(history, Math.floor(history.steps.length / 2))
}

/** The table with as much of its past as a file carries: a past of great steps is shortened until the text can be read again. */
function written(history: History, table: Table, write: (file: object) => string): string {
  let kept: History = { ...shortened(history, MOST_STEPS), undone: history.undone.slice(-MOST_STEPS) }
  for (;;) {
    const text = write(fileOf(kept, table))
    if (text.length <= AMPLE_TEXT || kept.steps.length + kept.undone.length === 0) return text
    kept = halved(kept)
  }
}

/** A table and its past as text that a person can read: inches, millimetres, degrees; one model, one step a line. */
export function formatTable(history: History): string {
  return written(history, outcome(history), (file) => `${readable(file)}\n`)
}

/**
 * The same as `formatTable`, in as few characters as JSON takes: for the browser's own storage. Who has the table that the
 * past leads to hands it in, so that nothing is folded for a save.
 */
export function packTable(history: History, table: Table = outcome(history)): string {
  return written(history, table, (file) => JSON.stringify(file))
}
