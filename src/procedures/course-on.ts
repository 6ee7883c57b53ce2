import type { Course } from '../games/procedure.ts'
import { telling } from '../games/telling.ts'
import { tableReadings } from '../table/bodies.ts'
import type { Table } from '../table/document.ts'
import type { Procedure } from '../table/lay.ts'
import { guides } from './guides.ts'

/** The course of a procedure on a table so far; null when it is none of the table's game, or a model it needs is gone. */
export function courseOn(table: Table, lay: Procedure): Course | null {
  const guide = guides[table.game].find(({ id }) => id === lay.of)
  return guide?.course(telling(lay.answers, lay.rolls, tableReadings(table)), table, lay) ?? null
}
