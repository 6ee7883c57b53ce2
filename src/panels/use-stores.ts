import { useCallback, useContext, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Desk } from '../desk/desk.ts'
import type { Draft } from '../desk/draft.ts'
import { shownTable } from '../desk/shown.ts'
import type { Settings } from '../saves/settings.ts'
import type { Action } from '../table/action.ts'
import type { Table } from '../table/document.ts'
import type { TableState } from '../table/store.ts'
import { type Words, wordsIn } from '../words/words.ts'
import { actOn } from './act-on.ts'
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

/** Whether a drag is any business of what speaks of things laid alone: with nothing laid, models that are dragged are none. */
const concernsLays = (table: Table, draft: Draft | null) => table.lays.length > 0 || draft?.kind === 'lay'

/**
 * The table as it is shown, with what a finger is in the middle of, for what speaks of things laid alone: it keeps out of the
 * frames of a drag that is none of its business.
 */
export function useShownLays(): Table {
  const table = useTable((state) => state.table)
  const draft = useDesk((desk) => (concernsLays(table, desk.draft) ? desk.draft : null))
  return shownTable(table, draft)
}

/** Milliseconds between two looks of the panel at a table under a moving finger. */
const PACE = 120

/**
 * The table as it is shown, for what need not follow each frame of a drag: while a finger moves, a look every so often, so
 * that the frames belong to the board; at rest, at once.
 */
export function useCalmShown(): Table {
  return useCalm(anyDraft)
}

/** The same for what speaks of things laid alone: a drag of models is none of its business while nothing is laid. */
export function useCalmLays(): Table {
  return useCalm(concernsLays)
}

const anyDraft = () => true

function useCalm(concerns: (table: Table, draft: Draft | null) => boolean): Table {
  const { table, desk } = useStores()
  const look = useCallback(() => {
    const now = table.getState().table
    const { draft } = desk.getState()
    return shownTable(now, concerns(now, draft) ? draft : null)
  }, [table, desk, concerns])
  const [shown, setShown] = useState(look)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      clearTimeout(timer)
      timer = undefined
      setShown(look())
    }
    const heard = () => {
      const { draft } = desk.getState()
      if (draft === null) show()
      else if (concerns(table.getState().table, draft)) timer ??= setTimeout(show, PACE)
    }
    show()
    const stops = [table.subscribe(heard), desk.subscribe((now, before) => now.draft !== before.draft && heard())]
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [table, desk, concerns, look])
  return shown
}

/**
 * Does something to the table, as this window's author: whether it changed anything. A notice says why where it can't be done;
 * what was to follow it is then left undone.
 */
export function useAct(): (action: Action) => boolean {
  const stores = useStores()
  return (action) => actOn(stores, action)
}

/** The words of the language in use. */
export function useWords(): Words {
  const language = useLanguage(useStores().settings)
  const millimetres = useSettings((settings) => settings.millimetres)
  return wordsIn(language, millimetres ? 'millimetres' : 'inches')
}
