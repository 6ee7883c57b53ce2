import { names } from '../../../rules/sentence.ts'
import { type Fighter, has } from '../../fighter.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import { isHelpless } from '../helpless.ts'

/** The option of casting from no place but a model. */
const NOWHERE = 'hordes.aModel'

/** The model that a spell goes through; null where it goes through none. One who lies or is stationary passes nothing on. */
function throughWhom(tell: Telling, board: Board, caster: Fighter): Fighter | null {
  const able = board.fighters.filter(
    (other) => other.id !== caster.id && other.side === caster.side && has(other, 'channeler') && !isHelpless(other),
  )
  if (able.length === 0) return null
  const ids = able.map(({ id }) => id)
  const [through] = tell.models('hordes.through', ids, [], 1)
  return through === undefined ? null : board.fighter(through)
}

/** The place that a spell comes from, where its rules say that it comes from none of the models; null where it doesn't. */
function fromWhere(tell: Telling, { places }: Board): Fighter | null {
  if (places.length === 0) return null
  const options = [{ value: NOWHERE, name: null }, ...places.map(({ id, name }) => ({ value: id, name }))]
  const chosen = tell.one('hordes.fromPlace', options, NOWHERE)
  return places.find(({ id }) => id === chosen) ?? null
}

/**
 * Where a spell comes from: the model that it goes through, a place on the table, or the caster itself. From it sight, range,
 * templates and what hangs on sight are taken, and its track counts for a back strike.
 */
export function originOf(tell: Telling, board: Board, caster: Fighter): Fighter {
  const through = throughWhom(tell, board, caster)
  const origin = through ?? fromWhere(tell, board)
  if (!origin) return caster
  const told = { caster: names(caster.name), origin: names(origin.name) }
  tell.looked(through ? say('hordes.castThrough', told) : say('hordes.castFrom', told))
  return origin
}
