import { distance } from '../geometry/point.ts'
import type { Segment } from '../geometry/segment.ts'
import type { Shape } from '../geometry/shape/rectangle.ts'
import { girth } from '../geometry/shape/shape.ts'
import { type ShapeGap, shapeGap } from '../geometry/shape/shape-gap.ts'
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

/**
 * The models nearest to several that go together, each measured from the nearest of those; the nearest first. Those that go
 * together are not among them.
 */
export function nearestToAll(table: Table, ids: ReadonlySet<string>, count: number | 'all'): Neighbour[] {
  const own = table.models.filter(({ id }) => ids.has(id)).map(shapeOfModel)
  const found = table.models.flatMap((other): Neighbour[] => {
    if (ids.has(other.id)) return []
    const shape = shapeOfModel(other)
    // No nearer than this: looked at in this order, few need to be measured.
    const atLeast = (one: Shape) => distance(one.centre, shape.centre) - girth(one) - girth(shape)
    let best: ShapeGap | null = null
    for (const one of own.toSorted((a, b) => atLeast(a) - atLeast(b))) {
      if (best && atLeast(one) >= best.signedGap) break
      const gap = shapeGap(one, shape)
      if (!best || gap.signedGap < best.signedGap) best = gap
    }
    return best ? [{ id: other.id, line: best.witness, signedGap: best.signedGap }] : []
  })
  const sorted = found.sort((a, b) => a.signedGap - b.signedGap)
  return sorted.slice(0, count === 'all' ? sorted.length : Math.max(0, count))
}
