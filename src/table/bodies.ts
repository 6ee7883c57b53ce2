import { gameOf, readingsOf } from '../games/catalogue.ts'
import type { Readings } from '../games/game.ts'
import { radians } from '../geometry/angle.ts'
import { radiusOf } from '../rules/base.ts'
import type { Body } from '../rules/body.ts'
import type { Model, Table } from './document.ts'

/** A model as the rules see it. */
export function bodyOf({ id, base, x, y, facing }: Model): Body {
  return { id, disc: { centre: { x, y }, radius: radiusOf(base.mm) }, facing: radians(facing) }
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
