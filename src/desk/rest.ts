import type { Placement } from '../table/action.ts'
import type { Table } from '../table/document.ts'
import type { Shove } from '../table/lay.ts'
import { shoveOn } from '../table/on/shove-on.ts'
import { type Aside, wayShown } from './aside.ts'

/**
 * Where all stand once a shove takes place as it is shown: the mover, and who makes room. Null where it may not: nobody knows
 * yet who makes room, there is no room, or the rules refuse the shove itself.
 */
export function restPlaces(table: Table, shove: Shove, aside: Aside): readonly Placement[] | null {
  const on = shoveOn(table, shove)
  const way = aside.shove === shove ? wayShown(aside) : null
  if (!on || !way || on.refused) return null
  const facing = new Map(table.models.map((model) => [model.id, model.facing]))
  return [
    { id: shove.mover, ...on.moved.to, facing: on.mover.facing },
    ...way.moves.map(({ id, to }) => ({ id, x: to.x, y: to.y, facing: facing.get(id) ?? 0 })),
  ]
}
