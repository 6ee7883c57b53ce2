import type { Effect } from '../../effect.ts'
import { type Fighter, wears } from '../../fighter.ts'
import type { Mark } from '../../mark.ts'
import type { Course } from '../../procedure.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'

/** What a sub-phase leaves on models until it is over. */
export const passing: readonly Mark[] = ['joined', 'locked']

/** Takes some marks off a model that it wears. */
export function marksOff(fighter: Fighter, marks: readonly Mark[]): readonly Effect[] {
  return marks
    .filter((mark) => wears(fighter, mark))
    .map((mark): Effect => ({ do: 'mark', model: fighter.id, mark, on: false }))
}

/** What is over with a sub-phase, of each model. */
export function subPhaseOver({ fighters }: Board): readonly Effect[] {
  return fighters.flatMap((fighter) => marksOff(fighter, passing))
}

/** A new sub-phase begins: units that were joined may move again, and who joined may leave. */
export function phase(tell: Telling, board: Board, _who: Fighter): Course {
  return tell.course({ said: [say('fantasy.newSubPhase', {})], effects: subPhaseOver(board) })
}
