import { createStore, type StoreApi } from 'zustand/vanilla'
import { stream } from '../chance/stream.ts'
import type { Arrangement, Disruption } from '../disruption/disruption.ts'
import { drawn } from '../disruption/lots.ts'
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
  /** How many lots were drawn for this shove. */
  readonly lots: number
}

export type AsideStore = StoreApi<Aside>

export const nothingAside: Aside = {
  shove: null,
  table: null,
  known: null,
  proving: false,
  way: 0,
  drawn: null,
  lots: 0,
}

/** Nobody makes room for anybody yet. */
export function createAside(): AsideStore {
  return createStore<Aside>()(() => nothingAside)
}

/** The way that is shown: the one drawn by lot, else the one leafed to; null where none is known. */
export function wayShown({ known, way, drawn }: Aside): Arrangement | null {
  if (known?.kind !== 'found') return null
  return drawn ?? known.optima[way] ?? known.best
}

/** Draws lots among the equally good ways: each as likely, the same again for the same table's dice and the same draw. */
export function drawLots(aside: AsideStore): void {
  const { known, table, lots } = aside.getState()
  if (!known || !table) return
  const { seed, rolled } = table.dice
  const numbers = stream(seed + rolled)
  // A lot takes two numbers at the most; neighbouring seeds begin alike, so the draws go on along one row.
  for (let skipped = 0; skipped < 2 * (lots + 1); skipped++) numbers()
  const lot = drawn(known, numbers)
  // The number told, and the way leafed on from, are those of the lot.
  const way = known.kind === 'found' && lot ? Math.max(0, known.optima.indexOf(lot)) : 0
  aside.setState({ drawn: lot, way, lots: lots + 1 })
}
