import { atMost } from '../../../geometry/tolerance.ts'
import { inches, names } from '../../../rules/sentence.ts'
import { wears } from '../../fighter.ts'
import { tellCloseTo } from '../../tell-close.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import { STEALTH_REACH } from '../combined-attack.ts'
import { isHelpless } from '../helpless.ts'
import type { ToHit } from './to-hit.ts'

/** Whether Stealth makes a shot or a spell miss, told with the distance. Sprays and melee take no notice of it. */
export function missesByStealth(tell: Telling, board: Board, { way, origin, target }: ToHit): boolean {
  if (!wears(target, 'stealth') || way === 'melee' || way === 'spray') return false
  const measured = board.distance(origin.id, target.id)
  const { gap, line } = measured
  const told = { target: names(target.name), gap: inches(Math.max(0, gap)), limit: inches(STEALTH_REACH) }
  const within = atMost(gap, STEALTH_REACH)
  tell.measured(
    within ? say('hordes.stealthWithin', told) : say('hordes.stealthBeyond', told),
    within ? 'neither' : 'hinders',
    line,
  )
  tellCloseTo(tell, measured, STEALTH_REACH)
  return !within
}

/**
 * Whether an attack hits without a roll, misses without one, or is rolled, by what the board knows and by special rules. Of a
 * hit and a miss the hit stands; it may be given up for a roll.
 */
export function automatic(
  tell: Telling,
  { way, target, about, missKnown = false }: ToHit,
  missesAnyway: boolean,
): 'hit' | 'miss' | 'roll' {
  const hits = (way === 'melee' && isHelpless(target)) || tell.yes('hordes.hitsByRule', false, about)
  const byRule = !missKnown && tell.yes('hordes.missesByRule', false, about)
  const misses = missesAnyway || byRule
  if (hits) {
    tell.looked(say(misses ? 'hordes.autoHitBeatsMiss' : 'hordes.autoHit', {}), 'helps')
    if (!tell.yes('hordes.rollAnyway', false, about)) return 'hit'
    tell.looked(say('hordes.autoHitGivenUp', {}))
  }
  if (misses) tell.looked(say('hordes.autoMiss', {}), 'hinders')
  return misses ? 'miss' : 'roll'
}
