import type { Fighter } from './fighter.ts'
import type { Course } from './procedure.ts'
import type { Telling } from './telling.ts'

/** A procedure of a game as it is offered: told over that game's board, by one at another, or by one alone. */
export type Guide<Board> =
  | {
      readonly id: string
      readonly aimed: true
      tell(tell: Telling, board: Board, actor: Fighter, target: Fighter): Course
    }
  | { readonly id: string; readonly aimed: false; tell(tell: Telling, board: Board, actor: Fighter): Course }
