import { useContext, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Desk } from '../desk/desk.ts'
import { shownTable } from '../desk/shown.ts'
import type { Settings } from '../saves/settings.ts'
import type { Action } from '../table/action.ts'
import type { Table } from '../table/document.ts'
import type { TableState } from '../table/store.ts'
import { type Words, wordsIn } from '../words/words.ts'
import type { Chrome } from './chrome.ts'
import { type Stores, StoresContext } from './stores.ts'
import { useLanguage } from './use-language.ts'

/** The stores of this window; every panel stands inside a `StoresContext`. */
export function useStores(): Stores {
  const stores = useContext(StoresContext)
  if (!stores) throw new Error('A panel was drawn outside of StoresContext')
  return stores
}

export function useTable<Part>(select: (state: TableState) => Part): Part {
  return useStore(useStores().table, select)
}

export function useDesk<Part>(select: (desk: Desk) => Part): Part {
  return useStore(useStores().desk, select)
}

export function useSettings<Part>(select: (settings: Settings) => Part): Part {
  return useStore(useStores().settings, select)
}

export function useChrome<Part>(select: (chrome: Chrome) => Part): Part {
  return useStore(useStores().chrome, select)
}

/** The table as it is shown: with what a finger is in the middle of. */
export function useShown(): Table {
  const table = useTable((state) => state.table)
  const draft = useDesk((desk) => desk.draft)
  return shownTable(table, draft)
}

/** Milliseconds between two looks of the panel at a table under a moving finger. */
const PACE = 120

/**
 * The table as it is shown, for what need not follow each frame of a drag: while a finger moves, a look every so often, so
 * that the frames belong to the board; at rest, at once.
 */
export function useCalmShown(): Table {
  const { table, desk } = useStores()
  const [shown, setShown] = useState(() => shownTable(table.getState().table, desk.getState().draft))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      timer = undefined
      setShown(shownTable(table.getState().table, desk.getState().draft))
    }
    const heard = () => {
      if (desk.getState().draft === null) look()
      else timer ??= setTimeout(look, PACE)
    }
    look()
    const stops = [table.subscribe(heard), desk.subscribe((now, before) => now.draft !== before.draft && heard())]
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [table, desk])
  return shown
}

/** Do something to the table, as this window's author. */
export function useAct(): (action: Action) => void {
  const { table } = useStores()
  return (action) => {
    table.act(action)
  }
}

/** The words of the language in use. */
export function useWords(): Words {
  const language = useLanguage(useStores().settings)
  const millimetres = useSettings((settings) => settings.millimetres)
  return wordsIn(language, millimetres ? 'millimetres' : 'inches')
}
