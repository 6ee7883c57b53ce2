import type { Fighter } from '../games/fighter.ts'
import { isRound } from '../geometry/shape/rectangle.ts'
import { areaOfShape } from '../geometry/shape/shape.ts'
import { shapeOfModel } from '../table/bodies.ts'
import type { Model, Table } from '../table/document.ts'

/** How large a base is, as the radius in inches of a round one: of one as large as it where it isn't round itself. */
function likeRound(model: Model): number {
  const shape = shapeOfModel(model)
  return isRound(shape) ? shape.radius : Math.sqrt(areaOfShape(shape) / Math.PI)
}

/** A model as procedures know it. A card of another game, or one that is gone, is none. */
export function fighterOn(table: Table, model: Model): Fighter {
  const card = table.cards.find(({ id, game }) => id === model.card && game === table.game) ?? null
  const { id, name, unit, side, marks = [], marked = [], tokens = {} } = model
  return { id, name, unit, side, radius: likeRound(model), card, marks, marked, tokens }
}
