import type { Following } from '../desk/course.ts'
import type { DeskStore } from '../desk/desk.ts'
import type { Action } from '../table/action.ts'
import type { Table } from '../table/document.ts'
import type { TerrainKind } from '../table/terrain.ts'
import type { View } from '../view/view.ts'

/** What a gesture can reach: the table as it stands, the way to act on it, and the desk of this window. */
export interface Hands {
  readonly desk: DeskStore
  table(): Table
  act(action: Action): void
  /** What is known of the procedure in hand. */
  following(): Following
  /** A fresh id for something new on the table. */
  identify(): string
  /** The name a new model or piece of terrain gets, in the reader's language. */
  nameModel(count: number): string
  nameTerrain(kind: TerrainKind, count: number): string
}

/** Drops whatever draft there is: the table was never touched by it. */
export function putDown(hands: Hands): void {
  if (hands.desk.getState().draft || hands.desk.getState().finger) hands.desk.setState({ draft: null, finger: null })
}

/** The view as it is now: a wheel, a pinch or a resize may have changed it since the gesture began. */
export const viewOf = (hands: Hands): View => hands.desk.getState().view
