import { courseOn } from '../procedures/course-on.ts'
import { entryOf } from '../procedures/entry-of.ts'
import type { Table } from '../table/document.ts'
import type { Procedure } from '../table/lay.ts'
import { type Following, nothingFollowed } from './course.ts'
import { verdictOfCourse } from './course-said.ts'

/** What is known of the procedure in hand on a table; the very same as before while there is none. */
export function followed(table: Table, before: Following): Following {
  const lay = table.lays.find((one): one is Procedure => one.kind === 'procedure' && !one.pinned) ?? null
  if (!lay && !before.lay) return before
  const course = lay && courseOn(table, lay)
  if (!lay || !course) return { ...nothingFollowed, lay }
  const nameOf = (id: string) => table.models.find((model) => model.id === id)?.name ?? null
  const entry = course.result ? entryOf(table, lay, course) : null
  return { lay, course, verdict: verdictOfCourse(course, nameOf), entry }
}
