import { moveAction } from '../../../desk/shown.ts'
import type { Action, Placement } from '../../../table/action.ts'
import type { Table } from '../../../table/document.ts'
import { facingOf } from '../../../table/place/facing.ts'
import { blockOf, selectedBlock, turnsAbout, wheelsAbout } from '../../../table/place/ranked.ts'
import { turnedTogether } from '../../../table/place/together.ts'

/**
 * What it means to nudge models to new places. The active model of an activation has its last leg corrected, so that ten
 * small nudges are not ten legs; a nudge that only turns is no leg at all.
 */
export function nudgeAction(table: Table, places: readonly Placement[]): Action {
  const action = moveAction(table, places)
  const walk = table.activations.find((activation) => activation.open)
  const end = walk && places.length === 1 ? places.find((placement) => placement.id === walk.model) : undefined
  if (action.do !== 'advance' || !walk || !end || walk.path.length < 2) return action
  return { do: 'reroute', model: walk.model, path: [...walk.path.slice(0, -1), { x: end.x, y: end.y }] }
}

/** The places of some models shifted by inches and turned, each about its own centre, by degrees. */
export function shifted(table: Table, ids: readonly string[], dx: number, dy: number, degrees: number): Placement[] {
  return table.models
    .filter((model) => ids.includes(model.id))
    .map(({ id, x, y, facing }) => ({ id, x: x + dx, y: y + dy, facing: facingOf(facing + degrees) }))
}

/** The places of a block of ranks wheeled about a corner of its front, by degrees to that side; none where it is no block. */
export function wheeledAbout(
  table: Table,
  ids: readonly string[],
  way: 'left' | 'right',
  degrees: number,
): Placement[] {
  const models = selectedBlock(table, ids)
  const block = blockOf(models)
  return block ? turnedTogether(models, wheelsAbout(block, way), way === 'left' ? -degrees : degrees) : []
}

/** The places of some models turned together about the middle of them, by degrees clockwise. */
export function wheeled(table: Table, ids: readonly string[], degrees: number): Placement[] {
  const models = table.models.filter((model) => ids.includes(model.id))
  return turnedTogether(models, turnsAbout(table, models), degrees)
}
