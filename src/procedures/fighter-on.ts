import type { Fighter } from '../games/fighter.ts'
import { radiusOf } from '../rules/base.ts'
import type { Model, Table } from '../table/document.ts'

/** A model as procedures know it. A card of another game, or one that is gone, is none. */
export function fighterOn(table: Table, model: Model): Fighter {
  const card = table.cards.find(({ id, game }) => id === model.card && game === table.game) ?? null
  const { id, name, unit, side, marks = [], marked = [], tokens = {} } = model
  return { id, name, unit, side, radius: radiusOf(model.base.mm), card, marks, marked, tokens }
}
