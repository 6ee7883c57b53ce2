import { times } from '../../../chance/fraction.ts'
import { atMost } from '../../../geometry/tolerance.ts'
import { inches, names } from '../../../rules/sentence.ts'
import type { Weapon } from '../../card.ts'
import { type Fighter, has, weaponsOf } from '../../fighter.ts'
import type { Course, Result } from '../../procedure.ts'
import { tellCloseTo } from '../../tell-close.ts'
import type { Telling } from '../../telling.ts'
import { weaponUsed } from '../../weapon-used.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import { isHelpless } from '../helpless.ts'
import { mat, pow, reach, str } from '../sheet.ts'
import { damage, dealt, readied } from './damage.ts'
import { struckInstead } from './direct-hit.ts'
import { isSeen, lacksWeapon } from './shooting.ts'
import { aimed, settledHit } from './to-hit.ts'
import { unable } from './unable.ts'

/** Whether a model can fight at all: one that lies or is stationary has no melee range. */
export function canFight(tell: Telling, fighter: Fighter): boolean {
  if (!isHelpless(fighter)) return true
  tell.looked(say('hordes.noMeleeRange', { model: names(fighter.name) }), 'hinders')
  return false
}

/** Whether a target is in the attacker's melee range, told with the tape; equal is within. */
export function isInMeleeRange(
  tell: Telling,
  board: Board,
  attacker: Fighter,
  target: Fighter,
  length: number,
): boolean {
  const measured = board.distance(attacker.id, target.id)
  const { gap, line } = measured
  const within = atMost(gap, length)
  const told = { attacker: names(attacker.name), gap: inches(Math.max(0, gap)), range: inches(length) }
  tell.measured(
    within ? say('hordes.inReach', told) : say('hordes.beyondReach', told),
    within ? 'helps' : 'hinders',
    line,
  )
  tellCloseTo(tell, measured, length)
  const air = board.airBetween(attacker.id, target.id)
  if (air === 0) return within
  const upTo = atMost(air, length)
  const height = { air: inches(air), range: inches(length) }
  tell.measured(say(upTo ? 'hordes.inReachUp' : 'hordes.beyondReachUp', height), upTo ? 'helps' : 'hinders')
  return within && upTo
}

/** What a melee attack hits with: POW and STR together; null where its POW is a dash. */
export function strengthOf(tell: Telling, attacker: Fighter, weapon: Weapon | null): number | null {
  const power = tell.stat(pow, weapon)
  const strength = tell.figure(str, attacker.card)
  return power === null ? null : power + strength
}

/** A melee attack whose range and sight are settled, from the roll to hit to what is recorded; others who join add to both rolls. */
export function strike(
  tell: Telling,
  board: Board,
  attacker: Fighter,
  target: Fighter,
  weapon: Weapon | null,
  joined = 0,
): Result | null {
  const skill = tell.figure(mat, attacker.card)
  const attack = { way: 'melee', origin: attacker, attacker, target, skill, joined } as const
  const power = strengthOf(tell, attacker, weapon)
  const aim = aimed(tell, board, attack)
  const blow = { target, power: power === null ? null : power + joined }
  const ready = aim.kind === 'miss' ? null : readied(tell, blow)
  if (ready && aim.kind === 'roll') tell.chance('toDisableInAll', times(aim.chance, ready.disables))
  const hits = settledHit(tell, attack, aim)
  if (hits === null) return null
  if (!hits) return { said: [say('hordes.missedFully', { target: names(target.name) })], effects: [] }
  const struck = struckInstead(tell, board, attacker, target)
  return struck.id === target.id
    ? dealt(tell, board, blow, ready)
    : damage(tell, board, { ...blow, target: struck, about: struck.id })
}

/** A melee attack: against a target in the attacker's melee range, in its front arc and in its sight. */
export function melee(tell: Telling, board: Board, attacker: Fighter, target: Fighter): Course {
  if (!canFight(tell, attacker)) return tell.refused(say('hordes.mayNotFight', { attacker: names(attacker.name) }))
  const why = unable(tell, board, attacker)
  if (why) return tell.refused(why)
  if (has(attacker, 'gunfighter') && tell.yes('hordes.shotBefore'))
    return tell.refused(say('hordes.notBothWays', { attacker: names(attacker.name) }))
  const weapon = weaponUsed(tell, weaponsOf(attacker, ['melee']))
  if (lacksWeapon(attacker, weapon)) return tell.refused(say('hordes.noWeapon', { attacker: names(attacker.name) }))
  const length = tell.figure(reach, weapon)
  const within = isInMeleeRange(tell, board, attacker, target, length)
  if (!isSeen(tell, board, attacker, target) || !within)
    return tell.refused(say('hordes.notInMelee', { attacker: names(attacker.name), target: names(target.name) }))
  return tell.course(strike(tell, board, attacker, target, weapon))
}
