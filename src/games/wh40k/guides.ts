import type { Fighter } from '../fighter.ts'
import type { Course } from '../procedure.ts'
import type { Telling } from '../telling.ts'
import type { Board } from './board.ts'
import { blast } from './procedures/blast.ts'
import { hazard } from './procedures/hazard.ts'
import { shooting } from './procedures/shooting.ts'
import { template } from './procedures/template.ts'

/** A procedure of Warhammer 40,000: told over a board, by one at another, or of one alone. */
export type Guide =
  | {
      readonly id: string
      readonly aimed: true
      tell(tell: Telling, board: Board, actor: Fighter, target: Fighter): Course
    }
  | { readonly id: string; readonly aimed: false; tell(tell: Telling, board: Board, actor: Fighter): Course }

/** The procedures of Warhammer 40,000, in the order in which they are offered. */
export const guides: readonly Guide[] = [
  { id: 'shooting', aimed: true, tell: shooting },
  { id: 'blast', aimed: true, tell: blast },
  { id: 'template', aimed: true, tell: template },
  { id: 'hazard', aimed: false, tell: hazard },
]
