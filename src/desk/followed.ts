import { courseOn } from '../procedures/course-on.ts'
import { entryOf } from '../procedures/entry-of.ts'
import type { Table } from '../table/document.ts'
import type { Procedure } from '../table/lay.ts'
import type { Following } from './course.ts'

/** What is known of the procedure in hand on a table; the very same as before while there is none. */
export function followed(table: Table, before: Following): Following {
  const lay = table.lays.find((one): one is Procedure => one.kind === 'procedure' && !one.pinned) ?? null
  if (!lay && !before.lay) return before
  const course = lay && courseOn(table, lay)
  return { lay, course, entry: lay && course?.result ? entryOf(table, lay, course) : null }
}
