import type { Segment } from '../geometry/segment.ts'
import { shapeGap } from '../geometry/shape-gap.ts'
import { modelOf, shapeOfModel } from './bodies.ts'
import type { Table } from './document.ts'

/** Another model, and the distance to it. */
export interface Neighbour {
  readonly id: string
  /** From the edge of the first base to the edge of this one. */
  readonly line: Segment
  /** Inches edge to edge; negative by the depth of an overlap. */
  readonly signedGap: number
}

/** The models nearest to one, edge to edge, the nearest first; equally near ones in the table's order. None if it is gone. */
export function nearest(table: Table, id: string, count: number | 'all'): Neighbour[] {
  const model = modelOf(table, id)
  if (!model) return []
  const base = shapeOfModel(model)
  const others = table.models
    .filter((other) => other.id !== id)
    .map((other) => {
      const shape = shapeOfModel(other)
      return { id: other.id, shape, signedGap: shapeGap(base, shape).signedGap }
    })
    .sort((a, b) => a.signedGap - b.signedGap)
  return others
    .slice(0, count === 'all' ? others.length : Math.max(0, count))
    .map(({ id, shape, signedGap }) => ({ id, line: shapeGap(base, shape).witness, signedGap }))
}
