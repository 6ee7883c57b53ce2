import type { Fighter } from '../fighter.ts'
import type { Course } from '../procedure.ts'
import type { Telling } from '../telling.ts'
import type { Board } from './board.ts'
import { ranged } from './procedures/ranged.ts'

/** A procedure of HORDES: told over a board, by one at another, or by one alone. */
export type Guide =
  | {
      readonly id: string
      readonly aimed: true
      tell(tell: Telling, board: Board, actor: Fighter, target: Fighter): Course
    }
  | { readonly id: string; readonly aimed: false; tell(tell: Telling, board: Board, actor: Fighter): Course }

/** The procedures of HORDES, in the order in which they are offered. */
export const guides: readonly Guide[] = [{ id: 'ranged', aimed: true, tell: ranged }]
