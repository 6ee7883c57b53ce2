import { shapeGap } from '../geometry/shape/shape-gap.ts'
import { atMost } from '../geometry/tolerance.ts'
import { modelOf, shapeOfModel } from '../table/bodies.ts'
import type { Table } from '../table/document.ts'

/** Ids of the enemies whose bases touch or overlap a model's on a table; nobody touches one who is gone. */
export function inContact(table: Table, id: string): readonly string[] {
  const model = modelOf(table, id)
  if (!model) return []
  const base = shapeOfModel(model)
  return table.models
    .filter((other) => other.side !== model.side && atMost(shapeGap(base, shapeOfModel(other)).signedGap, 0))
    .map((other) => other.id)
}
