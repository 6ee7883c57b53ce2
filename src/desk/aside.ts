import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Arrangement, Disruption } from '../disruption/disruption.ts'
import type { Table } from '../table/document.ts'
import type { Shove } from '../table/lay.ts'

/** What is known of who makes room for the shove in hand. */
export interface Aside {
  /** The shove and the table it was asked about; null while there is none. */
  readonly shove: Shove | null
  readonly table: Table | null
  readonly known: Disruption | null
  /** The search is still going on: what is known may get better, or proven. */
  readonly proving: boolean
  /** Which of the equally good ways is shown, and the place drawn on a circle of free choice. */
  readonly way: number
  readonly drawn: Arrangement | null
}

export type AsideStore = StoreApi<Aside>

export const nothingAside: Aside = { shove: null, table: null, known: null, proving: false, way: 0, drawn: null }

/** Nobody makes room for anybody yet. */
export function createAside(): AsideStore {
  return createStore<Aside>()(() => nothingAside)
}

/** The way that is shown: the one drawn by lot, else the one leafed to; null where none is known. */
export function wayShown({ known, way, drawn }: Aside): Arrangement | null {
  if (known?.kind !== 'found') return null
  return drawn ?? known.optima[way] ?? known.best
}
