import { names, place } from '../../../rules/sentence.ts'
import { type Fighter, has, namesOf, wears } from '../../fighter.ts'
import type { Telling } from '../../telling.ts'
import type { Board, Origin } from '../board.ts'
import { say } from '../codes.ts'

/** The option of casting from no point but a model. */
const CASTER = 'hordes.caster'

/** The point of origin that one who attacks is; null of a model. */
export function originAt({ origins }: Board, { id }: Fighter): Origin['at'] | null {
  return origins.find(({ fighter }) => fighter.id === id)?.at ?? null
}

/** The model that a spell goes through; null where it goes through none. One who lies passes nothing on, which is told. */
function throughWhom(tell: Telling, board: Board, caster: Fighter): Fighter | null {
  const channelers = board.fighters.filter(
    (other) => other.id !== caster.id && other.side === caster.side && has(other, 'channeler'),
  )
  const lying = channelers.filter((other) => wears(other, 'knockedDown'))
  if (lying.length > 0) tell.looked(say('hordes.lyingChannels', { list: names(...namesOf(lying)) }), 'hinders')
  const ids = channelers.filter((other) => !lying.includes(other)).map(({ id }) => id)
  if (ids.length === 0) return null
  const [through] = tell.models('hordes.through', ids, [], 1)
  return through === undefined ? null : board.fighter(through)
}

/** The point that a spell comes from, where its rules say that it comes from none of the models; null where it doesn't. */
function fromWhere(tell: Telling, { origins }: Board): Origin | null {
  if (origins.length === 0) return null
  const options = origins.map(({ fighter: { id }, at }) => ({
    value: id,
    name: null,
    sentence: say('hordes.originAt', { at: place(at.x, at.y) }),
  }))
  const chosen = tell.one('hordes.pointOfOrigin', [{ value: CASTER, name: null }, ...options], CASTER)
  return origins.find(({ fighter }) => fighter.id === chosen) ?? null
}

/**
 * Where a spell comes from: the model that it goes through, a point on the table, or the caster itself. From it sight, range,
 * templates and what hangs on sight are taken, and its track counts for a back strike.
 */
export function originOf(tell: Telling, board: Board, caster: Fighter): Fighter {
  const through = throughWhom(tell, board, caster)
  if (through) {
    tell.looked(say('hordes.castThrough', { caster: names(caster.name), origin: names(through.name) }))
    return through
  }
  const origin = fromWhere(tell, board)
  if (!origin) return caster
  tell.looked(say('hordes.castFrom', { caster: names(caster.name), at: place(origin.at.x, origin.at.y) }))
  return origin.fighter
}
