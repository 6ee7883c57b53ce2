import { distance, type Point } from '../../geometry/point.ts'
import type { Placement } from '../action.ts'
import type { Activation, Table } from '../document.ts'
import { isCoordinate, MOST_LEGS } from '../limits.ts'
import { same } from '../same.ts'
import { put, withMoved } from './models.ts'

/** A leg shorter than this is a finger's wobble and no move, in inches. */
export const SHORTEST_LEG = 0.005

const replaced = (table: Table, activation: Activation): readonly Activation[] =>
  table.activations.map((other) => (other.model === activation.model ? activation : other))

/** Start a model's activation where it stands: the open one is closed, and what this model did before is forgotten. */
export function activate(table: Table, id: string): Table {
  const model = table.models.find((candidate) => candidate.id === id)
  const open = table.activations.find((activation) => activation.open)
  if (!model || open?.model === id) return table
  const former = table.activations
    .filter((activation) => activation.model !== id)
    .map((activation) => (activation.open ? { ...activation, open: false } : activation))
  return { ...table, activations: [...former, { model: id, path: [{ x: model.x, y: model.y }], open: true }] }
}

/** End the open activation; its path stays. */
export function finish(table: Table): Table {
  if (!table.activations.some((activation) => activation.open)) return table
  const activations = table.activations.map((activation) =>
    activation.open ? { ...activation, open: false } : activation,
  )
  return { ...table, activations }
}

/**
 * Walk the active model one straight leg to its new place. Shorter than `SHORTEST_LEG` it only turns. Others in `places`
 * are put where it says without a leg, and a whole unit among them is marked as moved where units move as one. Nothing happens when no activation is open or its model is not among the places.
 */
export function advance(table: Table, places: readonly Placement[]): Table {
  const active = table.activations.find((activation) => activation.open)
  const goal = places.find((placement) => placement.id === active?.model)
  const start = active?.path.at(-1)
  if (!active || !goal || !start || !isCoordinate(goal.x) || !isCoordinate(goal.y)) return table
  const walked = distance(start, goal) >= SHORTEST_LEG && active.path.length <= MOST_LEGS
  const model = table.models.find((candidate) => candidate.id === active.model)
  const stays = model && !walked ? { ...goal, x: model.x, y: model.y } : goal
  const there = put(table.models, [...places.filter((placement) => placement !== goal), stays])
  if (there === table.models) return table
  const models = withMoved(table, there, places)
  if (!walked) return { ...table, models }
  const path = [...active.path, { x: goal.x, y: goal.y }]
  return { ...table, models, activations: replaced(table, { ...active, path }) }
}

/**
 * A model goes straight to a place by its own move, outside of any activation of its own: a leg more of the walk that ended
 * where it stands, or a walk of its own. Past the legs a walk has, it is only put there.
 */
export function walked(table: Table, goal: Placement): Table {
  const model = table.models.find(({ id }) => id === goal.id)
  const models = put(table.models, [goal])
  if (!model || models === table.models) return table
  const before = table.activations.find((activation) => activation.model === goal.id)
  const end = before?.path.at(-1)
  const isGoingOn = end?.x === model.x && end.y === model.y
  const path = [...(before && isGoingOn ? before.path : [{ x: model.x, y: model.y }]), { x: goal.x, y: goal.y }]
  if (path.length > MOST_LEGS + 1) return { ...table, models }
  const walk: Activation = { model: goal.id, path, open: before?.open ?? false }
  const others = table.activations.filter((activation) => activation !== before)
  return { ...table, models, activations: [...others, walk] }
}

/** The points of a path without those that lie within `SHORTEST_LEG` of the one before. */
function straightened(path: readonly Point[]): readonly Point[] {
  const kept: Point[] = []
  for (const { x, y } of path) {
    const last = kept.at(-1)
    if (!last || distance(last, { x, y }) >= SHORTEST_LEG) kept.push({ x, y })
  }
  return kept
}

/** Edit the legs a model walked; it then stands at the last point. The first point is where it began. */
export function reroute(table: Table, id: string, path: readonly Point[]): Table {
  const activation = table.activations.find((candidate) => candidate.model === id)
  const model = table.models.find((candidate) => candidate.id === id)
  const legal = path.length <= MOST_LEGS + 1 && path.every(({ x, y }) => isCoordinate(x) && isCoordinate(y))
  const kept = straightened(path)
  const end = kept.at(-1)
  if (!activation || !model || !legal || !end) return table
  const models = put(table.models, [{ id, x: end.x, y: end.y, facing: model.facing }])
  if (same(kept, activation.path)) return models === table.models ? table : { ...table, models }
  return { ...table, models, activations: replaced(table, { ...activation, path: kept }) }
}

/** Forget what a model did; it stays where it stands. */
export function forget(table: Table, id: string): Table {
  const activations = table.activations.filter((activation) => activation.model !== id)
  return activations.length === table.activations.length ? table : { ...table, activations }
}
