import type { GameId } from '../../games/game.ts'
import type { Verdict } from '../../rules/verdict.ts'
import type { Model, Table } from '../document.ts'
import { freshTable } from '../fresh.ts'

/** A model of a size at a place; its name is its id in capitals. */
export function figure(id: string, x: number, y: number, rest: Partial<Model> = {}): Model {
  const base = { shape: 'round', mm: 30 } as const
  return { id, name: id.toUpperCase(), unit: '', side: 'a', base, x, y, facing: 0, doubt: 0, ...rest }
}

/** A table of 48″ by 48″ with some models. */
export function tableOf(models: readonly Model[], rest: Partial<Table> = {}, game: GameId = 'hordes'): Table {
  return { ...freshTable({ id: 'table', name: 'Table', game, seed: 7 }), models, ...rest }
}

/** The codes of what a verdict says, and of why. */
export const codes = ({ clauses }: Verdict) => clauses.map(({ sentence }) => sentence.code)
export const why = ({ reasons }: Verdict) => reasons.map(({ verb, sentence }) => `${verb} ${sentence.code}`)
