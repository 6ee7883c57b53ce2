import { names } from '../../../rules/sentence.ts'
import { type Fighter, has, wears } from '../../fighter.ts'
import type { Course } from '../../procedure.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import { fury } from '../sheet.ts'
import { isSeen, shoot, weaponUsed } from './shooting.ts'

/**
 * The model that a spell goes through, or the caster itself. From it sight, range, templates and what hangs on sight are
 * taken, and its track counts for a back strike.
 */
function originOf(tell: Telling, board: Board, caster: Fighter): Fighter {
  const able = board.fighters.filter(
    (other) =>
      other.id !== caster.id && other.side === caster.side && has(other, 'channeler') && !wears(other, 'knockedDown'),
  )
  if (able.length === 0) return caster
  const [through] = tell.models(
    'hordes.through',
    able.map(({ id }) => id),
    [],
    1,
  )
  const origin = through === undefined ? null : board.fighter(through)
  if (!origin) return caster
  tell.looked(say('hordes.castThrough', { caster: names(caster.name), origin: names(origin.name) }))
  return origin
}

/** A magic attack, from the caster or through another model. One who lies or is stationary casts nothing. */
export function magic(tell: Telling, board: Board, caster: Fighter, target: Fighter): Course {
  if (wears(caster, 'knockedDown') || wears(caster, 'stationary'))
    return tell.refused(say('hordes.mayNotCast', { caster: names(caster.name) }))
  const weapon = weaponUsed(tell, caster, ['magic'])
  const origin = originOf(tell, board, caster)
  if (origin.id === target.id) return tell.refused(say('hordes.throughTarget', { target: names(target.name) }))
  if (!isSeen(tell, board, origin, target))
    return tell.refused(say('hordes.notDeclared', { target: names(target.name) }))
  const skill = tell.figure(fury, caster.card)
  return shoot(tell, board, { attack: { way: 'magic', origin, attacker: caster, target, skill }, weapon })
}
