import { bonus, names } from '../../../rules/sentence.ts'
import { type Fighter, has, weaponsOf } from '../../fighter.ts'
import type { Course } from '../../procedure.ts'
import type { Telling } from '../../telling.ts'
import { weaponUsed } from '../../weapon-used.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import { GUNFIGHTER_REACH, hasInMelee, inMeleeWith } from '../melee.ts'
import { rat } from '../sheet.ts'
import { gunfighting } from './gunfighter.ts'
import { isSeen, lacksWeapon, shoot } from './shooting.ts'
import { AIMED } from './to-hit.ts'
import { unable } from './unable.ts'

/** What aiming adds to the roll of one that has not moved: asked, and told. */
export function aimedBonus(tell: Telling, board: Board, attacker: Fighter): number {
  if (board.hasMoved(attacker.id) === true || !tell.yes('hordes.aimed')) return 0
  tell.looked(say('hordes.aimed', { bonus: bonus(AIMED) }), 'helps')
  return AIMED
}

/**
 * A ranged attack. One in melee may not shoot, but for a gunfighter at a model in its melee range: then it gets no bonus for
 * aiming, and the target in melee is no harder to hit.
 */
export function ranged(tell: Telling, board: Board, attacker: Fighter, target: Fighter): Course {
  const why = unable(tell, board, attacker)
  if (why) return tell.refused(why)
  const weapon = weaponUsed(tell, weaponsOf(attacker, ['ranged']))
  if (lacksWeapon(attacker, weapon)) return tell.refused(say('hordes.noWeapon', { attacker: names(attacker.name) }))
  const foes = inMeleeWith(board, attacker)
  const close = has(attacker, 'gunfighter') && hasInMelee(board, attacker, target, GUNFIGHTER_REACH)
  if (foes.length > 0) {
    const told = { attacker: names(attacker.name), others: names(...foes.map(({ name }) => name)) }
    tell.measured(say('hordes.attackerInMelee', told), close ? 'neither' : 'hinders')
    if (!close) return tell.refused(say('hordes.mayNotShoot', { attacker: names(attacker.name) }))
    tell.looked(say('hordes.gunfighter', {}), 'helps')
  }
  const { refusal, isFree } = gunfighting(tell, attacker)
  if (refusal) return tell.refused(refusal)
  if (!isSeen(tell, board, attacker, target))
    return tell.refused(say('hordes.notDeclared', { target: names(target.name) }))
  const skill = tell.figure(rat, attacker.card)
  const aimed = close || isFree ? 0 : aimedBonus(tell, board, attacker)
  const attack = { way: 'ranged', origin: attacker, attacker, target, freeAim: close, isFree } as const
  return shoot(tell, board, { attack: { ...attack, skill: skill + aimed }, weapon })
}
