import { createContext } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { AsideStore } from '../desk/aside.ts'
import type { CourseStore } from '../desk/course.ts'
import type { DeskStore } from '../desk/desk.ts'
import type { SaveStatus } from '../saves/autosave.ts'
import type { CardShelf } from '../saves/card-shelf.ts'
import type { Library } from '../saves/library.ts'
import type { SettingsStore } from '../saves/settings.ts'
import type { History } from '../table/past/history.ts'
import type { TableStore } from '../table/store.ts'
import type { ChromeStore } from './chrome.ts'
import type { Drill } from './drill.ts'

/** What only the whole program can do. */
export interface Doors {
  /** A fresh id for something new on the table. */
  identify(): string
  /** Put another table in place of this one, and show it. */
  open(history: History): void
  /** Open the window that is thrown onto the mat. */
  openProjector(): void
  /** Tell the projector's window what to show: `measuring` the bar or not, and what the `bar` measures in inches. */
  project(changes: Readonly<Record<string, string | number | boolean>>): void
  /** Whether a projector's window follows this one. */
  readonly projecting: StoreApi<{ readonly followed: boolean }>
  /** How it stands with the saving. */
  readonly saveStatus: StoreApi<{ readonly status: SaveStatus }>
  /** How many other windows have this table open. */
  readonly presence: StoreApi<{ readonly others: number }>
  /** Show the whole of what stands on the table. */
  fit(): void
  /** Take up the practice. */
  practise(): void
  /** Hand over a picture of the board, where the board can make one; answers the name of its file. */
  exportPicture?(): Promise<string | null>
}

/** Everything the panels read and act on. */
export interface Stores {
  readonly table: TableStore
  readonly desk: DeskStore
  readonly settings: SettingsStore
  readonly aside: AsideStore
  readonly course: CourseStore
  readonly chrome: ChromeStore
  readonly library: Library
  readonly cards: CardShelf
  readonly drill: Drill
  readonly doors: Doors
}

export const StoresContext = createContext<Stores | null>(null)
