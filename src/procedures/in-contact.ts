import { areFoes } from '../games/fighter.ts'
import { shapeGap } from '../geometry/shape/shape-gap.ts'
import { atMost } from '../geometry/tolerance.ts'
import { modelOf, shapeOfModel } from '../table/bodies.ts'
import type { Table } from '../table/document.ts'

/** Ids of the enemies whose bases touch or overlap a model's on a table; neutrals are nobody's, and nobody touches one who is gone. */
export function inContact(table: Table, id: string): readonly string[] {
  const model = modelOf(table, id)
  if (!model) return []
  const base = shapeOfModel(model)
  return table.models
    .filter((other) => areFoes(other, model) && atMost(shapeGap(base, shapeOfModel(other)).signedGap, 0))
    .map((other) => other.id)
}
