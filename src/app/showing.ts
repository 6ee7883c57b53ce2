import { type DeskStore, takeProcedure, takeTool } from '../desk/desk.ts'
import { lookAtAll } from '../desk/look.ts'
import type { TableStore } from '../table/store.ts'
import type { Locks } from './locks.ts'

/** How the view comes to show the whole of what stands on a table. */
export interface Showing {
  /** Look at all of it. */
  seeAll(): void
  /**
   * The same with nobody selected, as another table is shown: with nothing in hand, but for a procedure that lies half played,
   * whose places and models are tapped with its tool.
   */
  showAll(): void
}

/** Shows the table; or, while a practice goes on, the one `practised` on. */
export function createShowing(
  table: TableStore,
  desk: DeskStore,
  locks: Locks,
  practised: () => TableStore | null,
): Showing {
  const shown = () => (practised() ?? table).getState().table
  const seeAll = () => lookAtAll(desk, shown())
  const showAll = () => {
    const half = shown().lays.find(({ kind, pinned }) => kind === 'procedure' && !pinned)
    if (half?.kind === 'procedure') takeProcedure(desk, half.of)
    else takeTool(desk, 'select')
    desk.setState({ selection: [], massShove: null, falls: [] })
    // A practice question is seen whole, whatever the view is locked at.
    if (practised()) locks.takeOff()
    else locks.putBack()
    seeAll()
  }
  return { seeAll, showAll }
}
