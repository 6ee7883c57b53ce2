import { inches, names, type Sentence } from '../../../rules/sentence.ts'
import type { Weapon } from '../../card.ts'
import { type Fighter, weaponsOf, wears } from '../../fighter.ts'
import type { Telling } from '../../telling.ts'
import { weaponUsed } from '../../weapon-used.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import { bs, range, shootingKinds } from '../sheet.ts'

/** From higher above the table than this, in inches, a shooter chooses freely. */
const HIGH = 2

/** A shooter with what it shoots with. */
export interface Shooter {
  readonly fighter: Fighter
  readonly weapon: Weapon | null
  readonly skill: number
  readonly range: number
  /** Whether it is harder to hit for it: it moved, and its weapon doesn't make up for that. */
  readonly moved: boolean
  /** Whether long range makes it no harder. */
  readonly evenAtRange: boolean
  /** What else is added to the roll to hit. */
  readonly extra: number
  /** Whether it stands high enough to choose freely. */
  readonly elevated: boolean
}

/** What keeps a fighter from shooting by its own state, as far as the board knows it. */
function hindered({ name, marks }: Fighter): Sentence | null {
  const shooter = names(name)
  if (marks.includes('stunned')) return say('mordheim.isStunned', { shooter })
  if (marks.includes('knockedDown')) return say('mordheim.lies', { shooter })
  return marks.includes('fleeing') ? say('mordheim.flees', { shooter }) : null
}

/** What a fighter did this turn that keeps it from shooting, as it is answered. */
function spent(tell: Telling, { name }: Fighter): Sentence | null {
  const done = (['ran', 'failedCharge', 'rallied'] as const).filter((what) => tell.yes(`mordheim.${what}`))
  const [first] = done
  return first ? say(`mordheim.${first}`, { shooter: names(name) }) : null
}

/** Whether a fighter is in hand-to-hand combat: it is marked so, or its base touches an enemy's; as measured, or answered. */
function inCombat(tell: Telling, board: Board, fighter: Fighter): Sentence | null {
  const touched = board.inContact(fighter.id).flatMap((id) => board.fighter(id) ?? [])
  const engaged = tell.yes('mordheim.engaged', wears(fighter, 'engaged') || touched.length > 0)
  if (!engaged) return null
  const shooter = names(fighter.name)
  if (touched.length === 0) return say('mordheim.inCombat', { shooter })
  return say('mordheim.touches', { shooter, others: names(...touched.map(({ name }) => name)) })
}

/** Whether a fighter has made its one shot of this phase: as the log has it, or as the table knows better. */
function hasShot(tell: Telling, board: Board, { id, name }: Fighter): Sentence | null {
  const { shot } = board.done(id)
  if (!tell.yes('mordheim.hasShot', shot)) return null
  return say(shot ? 'mordheim.hasShot' : 'mordheim.shotMade', { shooter: names(name) })
}

/** Why a fighter may not shoot, told as a step; null where it may. */
export function barred(tell: Telling, board: Board, fighter: Fighter): Sentence | null {
  const combat = inCombat(tell, board, fighter)
  const acted = spent(tell, fighter)
  const shot = hasShot(tell, board, fighter)
  const why = hindered(fighter) ?? combat ?? acted ?? shot
  if (why) tell.measured(why, 'hinders')
  else tell.measured(say('mordheim.mayShoot', { shooter: names(fighter.name) }), 'helps')
  return why
}

/** Whether a fighter stands high enough to choose freely, told: as measured, or as answered where that is another thing. */
function isElevated(tell: Telling, board: Board, { id, name }: Fighter): boolean {
  const shooter = names(name)
  const height = board.elevation(id)
  const measured = height > HIGH
  const elevated = tell.yes('mordheim.elevated', measured)
  if (elevated && measured) tell.measured(say('mordheim.elevated', { shooter, height: inches(height) }))
  else if (elevated) tell.looked(say('mordheim.saidElevated', { shooter }))
  else if (measured) tell.looked(say('mordheim.saidLow', { shooter, height: inches(height) }))
  return elevated
}

/** A fighter made ready to shoot: its weapon, its skill, whether it moved, how high it stands. */
export function readied(tell: Telling, board: Board, fighter: Fighter): Shooter {
  const weapon = weaponUsed(tell, weaponsOf(fighter, shootingKinds))
  const carries = (trait: string) => weapon?.traits.includes(trait) ?? false
  const moved = tell.yes('mordheim.moved', board.hasMoved(fighter.id) ?? false)
  const elevated = isElevated(tell, board, fighter)
  return {
    fighter,
    weapon,
    skill: tell.figure(bs, fighter.card),
    range: tell.figure(range, weapon),
    moved: moved && !carries('noMovePenalty'),
    evenAtRange: carries('noLongPenalty'),
    extra: tell.number('mordheim.otherHit', 0, -5, 5),
    elevated,
  }
}

/** Why a shooter has nothing to shoot with; null where it has. */
export function unarmed({ fighter, weapon, skill }: Shooter): Sentence | null {
  const shooter = names(fighter.name)
  if (skill < 1) return say('mordheim.noSkill', { shooter })
  return fighter.card && !weapon ? say('mordheim.noWeapon', { shooter }) : null
}
