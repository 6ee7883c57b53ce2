import type { Step } from '../action.ts'
import type { Table } from '../document.ts'
import { type Checkpoints, checkpoints } from './checkpoints.ts'

interface Fold {
  steps: readonly Step[]
  readonly marks: Checkpoints
}

/** What was folded so far, by the table that a past begins from: a past grows at its end, so all but the end is known. */
const folds = new WeakMap<Table, Fold>()

function begunFold(base: Table): Fold {
  const fold: Fold = { steps: [], marks: checkpoints(base, () => fold.steps) }
  folds.set(base, fold)
  return fold
}

function shared(a: readonly Step[], b: readonly Step[]): number {
  const most = Math.min(a.length, b.length)
  for (let at = 0; at < most; at += 1) if (a[at] !== b[at]) return at
  return most
}

/** The table after the first `count` steps of a past. Asked again as the past grows, it folds only what it has not yet. */
export function tableAfter(base: Table, steps: readonly Step[], count: number): Table {
  const fold = folds.get(base) ?? begunFold(base)
  fold.marks.cut(shared(fold.steps, steps))
  fold.steps = steps
  return fold.marks.after(count)
}
