import type { Verdict } from '../rules/verdict.ts'
import type { Table } from '../table/document.ts'
import { judged } from '../table/judged.ts'
import type { Lay } from '../table/lay.ts'

const known = new WeakMap<Table, Map<Lay, Verdict | null>>()

/** The verdict on a thing that lies on a table, judged once for as long as that table stands: board and panels share it. */
export function verdictOf(table: Table, lay: Lay): Verdict | null {
  const verdicts = known.get(table) ?? new Map<Lay, Verdict | null>()
  known.set(table, verdicts)
  const before = verdicts.get(lay)
  if (before !== undefined) return before
  const verdict = judged(table, lay)
  verdicts.set(lay, verdict)
  return verdict
}
