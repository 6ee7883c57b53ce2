import { names, type Sentence } from '../../../rules/sentence.ts'
import { type Fighter, has } from '../../fighter.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import { GUNFIGHTER_REACH, hasInMelee } from '../melee.ts'

/** What a gunfighter did before it shoots, and why it may not shoot. */
export interface Gunfighting {
  readonly refusal: Sentence | null
  /** Whether this is a free strike with its gun. */
  readonly isFree: boolean
  /** Whether it charged: that was its movement, so that it has none to give up. */
  readonly charged: boolean
}

/** Of one who is no gunfighter, or attacks with magic. */
export const NO_GUNFIGHTING: Gunfighting = { refusal: null, isFree: false, charged: false }

/**
 * Whether a gunfighter has a target where it may shoot in melee: in its melee range, be it that of a longer weapon, or by the
 * other reading within the half inch that its guns reach.
 */
export function hasAtGunpoint(tell: Telling, board: Board, attacker: Fighter, target: Fighter): boolean {
  if (!has(attacker, 'gunfighter')) return false
  return tell.reading('gunfighterReach') === 'half'
    ? hasInMelee(board, attacker, target, GUNFIGHTER_REACH)
    : hasInMelee(board, attacker, target)
}

/** Whether a gunfighter charged in this activation, which is told: its first attack with a gun is then no charge attack. */
export function chargedWithGun(tell: Telling, attacker: Fighter): boolean {
  if (!has(attacker, 'gunfighter') || !tell.yes('hordes.charged')) return false
  tell.looked(say('hordes.gunNoCharge', {}))
  return true
}

/**
 * Asks of a gunfighter what bears on its shooting: it may strike freely at whom it has in its melee range, shoots not in the
 * activation in which it fights, and may charge.
 */
export function gunfighting(tell: Telling, board: Board, attacker: Fighter, target: Fighter): Gunfighting {
  if (!has(attacker, 'gunfighter')) return NO_GUNFIGHTING
  const who = names(attacker.name)
  if (tell.yes('hordes.freeStrike')) {
    if (!hasAtGunpoint(tell, board, attacker, target))
      return { ...NO_GUNFIGHTING, refusal: say('hordes.notInMelee', { attacker: who, target: names(target.name) }) }
    tell.looked(say('hordes.gunFreeStrike', {}))
    return { ...NO_GUNFIGHTING, isFree: true }
  }
  if (tell.yes('hordes.foughtBefore'))
    return { ...NO_GUNFIGHTING, refusal: say('hordes.notBothWays', { attacker: who }) }
  return { ...NO_GUNFIGHTING, charged: chargedWithGun(tell, attacker) }
}
