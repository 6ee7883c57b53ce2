import { count, names } from '../../../rules/sentence.ts'
import type { Fighter } from '../../fighter.ts'
import type { Course } from '../../procedure.ts'
import { tellClose } from '../../tell-close.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import { friendsOf, isSnapped } from './blast.ts'
import { armedWith, gunsOf } from './guns.ts'
import { strikes, unitsHit } from './strike.ts'

/**
 * The teardrop: from the edge of its bearer's base, at the target or turned to catch as many as it can, over no friend. Whoever
 * is even partly under it is hit without a roll, and finds no cover from it.
 */
export function template(tell: Telling, board: Board, actor: Fighter, target: Fighter): Course {
  const armed = armedWith(tell, actor, ({ traits }) => traits.includes('template'))
  if (!armed) return tell.refused(say('wh40k.noGun', { models: names(actor.name) }))
  const [kind] = gunsOf(tell, [armed], { shots: false, range: false })
  if (!kind) return tell.course(null)
  if (isSnapped(tell, board, actor, kind.gun))
    return tell.refused(say('wh40k.noSnapShots', { models: names(actor.name), weapon: names(kind.gun.name ?? '–') }))
  tell.reading('touch')
  const loose = tell.reading('sprayAim') === 'loose'
  const options = ['atTarget', 'catchMost'].map((value) => ({ value, name: null }))
  const aim = tell.one('wh40k.aim', options, loose ? 'catchMost' : 'atTarget') === 'atTarget' ? 'model' : 'most'
  const lying = board.template(actor.id, target.id, aim)
  if (!lying) return tell.course(null)
  const { outline, ids: under } = lying
  const list = names(...under.flatMap((id) => board.fighter(id)?.name ?? []))
  tell.laid(
    under.length > 0 ? say('wh40k.under', { count: count(under.length), list }) : say('wh40k.underNobody', {}),
    { kind: 'outline', outline },
  )
  tellClose(tell, lying)
  const friends = friendsOf(board, actor, under)
  if (friends.length > 0) return tell.refused(say('wh40k.overFriends', { list: names(...friends) }))
  if (under.length === 0) return tell.course({ said: [say('wh40k.underNobody', {})], effects: [] })
  tell.looked(say('wh40k.templateHits', {}), 'helps')
  const bite = { strength: kind.gun.strength, ap: kind.gun.ap, ignoresCover: true }
  return tell.course(strikes(tell, unitsHit(under, { board, from: actor, bite })))
}
