import { type Fighter, unitOf } from '../../fighter.ts'
import type { Course } from '../../procedure.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { ap, strength } from '../sheet.ts'
import { strikes } from './strike.ts'

/** As many hits as one hazard may make. */
const MOST_HITS = 60

/** What strikes a unit from no direction: hits are asked, who is struck is drawn, and cover is judged as from straight above. */
export function hazard(tell: Telling, board: Board, actor: Fighter): Course {
  const hits = tell.number('wh40k.hits', 1, 1, MOST_HITS)
  const bite = { strength: tell.figure(strength, null), ap: tell.stat(ap, null), ignoresCover: false }
  return tell.course(strikes(tell, [{ board, from: null, unit: unitOf(board, actor), hits, bite, about: null }]))
}
