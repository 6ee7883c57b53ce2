import type { Placement } from '../action.ts'
import type { Model, Table } from '../document.ts'
import { rankedWith } from './ranked.ts'

/** All models of one's unit on its side, itself among them; of one without a unit nobody. */
const unitOf = ({ models }: Table, { unit, side }: Model): readonly Model[] =>
  unit === '' ? [] : models.filter((other) => other.unit === unit && other.side === side)

/**
 * The models that new places move as units, where units move as blocks (fantasy battles) and in play: whole blocks of ranks,
 * and units of two or more of which nobody is left out. A wheel's way isn't straight, and the rules that ask (may a character
 * leave?) ask no more than whether the unit moved. Who is moved alone is put right.
 */
export function movedUnits(table: Table, places: readonly Placement[]): ReadonlySet<string> {
  const moved = new Set<string>()
  if (table.stage !== 'play' || table.game !== 'fantasy' || places.length < 2) return moved
  const among = new Set(places.map(({ id }) => id))
  // All of a block are of one unit, so that each block is looked at once: this runs with every move of a finger.
  const looked = new Set<string>()
  for (const model of table.models) {
    if (!among.has(model.id) || looked.has(model.id) || moved.has(model.id)) continue
    const block = rankedWith(table, model.id)
    for (const { id } of block) looked.add(id)
    for (const group of [block, unitOf(table, model)])
      if (group.length > 1 && group.every(({ id }) => among.has(id))) for (const { id } of group) moved.add(id)
  }
  return moved
}
