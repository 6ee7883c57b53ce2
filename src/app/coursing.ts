import type { CourseStore } from '../desk/course.ts'
import type { DeskStore } from '../desk/desk.ts'
import { shownTable } from '../desk/shown.ts'
import type { Table } from '../table/document.ts'
import type { TableStore } from '../table/store.ts'

type Followed = typeof import('../desk/followed.ts').followed

/** Milliseconds between two looks at a procedure while a finger moves: a course may take longer than a frame. */
const PACE = 120

const inHand = (table: Table) => table.lays.some((lay) => lay.kind === 'procedure')

/** Follows the procedure in hand from the first time that one is taken up: what that needs comes then, not before. */
export function startCoursing(table: TableStore, desk: DeskStore, course: CourseStore): void {
  let followed: Followed | null = null
  let asked = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const follow = () => {
    clearTimeout(timer)
    timer = undefined
    const shown = shownTable(table.getState().table, desk.getState().draft)
    if (followed) {
      const before = course.getState()
      const now = followed(shown, before)
      if (now !== before) course.setState(now, true)
    } else if (!asked && (inHand(shown) || desk.getState().tool === 'procedure')) {
      asked = true
      void Promise.all([import('../desk/followed.ts'), import('../words/procedures/teach.ts')]).then(
        ([room, { teachProcedures }]) => {
          teachProcedures()
          followed = room.followed
          // What was shown before its words came is worded anew, though nothing is in hand.
          course.setState({ ...course.getState() }, true)
          follow()
        },
        // What can't be had now, as without a network, is asked for again with the next step.
        () => {
          asked = false
        },
      )
    }
  }
  table.subscribe((now, before) => now.table !== before.table && follow())
  desk.subscribe((now, before) => {
    if (now.draft === before.draft && now.tool === before.tool) return
    if (now.draft === null || followed === null) follow()
    else timer ??= setTimeout(follow, PACE)
  })
  follow()
}
