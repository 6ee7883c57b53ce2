import { times } from '../../../chance/fraction.ts'
import { atMost } from '../../../geometry/tolerance.ts'
import { inches, names, place } from '../../../rules/sentence.ts'
import type { Weapon } from '../../card.ts'
import type { Fighter } from '../../fighter.ts'
import type { Course, Result } from '../../procedure.ts'
import { NOTHING, together } from '../../result.ts'
import { tellCloseTo } from '../../tell-close.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import { aoe, pow, range } from '../sheet.ts'
import { afterwards } from './afterwards.ts'
import { blastDamage, drifted } from './blast.ts'
import { type Blow, damage, dealt, type Readied, readied } from './damage.ts'
import { struckInstead } from './direct-hit.ts'
import { leapsOn } from './leap.ts'
import { originAt } from './origin.ts'
import { stray } from './stray.ts'
import { aimed, settledHit, type ToHit } from './to-hit.ts'

/** Whether a model has a card that has none of the weapons asked for; without a card all is left to the players. */
export function lacksWeapon({ card }: Fighter, weapon: Weapon | null): boolean {
  return card !== null && weapon === null
}

/** Whether the origin sees the target, told with the line; an attack needs it. */
export function isSeen(tell: Telling, board: Board, origin: Fighter, target: Fighter): boolean {
  const { seen, line } = board.sight(origin.id, target.id)
  for (const reading of ['sightModels', 'sightTangent', 'sightArc'] as const) tell.reading(reading)
  const at = originAt(board, origin)
  const told = { viewer: names(origin.name), target: names(target.name) }
  const sentence = at
    ? say(seen ? 'hordes.seenFrom' : 'hordes.notSeenFrom', { at: place(at.x, at.y), target: told.target })
    : say(seen ? 'hordes.sees' : 'hordes.seesNot', told)
  tell.measured(sentence, seen ? 'helps' : 'hinders', line)
  return seen
}

/** Whether a target is within a range, told with the tape; equal is within. */
export function isInRange(tell: Telling, board: Board, origin: Fighter, target: Fighter, length: number): boolean {
  const measured = board.distance(origin.id, target.id)
  const { gap, line } = measured
  const told = { gap: inches(Math.max(0, gap)), range: inches(length), by: inches(Math.abs(length - gap)) }
  const within = atMost(gap, length)
  tell.measured(
    within ? say('hordes.inRange', told) : say('hordes.outOfRange', told),
    within ? 'helps' : 'hinders',
    line,
  )
  tellCloseTo(tell, measured, length)
  return within
}

/** A shot or a spell at one target: everything but what sets the two apart. */
export interface Shooting {
  readonly attack: ToHit
  readonly weapon: Weapon | null
}

/**
 * Misses: a blast drifts and may catch others; a roll that missed may go for another in the same melee; anything else is over.
 * Null while something is open.
 */
function missed(tell: Telling, board: Board, shooting: Shot, wasRolled: boolean): Result | null {
  const { attack, diameter, reach, power, weapon } = shooting
  const { origin, target } = attack
  const said = [say('hordes.missedFully', { target: names(target.name) })]
  if (diameter === 0) {
    const other = wasRolled ? stray(tell, board, attack, { power }) : NOTHING
    return other && together([{ said, effects: [] }, other])
  }
  const drift = drifted(tell, board, origin, target, reach)
  const blast = drift && blastDamage(tell, board, { ...drift, diameter, power, weapon, without: [] })
  if (!blast) return null
  const fell = say('hordes.fellAt', { length: inches(drift.length), at: place(drift.at.x, drift.at.y) })
  return together([{ said: [...said, fell], effects: [] }, blast])
}

/** Hits: the target, or who took its place, takes the direct damage, and a blast over it all others beneath. */
function hit(tell: Telling, board: Board, shooting: Shot, blow: Blow, ready: Readied | null): Result | null {
  const { attack, diameter, power, weapon } = shooting
  const struck = struckInstead(tell, board, attack.attacker, attack.target)
  const direct =
    struck.id === attack.target.id
      ? dealt(tell, board, blow, ready)
      : damage(tell, board, { ...blow, target: struck, about: struck.id })
  const at = board.centre(struck.id)
  if (!direct) return null
  const after = afterwards(board, direct.effects)
  if (diameter === 0 || !at) {
    const further = leapsOn(tell, after, attack.attacker, struck, power)
    return further && together([direct, further])
  }
  const from = originAt(board, attack.origin)
  tell.looked(
    from
      ? say('hordes.damageFromPoint', { at: place(from.x, from.y) })
      : say('hordes.damageFromOrigin', { origin: names(attack.origin.name) }),
  )
  const blast = blastDamage(tell, after, { at, from: null, diameter, power, weapon, without: [struck.id] })
  return blast && together([direct, blast])
}

/** A shot or a spell whose numbers are known. */
interface Shot extends Shooting {
  readonly diameter: number
  readonly reach: number
  readonly power: number | null
}

/** A shot or a spell from range to recorded result. */
export function shoot(tell: Telling, board: Board, shooting: Shooting): Course {
  const { attack, weapon } = shooting
  const reach = tell.figure(range, weapon)
  const diameter = tell.figure(aoe, weapon)
  const power = tell.stat(pow, weapon)
  const misses = !isInRange(tell, board, attack.origin, attack.target, reach) || (attack.misses ?? false)
  const shot = { ...shooting, attack: { ...attack, misses }, reach, diameter, power }
  const aim = aimed(tell, board, shot.attack)
  const blow = { target: attack.target, power: power === null ? null : power + (attack.joined ?? 0) }
  const ready = aim.kind === 'miss' ? null : readied(tell, blow)
  if (ready && aim.kind === 'roll') tell.chance('toDisableInAll', times(aim.chance, ready.disables))
  const hits = settledHit(tell, attack, aim)
  if (hits === null) return tell.course(null)
  return tell.course(hits ? hit(tell, board, shot, blow, ready) : missed(tell, board, shot, aim.kind === 'roll'))
}
