import type { Mark } from '../../games/mark.ts'
import type { Base } from '../../rules/base.ts'
import type { Changes, Placement } from '../action.ts'
import { areMarked, areTokens } from '../damage.ts'
import type { Model, Table } from '../document.ts'
import { withoutModels } from '../hanging.ts'
import {
  between,
  isAngle,
  isCoordinate,
  isId,
  isSize,
  LARGEST_BASE,
  LONGEST_NAME,
  MOST_DOUBT,
  MOST_MODELS,
  TALLEST,
} from '../limits.ts'
import { facingOf } from '../place/facing.ts'
import { movedUnits } from '../place/moved-units.ts'
import { same } from '../same.ts'

const isPlacement = (place: Placement) =>
  isCoordinate(place.x) && isCoordinate(place.y) && isAngle(place.facing) && between(place.doubt ?? 0, 0, MOST_DOUBT)

const areMarks = (marks: readonly Mark[]) => new Set(marks).size === marks.length

const isBase = (base: Base) =>
  base.shape === 'round'
    ? isSize(base.mm, LARGEST_BASE)
    : isSize(base.width, LARGEST_BASE) && isSize(base.depth, LARGEST_BASE)

const isModel = (model: Model) =>
  isId(model.id) &&
  isPlacement(model) &&
  isBase(model.base) &&
  between(model.doubt, 0, MOST_DOUBT) &&
  between(model.elevation ?? 0, 0, TALLEST) &&
  between(model.height ?? 0, 0, TALLEST) &&
  areMarks(model.marks ?? []) &&
  (model.card === undefined || isId(model.card)) &&
  areMarked(model.marked ?? []) &&
  areTokens(model.tokens ?? {})

/** A model with its texts cut to what a table holds and its facing within a turn. */
export function tidied(model: Model): Model {
  return {
    ...model,
    name: model.name.slice(0, LONGEST_NAME),
    unit: model.unit.slice(0, LONGEST_NAME),
    facing: facingOf(model.facing),
  }
}

/** Put models on the table; one whose id is taken is left out. Past the limit, or with a number that is none, nothing is added. */
export function add(table: Table, models: readonly Model[]): Table {
  if (models.length > MOST_MODELS || !models.every(isModel)) return table
  const taken = new Set(table.models.map((model) => model.id))
  const added: Model[] = []
  for (const model of models) {
    if (taken.has(model.id)) continue
    taken.add(model.id)
    added.push(tidied(model))
  }
  if (added.length === 0 || table.models.length + added.length > MOST_MODELS) return table
  return { ...table, models: [...table.models, ...added] }
}

/** Take models off the table, with their activations and whatever is laid from or onto them. */
export function remove(table: Table, ids: readonly string[]): Table {
  const gone = new Set(ids)
  if (!table.models.some((model) => gone.has(model.id))) return table
  return withoutModels(table, gone)
}

/** Change what models are: name, unit, side, base, doubt. With a base or doubt that is none, nothing changes. */
export function revise(table: Table, ids: readonly string[], changes: Changes): Table {
  const named = new Set(ids)
  let changed = false
  const models = table.models.map((model) => {
    if (!named.has(model.id)) return model
    const revised = tidied({ ...model, ...changes })
    if (!isModel(revised) || same(revised, model)) return model
    changed = true
    return revised
  })
  return changed ? { ...table, models } : table
}

/** The models put where `places` say; the same list when nobody moves, or when a number among the places is none. */
export function put(models: readonly Model[], places: readonly Placement[]): readonly Model[] {
  if (places.length > MOST_MODELS || !places.every(isPlacement)) return models
  const byId = new Map(places.map((place) => [place.id, place]))
  let changed = false
  const moved = models.map((model) => {
    const place = byId.get(model.id)
    if (!place) return model
    const { x, y, doubt = model.doubt } = place
    const facing = facingOf(place.facing)
    if (x === model.x && y === model.y && facing === model.facing && doubt === model.doubt) return model
    changed = true
    return { ...model, x, y, facing, doubt }
  })
  return changed ? moved : models
}

/** Models with the mark of a unit that moved this turn on those that new places moved with theirs. */
export function withMoved(table: Table, models: readonly Model[], places: readonly Placement[]): readonly Model[] {
  const moved = movedUnits(table, places)
  if (moved.size === 0) return models
  return models.map((model) => {
    const { id, marks = [] } = model
    return moved.has(id) && !marks.includes('moved') ? { ...model, marks: [...marks, 'moved'] } : model
  })
}

/**
 * Correct places. That is no move, so the last point of an activation that ends where its model stood is corrected with it; a
 * path that ended elsewhere (the model was moved by others since) stays. Only a whole unit put elsewhere in play has moved by
 * that, and is marked so.
 */
export function place(table: Table, places: readonly Placement[]): Table {
  const there = put(table.models, places)
  if (there === table.models) return table
  const models = withMoved(table, there, places)
  const before = new Map(table.models.map((model) => [model.id, model]))
  const after = new Map(models.map((model) => [model.id, model]))
  let corrected = false
  const activations = table.activations.map((activation) => {
    const was = before.get(activation.model)
    const is = after.get(activation.model)
    const end = activation.path.at(-1)
    if (!was || !is || was === is || !end || end.x !== was.x || end.y !== was.y) return activation
    if (is.x === was.x && is.y === was.y) return activation
    corrected = true
    return { ...activation, path: [...activation.path.slice(0, -1), { x: is.x, y: is.y }] }
  })
  return corrected ? { ...table, models, activations } : { ...table, models }
}
