import { names, type Sentence } from '../../../rules/sentence.ts'
import type { Fighter } from '../../fighter.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import { isHelpless } from '../helpless.ts'

/**
 * Why a model makes no attack with its weapons: it lies or is stationary, or gave its attack up for a combined one this turn,
 * unless it has another; null where it may.
 */
export function unable(tell: Telling, board: Board, fighter: Fighter): Sentence | null {
  const attacker = names(fighter.name)
  if (isHelpless(fighter)) return say('hordes.mayNotFight', { attacker })
  if (board.gaveUp(fighter.id) && !tell.yes('hordes.anyway')) return say('hordes.attackGone', { attacker })
  return null
}
