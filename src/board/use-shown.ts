import { useStore } from 'zustand'
import { shownTable } from '../desk/shown.ts'
import type { Table } from '../table/document.ts'
import type { BoardStores } from './board-stores.ts'

/** The table as it is shown: with what a finger is in the middle of. */
export function useShown({ table, desk }: BoardStores): Table {
  const standing = useStore(table, (state) => state.table)
  const draft = useStore(desk, (state) => state.draft)
  return shownTable(standing, draft)
}
