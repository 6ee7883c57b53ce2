import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Action, Step } from './action.ts'
import { apply } from './apply.ts'
import type { Table } from './document.ts'
import { checkpoints } from './past/checkpoints.ts'
import { begun, type History, settled } from './past/history.ts'

/** The table in this window, with its past. `canUndo` and `canRedo` speak of the author given when the store was made. */
export interface TableState {
  readonly table: Table
  readonly history: History
  readonly canUndo: boolean
  readonly canRedo: boolean
}

export interface TableStore extends Pick<StoreApi<TableState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Do something; an action that changes nothing is no step. Answers whether the table changed. */
  act(action: Action, author?: string): boolean
  /** Take back an author's own last step; whatever others did since stays. Answers whether there was one. */
  undo(author?: string): boolean
  /** Do again what that author took back last. */
  redo(author?: string): boolean
  /** Put another table, with its past, in place of this one. */
  load(history: History): void
}

const lastOf = (steps: readonly Step[], author: string) => steps.findLastIndex((step) => step.author === author)

/** A store over a table and its past. Undo goes back to where the past begins; only `load` changes that. */
export function createTableStore(start: Table | History, me = 'me'): TableStore {
  const first = 'base' in start ? start : begun(start)
  let history = first
  let marks = checkpoints(first.base, () => history.steps)
  const stateOf = (table: Table): TableState => ({
    table,
    history,
    canUndo: history.steps.some((step) => step.author === me),
    canRedo: history.undone.some((step) => step.author === me),
  })
  const store = createStore<TableState>()(() => stateOf(marks.after(first.steps.length)))

  function reach(next: History, table: Table): void {
    history = next
    store.setState(stateOf(table), true)
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    act(action, author = me) {
      const before = store.getState().table
      const step: Step = { action: settled(action, before), author }
      const table = apply(before, step.action)
      if (table === before) return false
      const undone = history.undone.filter((other) => other.author !== author)
      const steps = [...history.steps, step]
      marks.keep(steps.length, table)
      reach({ base: history.base, steps, undone }, table)
      return true
    },
    undo(author = me) {
      const at = lastOf(history.steps, author)
      const step = history.steps[at]
      if (!step) return false
      history = { base: history.base, steps: history.steps.toSpliced(at, 1), undone: [...history.undone, step] }
      marks.cut(at)
      reach(history, marks.after(history.steps.length))
      return true
    },
    redo(author = me) {
      const at = lastOf(history.undone, author)
      const step = history.undone[at]
      if (!step) return false
      const table = apply(store.getState().table, step.action)
      const steps = [...history.steps, step]
      marks.keep(steps.length, table)
      reach({ base: history.base, steps, undone: history.undone.toSpliced(at, 1) }, table)
      return true
    },
    load(next) {
      history = next
      marks = checkpoints(next.base, () => history.steps)
      reach(next, marks.after(next.steps.length))
    },
  }
}
