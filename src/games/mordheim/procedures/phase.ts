import type { Fighter } from '../../fighter.ts'
import type { Course } from '../../procedure.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'

/** A new phase begins: written into the log, from there on everybody may shoot once more and make one critical hit. */
export function phase(tell: Telling, _board: Board, _who: Fighter): Course {
  return tell.course({ said: [say('mordheim.newPhase', {})], effects: [] })
}
