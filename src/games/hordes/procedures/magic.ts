import { names } from '../../../rules/sentence.ts'
import { type Fighter, weaponsOf } from '../../fighter.ts'
import type { Course } from '../../procedure.ts'
import type { Telling } from '../../telling.ts'
import { weaponUsed } from '../../weapon-used.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import { isHelpless } from '../helpless.ts'
import { fury } from '../sheet.ts'
import { goneByLog } from './forfeits.ts'
import { originOf } from './origin.ts'
import { isSeen, lacksWeapon, shoot } from './shooting.ts'

/** A magic attack, from the caster or through another model. One who lies or is stationary casts nothing. */
export function magic(tell: Telling, board: Board, caster: Fighter, target: Fighter): Course {
  if (isHelpless(caster)) return tell.refused(say('hordes.mayNotCast', { caster: names(caster.name) }))
  const gone = board.forfeits(caster.id).find(({ part }) => part === 'activation')
  if (gone && !tell.yes('hordes.anyway')) return tell.refused(goneByLog(caster, gone))
  const weapon = weaponUsed(tell, weaponsOf(caster, ['magic']))
  if (lacksWeapon(caster, weapon)) return tell.refused(say('hordes.noSpell', { caster: names(caster.name) }))
  const origin = originOf(tell, board, caster)
  if (origin.id === target.id) return tell.refused(say('hordes.throughTarget', { target: names(target.name) }))
  if (!isSeen(tell, board, origin, target))
    return tell.refused(say('hordes.notDeclared', { target: names(target.name) }))
  const skill = tell.figure(fury, caster.card)
  return shoot(tell, board, { attack: { way: 'magic', origin, attacker: caster, target, skill }, weapon })
}
