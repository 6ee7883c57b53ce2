import { atMost } from '../../../geometry/tolerance.ts'
import { inches, names } from '../../../rules/sentence.ts'
import type { Fighter } from '../../fighter.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import { move as moveStat } from '../sheet.ts'

/** How far a character may still go to join, in inches, told: its move, twice that in a march, less what it has walked. */
export function paceLeft(tell: Telling, board: Board, fighter: Fighter): number {
  const move = tell.figure(moveStat, fighter.card)
  const walked = board.walked(fighter.id) ?? 0
  // Who has gone farther than its move has marched.
  const pace = move * (tell.yes('fantasy.marched', !atMost(walked, move)) ? 2 : 1)
  const model = names(fighter.name)
  if (walked <= 0 || !tell.yes('fantasy.countWalk', true)) {
    tell.measured(say('fantasy.pace', { model, pace: inches(pace) }))
    return pace
  }
  const left = Math.max(0, pace - walked)
  const told = { pace: inches(pace), walked: inches(walked), left: inches(left) }
  tell.measured(say('fantasy.paceLeft', { model, ...told }))
  return left
}
