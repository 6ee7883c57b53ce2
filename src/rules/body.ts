import type { Disc } from '../geometry/disc.ts'
import type { Point } from '../geometry/point.ts'
import type { Rectangle, Shape } from '../geometry/shape/rectangle.ts'

/** A model on a round base as the rules see it: its base on the table, and the direction it faces in radians. */
export interface RoundBody {
  readonly id: string
  readonly disc: Disc
  readonly facing: number
}

/** A model on a rectangular base as the rules see it. */
export interface RectangularBody {
  readonly id: string
  readonly rectangle: Rectangle
  readonly facing: number
}

/** What the rules see of a model. A rule that asks for a `RoundBody` is worked out for round bases alone. */
export type Body = RoundBody | RectangularBody

/** Whether a model stands on a round base. */
export function isRoundBody(body: Body): body is RoundBody {
  return 'disc' in body
}

/** A model's base on the table. */
export function shapeOf(body: Body): Shape {
  return isRoundBody(body) ? body.disc : body.rectangle
}

/** Where a model's centre is. */
export function centreOf(body: Body): Point {
  return shapeOf(body).centre
}
