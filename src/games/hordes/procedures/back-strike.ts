import { bonus, inches } from '../../../rules/sentence.ts'
import type { Telling } from '../../telling.ts'
import type { Board, Stalked } from '../board.ts'
import { say } from '../codes.ts'
import type { ToHit } from './to-hit.ts'

const BACK_STRIKE = 2

/** Why it is no back strike of one whose walk, or whose place in another's activation, is known. */
function notBehind(along: number | null) {
  if (along === null) return say('hordes.notBehind', {})
  return along > 0 ? say('hordes.noBackStrike', { along: inches(along) }) : say('hordes.beganInFront', {})
}

/**
 * Whether an origin that stands behind a target kept there throughout: as its walk shows, or as the players say where none is
 * recorded; told where it didn't. Of several rolled against one by one it needn't be said of each that it isn't behind.
 */
function keptBehind(tell: Telling, { eligible, recorded, along }: Stalked, about: string | undefined): boolean {
  if (!eligible && (recorded || about === undefined)) tell.measured(notBehind(recorded ? along : null))
  if (!eligible || recorded) return eligible
  if (tell.yes('hordes.keptBehind', true, about)) return true
  tell.looked(say('hordes.notBehindThroughout', {}))
  return false
}

/** The bonus of a back strike, told with its reason: kept behind the target during the whole of its own activation so far. */
export function backStrike(
  tell: Telling,
  board: Board,
  { origin, attacker, target, about, isFree = false }: ToHit,
): number {
  const stalked = board.stalked(origin.id, target.id, attacker.id)
  tell.reading('backArc')
  tell.reading('backStrikeWhen')
  if (!stalked || !keptBehind(tell, stalked, about)) return 0
  // While another's activation is open, whoever strikes does so out of its own.
  if (isFree || !tell.yes('hordes.ownActivation', board.isActive(attacker.id) !== false)) {
    tell.looked(say('hordes.backStrikeOnlyInActivation', {}))
    return 0
  }
  const told = { bonus: bonus(BACK_STRIKE) }
  tell.measured(stalked.recorded ? say('hordes.backStrike', told) : say('hordes.backStrikeByPlace', told), 'helps')
  return BACK_STRIKE
}
