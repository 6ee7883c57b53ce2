import { afterFall } from '../../desk/aftermath.ts'
import type { Action } from '../../table/action.ts'
import type { Procedure } from '../../table/lay.ts'
import { useFollow } from '../use-follow.ts'
import { useAct, useStores } from '../use-stores.ts'

/** Ends a procedure by an action, which records it or lets it be: whether it did. Of several falls the next then follows. */
export function useOver(): (lay: Procedure, action: Action) => boolean {
  const act = useAct()
  const follow = useFollow()
  const { desk, table } = useStores()
  return (lay, action) => {
    if (!act(action)) return false
    const { falls } = desk.getState()
    if (falls.some(({ id }) => id === lay.id)) follow(afterFall(table.getState().table, falls, lay.id))
    return true
  }
}
