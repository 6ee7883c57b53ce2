import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Key } from '../words/words.ts'

export type DialogName =
  | 'tables'
  | 'settings'
  | 'add'
  | 'outline'
  | 'keys'
  | 'share'
  | 'scale'
  | 'project'
  | 'cards'
  | 'log'

/** Which of the two players asks: the one at the foot of the screen, or the one opposite. */
export type Asker = 'near' | 'opposite'

/** Something to tell the user; a file that was kept can be taken back. */
export interface Notice {
  readonly text: Key
  readonly values?: Readonly<Record<string, string | number>>
  readonly kept?: { readonly name: string; readonly text: string }
  /** Whether the lock of the view can be taken off right here. */
  readonly unlock?: boolean
  /** A mere confirmation, which goes away by itself. */
  readonly brief?: boolean
}

/** What of the interface is open in this window. Nothing here outlives a reload. */
export interface Chrome {
  readonly dialog: DialogName | null
  /** Who asked for the reasons; null while they are folded. */
  readonly reasons: Asker | null
  /** The model that is being placed by tape, `null` in it for a new one; null while none is. */
  readonly tape: { readonly model: string | null } | null
  /** On upright and narrow screens the panel is a sheet under the rule. */
  readonly sheet: boolean
  readonly tab: 'context' | 'models'
  readonly more: boolean
  /** Whether the steppers go by hundredths and tenths of a degree. */
  readonly fine: boolean
  /** The pinned thing whose answer is shown while nothing unpinned is laid. */
  readonly asked: string | null
  /** What the projector's bar was said to measure last, in inches. */
  readonly bar: number
  readonly notice: Notice | null
}

export type ChromeStore = StoreApi<Chrome>

/** A window in which nothing is open but what a first look needs. */
export function createChrome(): ChromeStore {
  return createStore<Chrome>()(() => ({
    dialog: null,
    reasons: null,
    tape: null,
    sheet: false,
    tab: 'context',
    more: false,
    fine: false,
    asked: null,
    bar: 40,
    notice: null,
  }))
}
