import { names } from '../../../rules/sentence.ts'
import type { Fighter } from '../../fighter.ts'
import type { Result } from '../../procedure.ts'
import { together } from '../../result.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import { afterwards } from './afterwards.ts'
import { damage } from './damage.ts'

/** How many models an attack may leap on to, one after the other. */
const MOST_LEAPS = 6

/**
 * An attack that leaps on from whom it struck, as a chain of lightning does: for each next model the damage comes from the one
 * that was struck last. Null while something is open.
 */
export function leapsOn(
  tell: Telling,
  board: Board,
  attacker: Fighter,
  struck: Fighter,
  power: number | null,
): Result | null {
  const outcomes: Result[] = []
  const before = new Set([attacker.id, struck.id])
  let last = struck
  if (!tell.yes('hordes.leaps')) return together(outcomes)
  for (let leap = 1; leap <= MOST_LEAPS; leap += 1) {
    const others = board.fighters.filter(({ id }) => !before.has(id)).map(({ id }) => id)
    const [next] = tell.models('hordes.leapsTo', others, [], 1, `leap:${leap}`)
    const target = next === undefined ? null : board.fighter(next)
    if (!target) break
    tell.measured(
      say('hordes.damageFromModel', { target: names(target.name), from: names(last.name) }),
      'neither',
      board.distance(last.id, target.id).line,
    )
    const outcome = damage(tell, afterwards(board, together(outcomes).effects), { target, power, about: target.id })
    if (!outcome) return null
    outcomes.push(outcome)
    before.add(target.id)
    last = target
  }
  return together(outcomes)
}
