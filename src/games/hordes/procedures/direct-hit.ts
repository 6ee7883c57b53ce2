import { names } from '../../../rules/sentence.ts'
import type { Fighter } from '../../fighter.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'

/**
 * Who is hit directly in the end: right after hit or miss is settled, rerolls included, a rule may put another model in the
 * target's place. `about` is set where several are hit, one by one.
 */
export function struckInstead(
  tell: Telling,
  board: Board,
  attacker: Fighter,
  target: Fighter,
  about: string | null = null,
): Fighter {
  if (!tell.yes('hordes.switchTarget', false, about)) return target
  const others = board.fighters.filter(({ id }) => id !== target.id && id !== attacker.id).map(({ id }) => id)
  const [chosen] = tell.models('hordes.struckInstead', others, [], 1, about)
  const other = chosen === undefined ? null : board.fighter(chosen)
  if (!other) return target
  // What was likely of the target itself is over: it is not hit.
  tell.chance('toDisable', null, about)
  tell.spread('damage', null, null, about)
  tell.looked(say('hordes.struckInstead', { target: names(target.name), other: names(other.name) }))
  return other
}
