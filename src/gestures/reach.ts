import { distance, type Point } from '../geometry/point.ts'
import { awayFrom } from '../geometry/shape/shape.ts'
import { shapeOfModel } from '../table/bodies.ts'
import type { Model, Table } from '../table/document.ts'
import type { ScreenPoint } from '../view/screen-point.ts'
import { onTable, type View } from '../view/view.ts'

/** Half of the least target for a finger, in CSS pixels: it holds at any zoom. */
export const HALF_TARGET = 22

/**
 * The model under a place of the screen: the one whose edge is nearest, its target being the base or 44 pixels, whichever
 * is larger. Null where there is none; `except` names models that don't count.
 */
export function modelAt(table: Table, view: View, at: ScreenPoint, except: readonly string[] = []): Model | null {
  const place = onTable(view, at)
  let best: Model | null = null
  let nearest = Number.POSITIVE_INFINITY
  for (const model of table.models) {
    const outside = awayFrom(shapeOfModel(model), place)
    const isReached = outside <= 0 || distance(place, model) <= HALF_TARGET / view.scale
    if (isReached && outside < nearest && !except.includes(model.id)) {
      nearest = outside
      best = model
    }
  }
  return best
}

/** Whether two places are closer on the screen than a target's half-width. */
export function reaches(view: View, target: Point, at: ScreenPoint): boolean {
  return distance(target, onTable(view, at)) * view.scale <= HALF_TARGET
}

/** Ids of the models whose centres lie in a box of the table. */
export function modelsIn(table: Table, from: Point, to: Point): string[] {
  const inside = (value: number, a: number, b: number) => value >= Math.min(a, b) && value <= Math.max(a, b)
  return table.models.filter((m) => inside(m.x, from.x, to.x) && inside(m.y, from.y, to.y)).map((m) => m.id)
}
