import type { Disc } from '../../geometry/disc.ts'
import { modelOf } from '../bodies.ts'
import type { Table } from '../document.ts'
import type { Blast } from '../lay.ts'

/** Where a blast lies on the table; null when its model is gone, or when it hangs on an edge, which has no middle. */
export function blastOn(table: Table, { at, diameter }: Blast): Disc | null {
  if (at.kind === 'edge') return null
  const centre = at.kind === 'model' ? modelOf(table, at.id) : at
  return centre && { centre: { x: centre.x, y: centre.y }, radius: diameter / 2 }
}
