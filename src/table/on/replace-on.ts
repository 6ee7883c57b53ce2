import type { Point } from '../../geometry/point.ts'
import type { Region } from '../../geometry/region.ts'
import { isRound } from '../../geometry/shape/rectangle.ts'
import { solidShape } from '../../geometry/shape/shape.ts'
import { radiusOf } from '../../rules/base.ts'
import { legalRegion, mostShift, nearestLegal, type Replacement } from '../../rules/forced/replace.ts'
import { modelOf, roundBodyOf, shapeOfModel } from '../bodies.ts'
import type { Model, Table } from '../document.ts'
import type { Replacing } from '../lay.ts'
import { solidOf } from '../solid-of.ts'

/** A replacement on the table: where the new base may stand, and where it would. */
export interface ReplaceOn {
  readonly model: Model
  readonly radius: number
  /** Inches by which the centres may differ. */
  readonly shift: number
  readonly wanted: Point
  /** The nearest legal place to the wanted one and how far off it is; null where there is none. Several are equally near where `at` is null. */
  readonly nearest: { readonly distance: number; readonly at: Point | null } | null
  readonly region: readonly Region[]
}

/** Where a model's replacement may stand; null when the model is gone, or doesn't stand on a round base. */
export function replaceOn(table: Table, lay: Replacing): ReplaceOn | null {
  const model = modelOf(table, lay.model)
  const body = model && roundBodyOf(model)
  if (!model || !body) return null
  const others = table.models.filter(({ id }) => id !== model.id).map(shapeOfModel)
  const ground = table.terrain.filter((piece) => piece.impassable).flatMap(({ ground }) => solidOf(ground) ?? [])
  // A base with corners stands in the way as a wall of its outline does.
  const cornered = others.filter((shape) => !isRound(shape)).flatMap((shape) => solidShape(shape) ?? [])
  const replacement: Replacement = {
    old: body.disc,
    radius: radiusOf(lay.mm),
    others: others.filter(isRound),
    table: table.mat,
    obstacles: [...ground, ...cornered],
  }
  const wanted = { x: lay.x, y: lay.y }
  return {
    model,
    radius: replacement.radius,
    shift: mostShift(replacement),
    wanted,
    nearest: nearestLegal(replacement, wanted),
    region: legalRegion(replacement),
  }
}
