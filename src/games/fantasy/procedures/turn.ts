import type { Course } from '../../procedure.ts'
import type { Telling } from '../../telling.ts'
import { newTurn } from '../../turn.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import { subPhaseOver } from './phase.ts'

/** A new turn begins, and with it a new sub-phase: nobody has moved yet. */
export function turn(tell: Telling, board: Board): Course {
  return newTurn(tell, board, { said: [say('fantasy.newSubPhase', {})], effects: subPhaseOver(board) })
}
