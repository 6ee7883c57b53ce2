import type { Fighter } from '../fighter.ts'
import type { Course } from '../procedure.ts'
import type { Telling } from '../telling.ts'
import type { Board } from './board.ts'
import { phase } from './procedures/phase.ts'
import { recovery } from './procedures/recovery.ts'
import { shooting } from './procedures/shooting.ts'
import { targets } from './procedures/targets.ts'

/** A procedure of Mordheim: told over a board, by one at another, or by one alone. */
export type Guide =
  | {
      readonly id: string
      readonly aimed: true
      tell(tell: Telling, board: Board, actor: Fighter, target: Fighter): Course
    }
  | { readonly id: string; readonly aimed: false; tell(tell: Telling, board: Board, actor: Fighter): Course }

/** The procedures of Mordheim, in the order in which they are offered. */
export const guides: readonly Guide[] = [
  { id: 'targets', aimed: false, tell: targets },
  { id: 'shooting', aimed: true, tell: shooting },
  { id: 'recovery', aimed: false, tell: recovery },
  { id: 'phase', aimed: false, tell: phase },
]
