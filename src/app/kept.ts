import { type Autosave, autosave } from '../saves/autosave.ts'
import { type CardShelf, createCardShelf } from '../saves/card-shelf.ts'
import { createLastBreath } from '../saves/last-breath.ts'
import { createLibrary, type Library } from '../saves/library.ts'
import type { SettingsStore } from '../saves/settings.ts'
import { localStorageOf, openShelf } from '../saves/shelf.ts'
import { createTableStore, type TableStore } from '../table/store.ts'
import type { Language } from '../words/numbers.ts'
import { openingTable } from './opening.ts'

/** What the browser's storage keeps: the table to begin with, which is saved as it changes, and what stands on the shelf. */
export interface Kept {
  readonly table: TableStore
  readonly library: Library
  readonly cards: CardShelf
  readonly saveStatus: Autosave['status']
  /** Whether the storage refused anything on the way. */
  readonly refused: boolean
}

/** Opens the storage and the table to begin with, what the last page could not save included. */
export async function openKept(settings: SettingsStore, language: Language): Promise<Kept> {
  const shelf = await openShelf()
  const library = createLibrary(shelf, Date.now)
  const breath = createLastBreath(localStorageOf())
  const recovery = await breath.recover(library)
  const opening = await openingTable(library, settings, language, recovery.unsaved)
  const table = createTableStore(opening.history)
  const { status } = autosave(table, library, { page: window, breath })
  return {
    ...{ table, library, cards: createCardShelf(shelf), saveStatus: status },
    refused: recovery.refused || opening.refused,
  }
}
