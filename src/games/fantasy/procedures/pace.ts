import { atMost } from '../../../geometry/tolerance.ts'
import { inches, names } from '../../../rules/sentence.ts'
import { type Fighter, wears } from '../../fighter.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import { move as moveStat } from '../sheet.ts'

/** A character's move of this turn: how far it goes, and what it has walked of that already as far as that counts, in inches. */
export interface Pace {
  readonly move: number
  readonly walked: number
}

/** How far a character goes, and what counts of what it has walked: all, unless that is answered. */
export function paceOf(tell: Telling, board: Board, fighter: Fighter): Pace {
  const move = tell.figure(moveStat, fighter.card)
  const walked = board.walked(fighter.id) ?? 0
  return { move, walked: walked > 0 && tell.yes('fantasy.countWalk', true) ? walked : 0 }
}

/** Whether a character is known to march: it is marked so, or has gone farther than its move. */
export const isMarching = (fighter: Fighter, { move, walked }: Pace) =>
  wears(fighter, 'marching') || !atMost(walked, move)

/** What is left of a move or of a march, told. */
export function tellLeft(tell: Telling, { name }: Fighter, pace: number, walked: number): number {
  const left = Math.max(0, pace - walked)
  const model = names(name)
  if (walked === 0) tell.measured(say('fantasy.pace', { model, pace: inches(pace) }))
  else tell.measured(say('fantasy.paceLeft', { model, pace: inches(pace), walked: inches(walked), left: inches(left) }))
  return left
}

/** How far a character may still go to join, in inches, told: its move, twice that in a march, less what it has walked. */
export function paceLeft(tell: Telling, board: Board, fighter: Fighter): number {
  const pace = paceOf(tell, board, fighter)
  const marches = tell.yes('fantasy.marched', isMarching(fighter, pace))
  return tellLeft(tell, fighter, pace.move * (marches ? 2 : 1), pace.walked)
}
