import type { Step } from '../action.ts'
import { apply } from '../apply.ts'
import type { Table } from '../document.ts'

/** How many steps lie between two tables that are kept: an undo never folds more than these and the steps after its own. */
const STRIDE = 16

/** Tables kept along a past, so that a step deep in it can be taken out without folding from the start. */
export interface Checkpoints {
  /** The table after `count` steps of this past. */
  after(count: number): Table
  /** Forget what was kept beyond `count` steps, because another past follows. */
  cut(count: number): void
  /** Keep the table reached after `count` steps, where it is one worth keeping. */
  keep(count: number, table: Table): void
}

/** Checkpoints over a past whose steps `steps()` gives; tables share what did not change, so they cost little. */
export function checkpoints(base: Table, steps: () => readonly Step[]): Checkpoints {
  const kept: Table[] = [base]
  const keep = (count: number, table: Table) => {
    if (count % STRIDE === 0 && count / STRIDE === kept.length) kept.push(table)
  }
  return {
    keep,
    after(count) {
      const nearest = Math.min(kept.length - 1, Math.floor(count / STRIDE))
      let table = kept[nearest] ?? base
      const past = steps()
      for (let index = nearest * STRIDE; index < count; index += 1) {
        const step = past[index]
        if (step) table = apply(table, step.action)
        keep(index + 1, table)
      }
      return table
    },
    cut(count) {
      kept.length = Math.min(kept.length, Math.floor(count / STRIDE) + 1)
    },
  }
}
