import { useStore } from 'zustand'
import { verdictOf } from '../desk/verdict-of.ts'
import type { Verdict } from '../rules/verdict.ts'
import { distancesHidden } from '../table/declared.ts'
import type { Table } from '../table/document.ts'
import type { Lay } from '../table/lay.ts'
import { useChrome, useShownLays, useStores, useTable } from './use-stores.ts'

/** The thing on the table that is asked about: the one in hand, else the pinned one that was chosen, else the last. */
export function layInQuestion(table: Table, asked: string | null): Lay | null {
  return (
    table.lays.find((lay) => !lay.pinned) ?? table.lays.find((lay) => lay.id === asked) ?? table.lays.at(-1) ?? null
  )
}

/** The thing in question on a table. */
export function useLay(table: Table): Lay | null {
  const asked = useChrome((chrome) => chrome.asked)
  return layInQuestion(table, asked)
}

/** Whether there is an answer to ask reasons of, as the table stands; a drag does not change it. */
export function useAnswered(): boolean {
  return useTable(({ table }) => table.lays.length > 0 && !distancesHidden(table))
}

/** The answer about the thing in question; null where nothing is laid, or where distances wait for a declared target. */
export function useVerdict(): Verdict | null {
  const table = useShownLays()
  const lay = useLay(table)
  const following = useStore(useStores().course)
  if (!lay || distancesHidden(table)) return null
  if (lay.kind !== 'procedure') return verdictOf(table, lay)
  return following.lay?.id === lay.id ? following.verdict : null
}
