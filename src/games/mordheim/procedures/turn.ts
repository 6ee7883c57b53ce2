import type { Course } from '../../procedure.ts'
import type { Telling } from '../../telling.ts'
import { newTurn } from '../../turn.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'

/** A new turn begins, and its first phase with it: nobody has moved or shot in it, and whoever was turned over may stand up. */
export function turn(tell: Telling, board: Board): Course {
  return newTurn(tell, board, { said: [say('mordheim.newTurn', {})] })
}
