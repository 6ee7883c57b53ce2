import { rolledDie } from '../../chance/die.ts'
import type { Effect } from '../../games/effect.ts'
import type { Mark } from '../../games/mark.ts'
import { mayFall } from '../dice.ts'
import type { Model, Table } from '../document.ts'
import type { Procedure } from '../lay.ts'
import { between, isId, MOST_DICE, MOST_ENTRIES } from '../limits.ts'
import type { Entry } from '../log.ts'
import { isProcedure } from '../procedure.ts'
import { lift } from './lays.ts'
import { place, remove, revise } from './models.ts'
import { walked } from './walks.ts'

/**
 * Roll dice of a procedure from the table's seed. `from` is which of the table's dice falls first; without it the next one.
 * Past the dice a table has, nothing falls.
 */
export function cast(table: Table, id: string, roll: string, dice: number, from?: number): Table {
  const under = table.lays.find((other): other is Procedure => other.id === id && other.kind === 'procedure')
  const first = from ?? table.dice.rolled
  if (!under || !isId(roll) || !Number.isInteger(dice) || !between(dice, 1, MOST_DICE)) return table
  if (!mayFall(first, dice)) return table
  const { seed } = table.dice
  const faces = Array.from({ length: dice }, (_, at) => rolledDie(seed, first + at))
  const cast: Procedure = { ...under, rolls: { ...under.rolls, [roll]: faces } }
  if (!isProcedure(cast)) return table
  return {
    ...table,
    lays: table.lays.map((other) => (other === under ? cast : other)),
    dice: { seed, rolled: Math.max(table.dice.rolled, first + dice) },
  }
}

function marked(table: Table, model: Model, mark: Mark, on: boolean): Table {
  const others = (model.marks ?? []).filter((other) => other !== mark)
  return revise(table, [model.id], { marks: on ? [...others, mark] : others })
}

/** A table of one model after a change that a procedure makes of it. */
function after(table: Table, model: Model, effect: Exclude<Effect, { do: 'remove' | 'forget' }>): Table {
  switch (effect.do) {
    case 'hurt':
      return revise(table, [model.id], { marked: effect.marked })
    case 'mark':
      return marked(table, model, effect.mark, effect.on)
    case 'token':
      return revise(table, [model.id], { tokens: { ...model.tokens, [effect.token]: effect.count } })
    case 'put':
      return place(table, [{ id: model.id, x: effect.x, y: effect.y, facing: effect.facing }])
    case 'walk':
      return walked(table, { id: model.id, x: effect.x, y: effect.y, facing: effect.facing })
    case 'unit':
      return revise(table, [model.id], { unit: effect.unit })
  }
}

/** The table after all changes that a procedure makes, one after the other; of a model that is gone none is made. */
function changed(table: Table, effects: readonly Effect[]): Table {
  const standing = new Map(table.models.map((model) => [model.id, model]))
  const walks = new Map(table.activations.map((walk) => [walk.model, walk]))
  const gone: string[] = []
  for (const effect of effects) {
    const model = standing.get(effect.model)
    if (!model) continue
    if (effect.do === 'remove') {
      gone.push(model.id)
      standing.delete(model.id)
      continue
    }
    if (effect.do === 'forget') {
      walks.delete(model.id)
      continue
    }
    const own = walks.get(model.id)
    const alone = after({ ...table, models: [model], activations: own ? [own] : [] }, model, effect)
    for (const one of alone.models) standing.set(one.id, one)
    for (const walk of alone.activations) walks.set(walk.model, walk)
  }
  const models = table.models.map((model) => standing.get(model.id) ?? model)
  return remove({ ...table, models, activations: [...walks.values()] }, gone)
}

/**
 * A procedure is over: it is lifted, what it changes is changed, and what came of it stands last in the log, whose oldest
 * entries go when it is full. One that is gone changes nothing.
 */
export function settle(table: Table, id: string, effects: readonly Effect[], entry: Entry): Table {
  if (!table.lays.some((other) => other.id === id && other.kind === 'procedure')) return table
  const over = changed(lift(table, id), effects)
  return { ...over, log: [...over.log, entry].slice(-MOST_ENTRIES) }
}
