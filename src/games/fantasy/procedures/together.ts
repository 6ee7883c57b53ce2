import { names } from '../../../rules/sentence.ts'
import { type Fighter, has, namesOf, unitOf } from '../../fighter.ts'
import type { Course } from '../../procedure.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import { joinUnit } from './join-unit.ts'
import { stranger } from './stranger.ts'

/** A character joins another, or a unit of nothing but characters: they form one unit. */
export function together(tell: Telling, board: Board, actor: Fighter, target: Fighter): Course {
  const why = stranger(board, actor, target)
  if (why) return tell.refused(why)
  const members = unitOf(board, target)
  const ids = members.map(({ id }) => id)
  const known = members.filter((one) => has(one, 'character')).map(({ id }) => id)
  const characters = tell.models('fantasy.characters', ids, known)
  const others = members.filter(({ id }) => !characters.includes(id))
  if (others.length > 0) {
    return tell.refused(say('fantasy.otherNoCharacter', { list: names(...namesOf(others)) }))
  }
  const name = target.unit === '' ? `${target.name}, ${actor.name}` : target.unit
  const list = names(...namesOf([...members, actor]))
  return joinUnit(tell, board, actor, { members, name, ofCharacters: true }, [
    say('fantasy.formUnit', { list, unit: names(name) }),
  ])
}
