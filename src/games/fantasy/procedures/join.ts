import { names } from '../../../rules/sentence.ts'
import { type Fighter, unitOf, wears } from '../../fighter.ts'
import type { Course } from '../../procedure.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import { joinUnit } from './join-unit.ts'
import { stranger } from './stranger.ts'

/** A character joins the unit that another model is of. */
export function join(tell: Telling, board: Board, actor: Fighter, target: Fighter): Course {
  const why = stranger(board, actor, target)
  if (why) return tell.refused(why)
  if (target.unit === '') return tell.refused(say('fantasy.noUnit', { model: names(target.name) }))
  const members = unitOf(board, target)
  const ofCharacters = members.every((one) => wears(one, 'ofCharacters'))
  return joinUnit(tell, board, actor, { members, name: target.unit, ofCharacters })
}
