import { names, stat } from '../../../rules/sentence.ts'
import type { Fighter } from '../../fighter.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import type { Member } from '../target-unit.ts'

/** The roll that cover needs as a rule: a suggestion, the text at hand gives none. */
const USUAL_COVER = 5

/** Who of a unit has cover, and the roll it needs. */
export interface Cover {
  readonly covered: readonly string[]
  readonly coverNeed: number
}

/** Whose cover is asked for, against whose fire. */
export interface CoverAsked {
  /** Who fires; or that it comes from above. */
  readonly firing: readonly Fighter[] | 'above'
  readonly members: readonly Member[]
  /** Whether nothing that is fired heeds cover. */
  readonly ignored: boolean
  readonly about: string | null
}

/**
 * Who of a unit has cover: behind terrain as seen from anyone who fires or, where the attack has no direction, in terrain, as
 * if it came from straight above. What the board says can be set right.
 */
export function coverOf(tell: Telling, board: Board, { firing, members, ignored, about }: CoverAsked): Cover {
  if (ignored) {
    tell.looked(say('wh40k.coverIgnored', {}), 'helps')
    return { covered: [], coverNeed: 7 }
  }
  if (firing === 'above') tell.looked(say('wh40k.coverFromAbove', {}))
  const measured = members
    .map(({ fighter }) => fighter.id)
    .filter((id) => (firing === 'above' ? board.standsIn(id) : firing.some((one) => board.covered(one.id, id))))
  const ids = members.map(({ fighter }) => fighter.id)
  const covered = tell.models('wh40k.covered', ids, measured, ids.length, about)
  if (covered.length === 0) return { covered, coverNeed: 7 }
  const coverNeed = tell.number('wh40k.coverNeed', USUAL_COVER, 2, 6, about)
  const models = members.filter(({ fighter }) => covered.includes(fighter.id)).map(({ fighter }) => fighter.name)
  tell.measured(say('wh40k.cover', { models: names(...models), need: stat(coverNeed) }), 'hinders')
  return { covered, coverNeed }
}
