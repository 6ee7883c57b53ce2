import { atMost } from '../../geometry/tolerance.ts'
import { areFoes, type Fighter, has, weaponsOf } from '../fighter.ts'
import type { Board } from './board.ts'
import { isHelpless } from './helpless.ts'
import { reach, USUAL_REACH } from './sheet.ts'

/** Gunfighters shoot, and lay sprays, at whom they have within this many inches: as far as a usual weapon reaches. */
export const GUNFIGHTER_REACH = USUAL_REACH

/** What a model has to hit with in hand, in inches: none while it lies or stands still by force. */
export function meleeRange(fighter: Fighter): number | null {
  if (isHelpless(fighter)) return null
  const reaches = weaponsOf(fighter, ['melee']).map(({ stats }) => stats[reach.code] ?? USUAL_REACH)
  const guns = has(fighter, 'gunfighter') ? [GUNFIGHTER_REACH] : []
  return Math.max(...reaches, ...guns, ...(fighter.card === null ? [USUAL_REACH] : []), 0) || null
}

/** Whether one model has another in its melee range: within its reach, up or down as well, in its front arc and in its sight. */
export function hasInMelee(board: Board, one: Fighter, other: Fighter, length = meleeRange(one)): boolean {
  if (length === null || one.id === other.id) return false
  const { gap } = board.distance(one.id, other.id)
  const apart = Math.max(gap, board.airBetween(one.id, other.id))
  return atMost(apart, length) && board.inFront(one.id, other.id) && board.sees(one.id, other.id)
}

/**
 * The enemies that a model is in melee with: being in melee is mutual, so it is enough that either has the other in its
 * melee range. Nobody is in melee with one who is knocked down or stationary.
 */
export function inMeleeWith(board: Board, fighter: Fighter): readonly Fighter[] {
  if (isHelpless(fighter)) return []
  return board.fighters.filter(
    (other) =>
      areFoes(fighter, other) &&
      !isHelpless(other) &&
      (hasInMelee(board, fighter, other) || hasInMelee(board, other, fighter)),
  )
}
