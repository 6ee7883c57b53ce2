import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Key } from '../words/words.ts'

export type DialogName = 'tables' | 'settings' | 'add' | 'tape' | 'outline' | 'keys' | 'share' | 'scale' | 'project'

/** Something to tell the user; a file that was kept can be taken back. */
export interface Notice {
  readonly text: Key
  readonly values?: Readonly<Record<string, string | number>>
  readonly kept?: { readonly name: string; readonly text: string }
}

/** What of the interface is open in this window. Nothing here outlives a reload. */
export interface Chrome {
  readonly dialog: DialogName | null
  readonly reasons: boolean
  /** On upright and narrow screens the panel is a sheet under the rule. */
  readonly sheet: boolean
  readonly tab: 'context' | 'models'
  readonly more: boolean
  /** Whether the steppers go by hundredths and tenths of a degree. */
  readonly fine: boolean
  /** The pinned thing whose answer is shown while nothing unpinned is laid. */
  readonly asked: string | null
  readonly notice: Notice | null
}

export type ChromeStore = StoreApi<Chrome>

/** A window in which nothing is open but what a first look needs. */
export function createChrome(): ChromeStore {
  return createStore<Chrome>()(() => ({
    dialog: null,
    reasons: false,
    sheet: false,
    tab: 'context',
    more: false,
    fine: false,
    asked: null,
    notice: null,
  }))
}
