import { atMost } from '../../../geometry/tolerance.ts'
import { inches, names } from '../../../rules/sentence.ts'
import type { Weapon } from '../../card.ts'
import { asOptions, type Fighter, weaponsOf } from '../../fighter.ts'
import type { Course } from '../../procedure.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import { aoe, pow, range } from '../sheet.ts'
import { blastDamage, driftedTo } from './blast.ts'
import { damage, type Outcome, together } from './damage.ts'
import { struckInstead } from './direct-hit.ts'
import { type ToHit, toHit } from './to-hit.ts'

/** The weapon of some kinds that is used: the only one, or the one that was chosen; null where the card has none. */
export function weaponUsed(tell: Telling, fighter: Fighter, kinds: readonly string[]): Weapon | null {
  const weapons = weaponsOf(fighter, kinds)
  const [first] = weapons
  if (!first || weapons.length === 1) return first ?? null
  const chosen = tell.one('weapon', asOptions(weapons), first.id)
  return weapons.find(({ id }) => id === chosen) ?? first
}

/** Whether the origin sees the target, told with the line; an attack needs it. */
export function isSeen(tell: Telling, board: Board, origin: Fighter, target: Fighter): boolean {
  const { seen, line } = board.sight(origin.id, target.id)
  for (const reading of ['sightModels', 'sightTangent', 'sightArc'] as const) tell.reading(reading)
  const told = { viewer: names(origin.name), target: names(target.name) }
  tell.measured(seen ? say('hordes.sees', told) : say('hordes.seesNot', told), seen ? 'helps' : 'hinders', line)
  return seen
}

/** Whether a target is within a range, told with the tape; equal is within. */
export function isInRange(tell: Telling, board: Board, origin: Fighter, target: Fighter, length: number): boolean {
  const { gap, line } = board.distance(origin.id, target.id)
  const told = { gap: inches(Math.max(0, gap)), range: inches(length), by: inches(Math.abs(length - gap)) }
  const within = atMost(gap, length)
  tell.measured(
    within ? say('hordes.inRange', told) : say('hordes.outOfRange', told),
    within ? 'helps' : 'hinders',
    line,
  )
  return within
}

/** A shot or a spell at one target: everything but what sets the two apart. */
export interface Shooting {
  readonly attack: Omit<ToHit, 'misses'>
  readonly weapon: Weapon | null
  /** What several who attack together add to the damage. */
  readonly joined?: number
}

/** Misses: a blast drifts and may catch others; anything else is over. Null while something is open. */
function missed(tell: Telling, board: Board, shooting: Shooting, diameter: number, reach: number): Outcome | null {
  const { origin, target } = shooting.attack
  const said = [say('hordes.missedFully', { target: names(target.name) })]
  if (diameter === 0) return { said, effects: [] }
  const at = driftedTo(tell, board, origin, target, reach)
  if (!at) return null
  const power = tell.stat(pow, shooting.weapon)
  const blast = blastDamage(tell, board, { at, diameter, power, weapon: shooting.weapon, without: [] })
  return blast && together([{ said, effects: [] }, blast])
}

/** Hits: the target, or who took its place, takes the direct damage, and a blast over it all others beneath. */
function hit(tell: Telling, board: Board, shooting: Shooting, diameter: number): Outcome | null {
  const { attacker, target } = shooting.attack
  const struck = struckInstead(tell, board, attacker, target)
  const power = tell.stat(pow, shooting.weapon)
  const joined = power === null ? null : power + (shooting.joined ?? 0)
  const direct = damage(tell, board, { target: struck, power: joined })
  if (!direct || diameter === 0) return direct
  const { at, weapon } = { at: board.centre(struck.id), weapon: shooting.weapon }
  if (!at) return direct
  const blast = blastDamage(tell, board, { at, diameter, power, weapon, without: [struck.id] })
  return blast && together([direct, blast])
}

/** A shot or a spell from range to recorded result. */
export function shoot(tell: Telling, board: Board, shooting: Shooting): Course {
  const { origin, target } = shooting.attack
  const reach = tell.figure(range, shooting.weapon)
  const diameter = tell.figure(aoe, shooting.weapon)
  const misses = !isInRange(tell, board, origin, target, reach)
  const outcome = toHit(tell, board, { ...shooting.attack, misses })
  if (outcome === null) return tell.course(null)
  return tell.course(
    outcome === 'hit' ? hit(tell, board, shooting, diameter) : missed(tell, board, shooting, diameter, reach),
  )
}
