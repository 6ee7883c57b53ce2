import type { Action } from '../table/action.ts'
import { apply } from '../table/apply.ts'
import type { Model, Table } from '../table/document.ts'

/** What moves models by hand, as one drags, nudges, turns or walks them. */
const moves: readonly Action['do'][] = ['place', 'advance', 'reroute']

/**
 * The models that an action would move or turn though they move no more in this sub-phase, as their unit was joined. In play
 * they are held back; while a table is set up anybody may be put right.
 */
export function heldBack(table: Table, action: Action): readonly Model[] {
  if (table.stage !== 'play' || !moves.includes(action.do)) return []
  const locked = table.models.filter(({ marks = [] }) => marks.includes('locked'))
  if (locked.length === 0) return []
  const after = new Map(apply(table, action).models.map((model) => [model.id, model]))
  return locked.filter(({ id, x, y, facing }) => {
    const moved = after.get(id)
    return moved !== undefined && (moved.x !== x || moved.y !== y || moved.facing !== facing)
  })
}
