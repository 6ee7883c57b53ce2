import type { Table } from '../document.ts'
import { alley } from './alley.ts'
import { backStrike } from './back-strike.ts'
import { breath } from './breath.ts'
import { edge } from './edge.ts'
import { newcomer } from './newcomer.ts'
import { outOfRange } from './out-of-range.ts'
import { type Language, type Ready, tableOf } from './ready.ts'
import { siege } from './siege.ts'
import { spray } from './spray.ts'
import { volley } from './volley.ts'

const tables = {
  spray,
  siege,
  breath,
  backStrike,
  edge,
  outOfRange,
  volley,
  alley,
  newcomer,
} as const satisfies Record<string, Ready>

export type ReadyId = keyof typeof tables

/** The ready tables in the order in which they are shown. */
export const readyIds: readonly ReadyId[] = [
  'spray',
  'siege',
  'breath',
  'backStrike',
  'edge',
  'outOfRange',
  'volley',
  'alley',
  'newcomer',
]

/** A ready table in a language; what is laid on it shows its answer at once. The seed is that of its dice. */
export function galleryTable(id: ReadyId, language: Language, seed: number): Table {
  return tableOf(id, tables[id], language, seed)
}

/** One line of the list of ready tables: the table, what has happened on it and what to look for. */
export interface Shown {
  readonly id: ReadyId
  readonly table: Table
  readonly note: string
}

/** All ready tables in a language, for a list to choose from. */
export function gallery(language: Language, seed = 1): readonly Shown[] {
  return readyIds.map((id) => {
    const { situation, look } = tables[id]
    return { id, table: galleryTable(id, language, seed), note: `${situation[language]} ${look[language]}` }
  })
}
