import { type DeskStore, takeTool } from '../desk/desk.ts'
import { lookAtAll } from '../desk/look.ts'
import type { TableStore } from '../table/store.ts'
import type { Locks } from './locks.ts'

/** How the view comes to show the whole of what stands on a table. */
export interface Showing {
  /** Look at all of it. */
  seeAll(): void
  /** The same with nothing in hand and nobody selected, as another table is shown. */
  showAll(): void
}

/** Shows the table; or, while a practice goes on, the one `practised` on. */
export function createShowing(
  table: TableStore,
  desk: DeskStore,
  locks: Locks,
  practised: () => TableStore | null,
): Showing {
  const seeAll = () => lookAtAll(desk, (practised() ?? table).getState().table)
  const showAll = () => {
    takeTool(desk, 'select')
    desk.setState({ selection: [], massShove: null, falls: [] })
    // A practice question is seen whole, whatever the view is locked at.
    if (practised()) locks.takeOff()
    else locks.putBack()
    seeAll()
  }
  return { seeAll, showAll }
}
