import { card, dropCard } from './act/cards.ts'
import { lay, lift, pin, replace, rest, roll } from './act/lays.ts'
import { add, place, remove, revise } from './act/models.ts'
import { cast, settle } from './act/procedures.ts'
import { rollShove } from './act/roll-shove.ts'
import {
  declare,
  declareFirst,
  dropOutline,
  game,
  mat,
  name,
  outline,
  reading,
  stage,
  tooClose,
} from './act/settings.ts'
import { build, heights, raze } from './act/terrain.ts'
import { activate, advance, finish, forget, reroute } from './act/walks.ts'
import type { Action } from './action.ts'
import type { Table } from './document.ts'

/**
 * The table after an action. Total: an action on something that is gone, with numbers that are none, or that changes
 * nothing returns the very same table, so that a drag that ends where it began is no step.
 */
export function apply(table: Table, action: Action): Table {
  switch (action.do) {
    case 'add':
      return add(table, action.models)
    case 'remove':
      return remove(table, action.ids)
    case 'revise':
      return revise(table, action.ids, action.changes)
    case 'place':
      return place(table, action.places)
    case 'advance':
      return advance(table, action.places)
    case 'activate':
      return activate(table, action.model)
    case 'finish':
      return finish(table)
    case 'reroute':
      return reroute(table, action.model, action.path)
    case 'forget':
      return forget(table, action.model)
    case 'lay':
      return lay(table, action.lay)
    case 'pin':
      return pin(table, action.id, action.pinned)
    case 'lift':
      return lift(table, action.id)
    case 'replace':
      return replace(table, action.id, action.x, action.y)
    case 'rest':
      return rest(table, action.id, action.places)
    case 'roll':
      return roll(table, action.id, action.which, action.from)
    case 'cast':
      return cast(table, action.id, action.roll, action.dice, action.from)
    case 'settle':
      return settle(table, action.id, action.effects, action.entry)
    case 'card':
      return card(table, action.card)
    case 'dropCard':
      return dropCard(table, action.id)
    case 'rollShove':
      return rollShove(table, action.id, action.dice, action.from)
    case 'declare':
      return declare(table, action.target)
    case 'declareFirst':
      return declareFirst(table, action.on)
    case 'build':
      return build(table, action.pieces)
    case 'raze':
      return raze(table, action.ids)
    case 'heights':
      return heights(table, action.on)
    case 'stage':
      return stage(table, action.stage)
    case 'mat':
      return mat(table, action.mat)
    case 'name':
      return name(table, action.name)
    case 'game':
      return game(table, action.game)
    case 'reading':
      return reading(table, action.readings)
    case 'tooClose':
      return tooClose(table, action.inches)
    case 'outline':
      return outline(table, action.preset, action.lay)
    case 'dropOutline':
      return dropOutline(table, action.id)
  }
}
