import { bonus } from '../../../rules/sentence.ts'
import type { Fighter } from '../../fighter.ts'
import type { Forfeit } from '../../procedure.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import { forfeitOf, goneByLog } from './forfeits.ts'

/** What aiming adds to the roll to hit, as this edition plays it. */
const AIMED = 2

/** What aiming comes to: what it adds, and the movement that is given up for it. */
export interface Aiming {
  readonly bonus: number
  readonly gave: Forfeit | null
}

export const NO_AIMING: Aiming = { bonus: 0, gave: null }

/**
 * Whether a model aims, asked and told: for the movement it gives up, so not once it has moved, charged, or given that up for
 * something else. Who aimed before in this activation does so still.
 */
export function aiming(tell: Telling, board: Board, attacker: Fighter, charged = false): Aiming {
  if (charged) {
    tell.looked(say('hordes.chargeIsMovement', {}))
    return NO_AIMING
  }
  if (board.hasMoved(attacker.id) === true) {
    tell.looked(say('hordes.noAimingMoved', {}))
    return NO_AIMING
  }
  const gave = forfeitOf(board, attacker, 'movement')
  if (gave && gave.gain !== 'aiming' && tell.yes('hordes.forfeitedBefore', true)) {
    tell.looked(goneByLog(attacker, gave), 'hinders')
    tell.looked(say('hordes.noAimingTwice', {}))
    return NO_AIMING
  }
  if (!tell.yes('hordes.aimed', gave?.gain === 'aiming')) return NO_AIMING
  tell.looked(say('hordes.aimed', { bonus: bonus(AIMED) }), 'helps')
  return { bonus: AIMED, gave: { part: 'movement', gain: 'aiming' } }
}
