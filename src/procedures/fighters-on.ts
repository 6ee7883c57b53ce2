import type { Fighters } from '../games/fighter.ts'
import type { Table } from '../table/document.ts'
import { fighterOn } from './fighter-on.ts'

/** All models of a table as procedures know them. */
export function fightersOn(table: Table): Fighters {
  const fighters = table.models.map((model) => fighterOn(table, model))
  const walkers = table.activations.map(({ model }) => model)
  return { fighters, walkers, fighter: (id) => fighters.find((fighter) => fighter.id === id) ?? null }
}
