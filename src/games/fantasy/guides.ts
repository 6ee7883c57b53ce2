import type { Fighter } from '../fighter.ts'
import type { Course } from '../procedure.ts'
import type { Telling } from '../telling.ts'
import type { Board } from './board.ts'
import { join } from './procedures/join.ts'
import { leave } from './procedures/leave.ts'
import { losses } from './procedures/losses.ts'
import { phase } from './procedures/phase.ts'
import { save } from './procedures/save.ts'
import { together } from './procedures/together.ts'

/** A procedure of fantasy battles: told over a board, by one at another, or by one alone. */
export type Guide =
  | {
      readonly id: string
      readonly aimed: true
      tell(tell: Telling, board: Board, actor: Fighter, target: Fighter): Course
    }
  | { readonly id: string; readonly aimed: false; tell(tell: Telling, board: Board, actor: Fighter): Course }

/** The procedures of fantasy battles, in the order in which they are offered. */
export const guides: readonly Guide[] = [
  { id: 'join', aimed: true, tell: join },
  { id: 'leave', aimed: false, tell: leave },
  { id: 'together', aimed: true, tell: together },
  { id: 'save', aimed: false, tell: save },
  { id: 'combined', aimed: false, tell: losses },
  { id: 'phase', aimed: false, tell: phase },
]
