import { names } from '../../../rules/sentence.ts'
import { type Fighter, has } from '../../fighter.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import { isHelpless } from '../helpless.ts'

/**
 * The model that a spell goes through, or the caster itself. From it sight, range, templates and what hangs on sight are
 * taken, and its track counts for a back strike. One who lies or is stationary passes nothing on.
 */
export function originOf(tell: Telling, board: Board, caster: Fighter): Fighter {
  const able = board.fighters.filter(
    (other) => other.id !== caster.id && other.side === caster.side && has(other, 'channeler') && !isHelpless(other),
  )
  if (able.length === 0) return caster
  const ids = able.map(({ id }) => id)
  const [through] = tell.models('hordes.through', ids, [], 1)
  const origin = through === undefined ? null : board.fighter(through)
  if (!origin) return caster
  tell.looked(say('hordes.castThrough', { caster: names(caster.name), origin: names(origin.name) }))
  return origin
}
