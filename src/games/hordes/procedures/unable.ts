import { names, type Sentence } from '../../../rules/sentence.ts'
import type { Fighter } from '../../fighter.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import { isHelpless } from '../helpless.ts'
import { forfeitOf, goneByLog } from './forfeits.ts'

/** What a model gave up this turn so that it has no attack left, as a sentence; null where the log has nothing of the kind. */
export function attackGone(board: Board, fighter: Fighter): Sentence | null {
  if (board.gaveUp(fighter.id)) return say('hordes.attackGone', { attacker: names(fighter.name) })
  const gave = forfeitOf(board, fighter, 'action')
  return gave && goneByLog(fighter, gave)
}

/**
 * Why a model makes no attack with its weapons: it lies or is stationary, or it gave its attack up for a combined one this
 * turn, or its action, unless it has another; null where it may.
 */
export function unable(tell: Telling, board: Board, fighter: Fighter): Sentence | null {
  if (isHelpless(fighter)) return say('hordes.mayNotFight', { attacker: names(fighter.name) })
  // The walk itself asks nobody: that it wasn't there to be made is said when next the model acts.
  if (board.hasMoved(fighter.id) === true && forfeitOf(board, fighter, 'movement'))
    tell.looked(say('hordes.walkedAllTheSame', { model: names(fighter.name) }), 'hinders')
  const gone = attackGone(board, fighter)
  return gone && !tell.yes('hordes.anyway') ? gone : null
}
