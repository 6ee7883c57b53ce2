import { names } from '../../../rules/sentence.ts'
import { type Fighter, weaponsOf } from '../../fighter.ts'
import type { Course } from '../../procedure.ts'
import type { Telling } from '../../telling.ts'
import { weaponUsed } from '../../weapon-used.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import { inMeleeWith } from '../melee.ts'
import { rat } from '../sheet.ts'
import { aiming, NO_AIMING } from './aiming.ts'
import { given } from './forfeits.ts'
import { gunfighting, hasAtGunpoint } from './gunfighter.ts'
import { isSeen, lacksWeapon, shoot } from './shooting.ts'
import { unable } from './unable.ts'

/**
 * A ranged attack. One in melee may not shoot, but for a gunfighter at a model in its melee range: then it gets no bonus for
 * aiming, and a foe it is in melee with is no harder to hit.
 */
export function ranged(tell: Telling, board: Board, attacker: Fighter, target: Fighter): Course {
  const why = unable(tell, board, attacker)
  if (why) return tell.refused(why)
  const weapon = weaponUsed(tell, weaponsOf(attacker, ['ranged']))
  if (lacksWeapon(attacker, weapon)) return tell.refused(say('hordes.noWeapon', { attacker: names(attacker.name) }))
  const foes = inMeleeWith(board, attacker)
  const close = hasAtGunpoint(tell, board, attacker, target)
  if (foes.length > 0) {
    const told = { attacker: names(attacker.name), others: names(...foes.map(({ name }) => name)) }
    tell.measured(say('hordes.attackerInMelee', told), close ? 'neither' : 'hinders')
    if (!close) return tell.refused(say('hordes.mayNotShoot', { attacker: names(attacker.name) }))
  }
  if (close) tell.looked(say('hordes.gunfighter', {}), 'helps')
  const { refusal, isFree, charged } = gunfighting(tell, board, attacker, target)
  if (refusal) return tell.refused(refusal)
  if (!isSeen(tell, board, attacker, target))
    return tell.refused(say('hordes.notDeclared', { target: names(target.name) }))
  const skill = tell.figure(rat, attacker.card)
  const { bonus, gave } = close || isFree ? NO_AIMING : aiming(tell, board, attacker, charged)
  // Only who is in melee with the target itself shoots into it freely: not at whom another fights.
  const freeAim = close && foes.some(({ id }) => id === target.id)
  const attack = { way: 'ranged', origin: attacker, attacker, target, freeAim, isFree, skill: skill + bonus } as const
  return given(shoot(tell, board, { attack, weapon }), gave)
}
