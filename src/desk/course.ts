import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Course } from '../games/procedure.ts'
import type { Verdict } from '../rules/verdict.ts'
import type { Procedure } from '../table/lay.ts'
import type { Entry } from '../table/log.ts'

/** What is known of the procedure in hand; nothing while there is none, or until the room of procedures has come. */
export interface Following {
  readonly lay: Procedure | null
  readonly course: Course | null
  /** The course as the rule says it; null without one. */
  readonly verdict: Verdict | null
  /** What would be written down; null until there is a result. */
  readonly entry: Entry | null
}

export type CourseStore = StoreApi<Following>

/** No procedure is in hand. */
export const nothingFollowed: Following = { lay: null, course: null, verdict: null, entry: null }

/** No procedure is followed yet. */
export function createCourse(): CourseStore {
  return createStore<Following>()(() => nothingFollowed)
}
