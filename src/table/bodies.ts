import { gameOf, readingsOf } from '../games/catalogue.ts'
import type { Readings } from '../games/game.ts'
import { radians } from '../geometry/angle.ts'
import { isRound, type Shape } from '../geometry/shape/rectangle.ts'
import { shapeOfBase } from '../rules/base.ts'
import { type Body, isRoundBody, type RoundBody } from '../rules/body.ts'
import type { Model, Table } from './document.ts'

/** A model's base as it lies on the table, in inches. */
export function shapeOfModel({ base, x, y, facing }: Pick<Model, 'base' | 'x' | 'y' | 'facing'>): Shape {
  return shapeOfBase(base, { x, y }, radians(facing))
}

/** A model as the rules see it. */
export function bodyOf(model: Model): Body {
  const shape = shapeOfModel(model)
  const { id } = model
  const facing = radians(model.facing)
  return isRound(shape) ? { id, disc: shape, facing } : { id, rectangle: shape, facing }
}

/** A model on a round base as the rules see it; null where it stands on another. */
export function roundBodyOf(model: Model): RoundBody | null {
  const body = bodyOf(model)
  return isRoundBody(body) ? body : null
}

/** The models that stand on bases that aren't round, of those named, or of all. */
export function notRound({ models }: Table, ids?: readonly string[]): readonly Model[] {
  return models.filter(({ id, base }) => base.shape !== 'round' && (!ids || ids.includes(id)))
}

/** The models of a table as the rules see them, in their order, without some. */
export function bodiesOf(table: Table, without?: string): Body[] {
  const bodies: Body[] = []
  for (const model of table.models) if (model.id !== without) bodies.push(bodyOf(model))
  return bodies
}

/** The model of an id; null when it is gone. */
export function modelOf(table: Table, id: string): Model | null {
  return table.models.find((model) => model.id === id) ?? null
}

/** The readings a table is judged by: its game's, with its own put in. */
export function tableReadings(table: Table): Readings {
  return readingsOf(gameOf(table.game), table.readings)
}
