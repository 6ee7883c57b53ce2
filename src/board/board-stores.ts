import type { AsideStore } from '../desk/aside.ts'
import type { CourseStore } from '../desk/course.ts'
import type { DeskStore } from '../desk/desk.ts'
import type { SettingsStore } from '../saves/settings.ts'
import type { TableStore } from '../table/store.ts'
import type { Words } from '../words/words.ts'

/** What a board is given: the table it shows, the desk of its window, the device's settings, and the reader's words. */
export interface BoardStores {
  readonly table: TableStore
  readonly desk: DeskStore
  readonly settings: SettingsStore
  readonly aside: AsideStore
  readonly course: CourseStore
  readonly words: Words
}
