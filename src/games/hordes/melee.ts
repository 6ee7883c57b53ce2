import { atMost } from '../../geometry/tolerance.ts'
import { type Fighter, has, weaponsOf, wears } from '../fighter.ts'
import type { Board } from './board.ts'
import { reach } from './sheet.ts'

/** What a model has to hit with in hand, in inches: none while it lies or stands still by force. */
export function meleeRange(fighter: Fighter): number | null {
  if (wears(fighter, 'knockedDown') || wears(fighter, 'stationary')) return null
  const reaches = weaponsOf(fighter, ['melee']).map(({ stats }) => stats[reach.code] ?? 0.5)
  const guns = has(fighter, 'gunfighter') ? [0.5] : []
  return Math.max(...reaches, ...guns, ...(fighter.card === null ? [0.5] : []), 0) || null
}

/** Whether one model has another in its melee range: within its reach, in its front arc and in its sight. */
export function hasInMelee(board: Board, one: Fighter, other: Fighter, length = meleeRange(one)): boolean {
  if (length === null || one.id === other.id) return false
  const { gap } = board.distance(one.id, other.id)
  return atMost(gap, length) && board.inFront(one.id, other.id) && board.sees(one.id, other.id)
}

/** Who can be in melee at all: not those who lie or stand still by force. */
const canFight = (fighter: Fighter) => !wears(fighter, 'knockedDown') && !wears(fighter, 'stationary')

/**
 * The enemies that a model is in melee with: being in melee is mutual, so it is enough that either has the other in its
 * melee range. Nobody is in melee with one who is knocked down or stationary.
 */
export function inMeleeWith(board: Board, fighter: Fighter): readonly Fighter[] {
  if (!canFight(fighter)) return []
  return board.fighters.filter(
    (other) =>
      other.side !== fighter.side &&
      canFight(other) &&
      (hasInMelee(board, fighter, other) || hasInMelee(board, other, fighter)),
  )
}
