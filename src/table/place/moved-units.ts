import type { Placement } from '../action.ts'
import type { Model, Table } from '../document.ts'
import { rankedWith } from './ranked.ts'

/** All models of one's unit on its side, itself among them; of one without a unit nobody. */
const unitOf = ({ models }: Table, { unit, side }: Model): readonly Model[] =>
  unit === '' ? [] : models.filter((other) => other.unit === unit && other.side === side)

const NOBODY: ReadonlySet<string> = new Set()

/** Of some models those that are whole units, or whole blocks of ranks. */
function wholeUnits(table: Table, ids: readonly string[]): ReadonlySet<string> {
  const among = new Set(ids)
  const whole = new Set<string>()
  const looked = new Set<string>()
  const isWhole = (group: readonly Model[]) => group.length > 1 && group.every(({ id }) => among.has(id))
  for (const model of table.models) {
    if (!among.has(model.id) || looked.has(model.id)) continue
    const unit = unitOf(table, model)
    // Blocks are of one unit: within one that is whole there are none to look for.
    const group = isWhole(unit) ? unit : rankedWith(table, model.id)
    for (const { id } of group) looked.add(id)
    if (isWhole(group)) for (const { id } of group) whole.add(id)
  }
  return whole
}

// A finger that drags asks again with every move, of the same table and the same models.
const last = new WeakMap<Table, { readonly key: string; readonly moved: ReadonlySet<string> }>()

/**
 * The models that new places move as units, where units move as blocks (fantasy battles) and in play: whole blocks of ranks,
 * and units of two or more of which nobody is left out. A wheel's way isn't straight, and the rules that ask (may a character
 * leave?) ask no more than whether the unit moved. Who is moved alone is put right.
 */
export function movedUnits(table: Table, places: readonly Placement[]): ReadonlySet<string> {
  if (table.stage !== 'play' || table.game !== 'fantasy' || places.length < 2) return NOBODY
  const ids = places.map(({ id }) => id)
  const key = JSON.stringify(ids)
  const known = last.get(table)
  if (known?.key === key) return known.moved
  const moved = wholeUnits(table, ids)
  last.set(table, { key, moved })
  return moved
}
