import { tidied } from '../act/models.ts'
import type { Action, Step } from '../action.ts'
import { apply } from '../apply.ts'
import type { Table } from '../document.ts'
import { LONGEST_NAME } from '../limits.ts'
import { tableAfter } from './fold.ts'

/** A table's past: where it began, what was done since (oldest first), and what was taken back (last taken back last). */
export interface History {
  readonly base: Table
  readonly steps: readonly Step[]
  readonly undone: readonly Step[]
}

/** A past in which nothing has happened yet. */
export function begun(base: Table): History {
  return { base, steps: [], undone: [] }
}

/** The table that a past leads to. */
export function outcome(history: History): Table {
  return history.steps.reduce((table, step) => apply(table, step.action), history.base)
}

/** The history with its past shortened to the last `most` steps; what came before is in its base. */
export function shortened(history: History, most: number): History {
  const cut = history.steps.length - most
  if (cut <= 0) return history
  const base = tableAfter(history.base, history.steps, cut)
  return { base, steps: history.steps.slice(cut), undone: history.undone }
}

/**
 * An action as the history keeps it: texts cut to what a table holds, and a roll remembers which of the table's dice fell,
 * so that it stays what it was when an earlier roll of another player is taken back.
 */
export function settled(action: Action, table: Table): Action {
  switch (action.do) {
    case 'roll':
    case 'cast':
    case 'rollShove':
      return action.from === undefined ? { ...action, from: table.dice.rolled } : action
    case 'add':
      return { ...action, models: action.models.map(tidied) }
    case 'build':
      return {
        ...action,
        pieces: action.pieces.map((piece) => ({ ...piece, name: piece.name.slice(0, LONGEST_NAME) })),
      }
    case 'name':
      return { ...action, name: action.name.slice(0, LONGEST_NAME) }
    case 'revise': {
      const { name, unit } = action.changes
      const cut = {
        ...(name === undefined ? {} : { name: name.slice(0, LONGEST_NAME) }),
        ...(unit === undefined ? {} : { unit: unit.slice(0, LONGEST_NAME) }),
      }
      return { ...action, changes: { ...action.changes, ...cut } }
    }
    default:
      return action
  }
}
