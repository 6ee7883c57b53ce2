import { type Fighter, wears } from '../../fighter.ts'
import { say as sayOfAll } from '../../flow-codes.ts'
import type { Mark } from '../../mark.ts'
import type { Course, Effect } from '../../procedure.ts'
import type { Telling } from '../../telling.ts'
import { walksOver } from '../../turn.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'

/** What a sub-phase leaves on models until it is over. */
export const passing: readonly Mark[] = ['joined', 'locked']

/** What is over with a sub-phase, of each model. */
function over({ fighters }: Board): readonly Effect[] {
  return fighters.flatMap((fighter) =>
    passing
      .filter((mark) => wears(fighter, mark))
      .map((mark): Effect => ({ do: 'mark', model: fighter.id, mark, on: false })),
  )
}

/** A new sub-phase begins: units that were joined may move again, and who joined may leave. */
export function phase(tell: Telling, board: Board, _who: Fighter): Course {
  return tell.course({ said: [say('fantasy.newSubPhase', {})], effects: over(board) })
}

/** A new turn begins, and with it a new sub-phase: nobody has moved yet. */
export function turn(tell: Telling, board: Board, _who: Fighter): Course {
  return tell.course({
    said: [sayOfAll('flow.newTurn', {}), say('fantasy.newSubPhase', {})],
    effects: [...over(board), ...walksOver(board)],
  })
}
