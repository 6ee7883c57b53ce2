import { gap, nearestPair } from '../geometry/gap.ts'
import type { Segment } from '../geometry/segment.ts'
import { bodyOf, modelOf } from './bodies.ts'
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
  const { disc } = bodyOf(model)
  const others = table.models
    .filter((other) => other.id !== id)
    .map((other) => {
      const body = bodyOf(other)
      return { body, signedGap: gap(disc, body.disc) }
    })
    .sort((a, b) => a.signedGap - b.signedGap)
  return others
    .slice(0, count === 'all' ? others.length : Math.max(0, count))
    .map(({ body, signedGap }) => ({ id: body.id, line: nearestPair(disc, body.disc), signedGap }))
}
