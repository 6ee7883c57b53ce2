import type { Verdict } from '../rules/verdict.ts'
import type { Table } from './document.ts'
import { judgedArc } from './judge/arc.ts'
import { judgedBlast } from './judge/blast.ts'
import { judgedDeviation } from './judge/deviation.ts'
import { judgedMeasure } from './judge/measure.ts'
import { judgedReplacing } from './judge/replace.ts'
import { judgedShove } from './judge/shove.ts'
import { judgedSight } from './judge/sight.ts'
import { judgedSpray } from './judge/spray.ts'
import type { Lay } from './lay.ts'

/** The answer about one thing laid on the table; null when a model it hangs on is gone. */
export function judged(table: Table, lay: Lay): Verdict | null {
  switch (lay.kind) {
    case 'measure':
      return judgedMeasure(table, lay)
    case 'blast':
      return judgedBlast(table, lay)
    case 'spray':
      return judgedSpray(table, lay)
    case 'deviation':
      return judgedDeviation(table, lay)
    case 'replace':
      return judgedReplacing(table, lay)
    case 'shove':
      return judgedShove(table, lay)
    case 'sight':
      return judgedSight(table, lay)
    case 'arc':
      return judgedArc(table, lay)
    // Its course is followed by the room of procedures, which comes when it is asked for.
    case 'procedure':
      return null
  }
}
