import type { Mark } from '../../mark.ts'
import type { Course } from '../../procedure.ts'
import type { Telling } from '../../telling.ts'
import { newTurn } from '../../turn.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import { marksOff, subPhaseOver } from './phase.ts'

/** What a turn leaves on models until it is over: that their unit moved, and what came of its march test. */
const turnMarks: readonly Mark[] = ['moved', 'marching', 'noMarch']

/** A new turn begins, and with it a new sub-phase: nobody has moved yet. */
export function turn(tell: Telling, board: Board): Course {
  const effects = [...subPhaseOver(board), ...board.fighters.flatMap((fighter) => marksOff(fighter, turnMarks))]
  return newTurn(tell, board, { said: [say('fantasy.newSubPhase', {})], effects })
}
