import { atLeast } from '../../../chance/distribution.ts'
import type { Fraction } from '../../../chance/fraction.ts'
import { dice, names, stat } from '../../../rules/sentence.ts'
import type { Effect } from '../../effect.ts'
import type { Fighter } from '../../fighter.ts'
import type { Result } from '../../procedure.ts'
import { together } from '../../result.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { freeBoxes, type Track, trackOf } from '../boxes.ts'
import { say } from '../codes.ts'
import { type DamageRoll, damageOf, damageOfRoll } from '../damage-roll.ts'
import { arm } from '../sheet.ts'
import { spiralDamage } from '../spiral.ts'
import { rolledAgain } from './again.ts'
import { destroyed } from './destroyed.ts'

/** Damage to be rolled against one model. */
export interface Blow {
  readonly target: Fighter
  /** POW, with STR in melee and what joined attackers add; null where it is "–". */
  readonly power: number | null
  /** Dice before boosting: two, or what a fall costs. */
  readonly dice?: number
  /** Whether it may be boosted. */
  readonly boosts?: boolean
  /** Set where several are rolled against, one by one. */
  readonly about?: string
}

const total = (faces: readonly number[]) => faces.reduce((sum, face) => sum + face, 0)

/** The boxes that some damage marks; null while the die for the branch of a spiral has not fallen. */
function marking(tell: Telling, track: Track, damage: number, about: string | null) {
  if (track.kind === 'row') {
    const marked = Math.min(track.size, track.marked + damage)
    return { marked: [marked], disabled: marked === track.size }
  }
  const [branch] = tell.roll(`branch${about ?? ''}`, 'branch', 1, about) ?? []
  if (branch === undefined) return null
  const after = spiralDamage(track, branch, damage)
  tell.fell(say('hordes.branches', { branches: names(...after.marks.map((one) => `${one.branch} (${one.circles})`)) }))
  return { marked: after.marked, disabled: after.disabled }
}

/** Marks some damage on a model, and what follows when its last box is marked; null while something is open. */
export function suffer(
  tell: Telling,
  board: Board,
  target: Fighter,
  damage: number,
  about: string | null = null,
): Result | null {
  if (damage === 0) return { said: [say('hordes.unharmed', { target: names(target.name) })], effects: [] }
  const said = [say('hordes.damage', { target: names(target.name), damage: stat(damage) })]
  // What strikes at once may strike one that has just fallen: nothing more becomes of it.
  const now = board.fighter(target.id)
  if (!now) return { said, effects: [] }
  const track = trackOf(now)
  const after = marking(tell, track, damage, about)
  if (!after) return null
  const hurt: Effect = { do: 'hurt', model: target.id, marked: after.marked }
  if (!after.disabled) {
    const left = stat(Math.max(0, freeBoxes(track) - damage))
    return { said: [...said, say('hordes.boxesLeft', { target: names(target.name), left })], effects: [hurt] }
  }
  return together([{ said, effects: [hurt] }, destroyed(tell, board, target, about)])
}

/** Damage before its dice: the roll it takes, and how likely it disables; null where the attack does none. */
export interface Readied {
  readonly roll: DamageRoll
  readonly disables: Fraction
}

/** Everything before the dice of damage, told step by step: power, armour and the chances. */
export function readied(tell: Telling, blow: Blow): Readied | null {
  const { target, about, boosts = true } = blow
  if (blow.power === null) {
    tell.looked(say('hordes.noDamage', {}))
    return null
  }
  const armour = tell.figure(arm, target.card, about)
  const extra = tell.number('hordes.damageBonus', 0, -10, 10, about)
  const boosted = boosts && tell.yes('hordes.boostDamage', false, about)
  const roll: DamageRoll = { dice: (blow.dice ?? 2) + (boosted ? 1 : 0), power: blow.power + extra, armour }
  tell.looked(say('hordes.damageRoll', { dice: stat(roll.dice), power: stat(roll.power), armour: stat(armour) }))
  const likely = damageOfRoll(roll)
  const free = Math.max(1, freeBoxes(trackOf(target)))
  const disables = atLeast(likely, free)
  tell.chance('toDisable', disables, about)
  tell.spread('damage', likely, free, about)
  return { roll, disables }
}

/** The dice of damage that was made ready, the branch of a spiral, and what follows; null while something is open. */
export function dealt(tell: Telling, board: Board, { target, about }: Blow, ready: Readied | null): Result | null {
  if (!ready) return { said: [say('hordes.unharmed', { target: names(target.name) })], effects: [] }
  const { roll } = ready
  const faces = rolledAgain(tell, 'damage', roll.dice, about)
  if (!faces) return null
  const done = damageOf(total(faces), roll)
  const told = { faces: dice(faces), power: stat(roll.power), armour: stat(roll.armour), damage: stat(done) }
  tell.fell(say('hordes.dealt', told), done > 0 ? 'helps' : 'hinders')
  tell.spread('damage', null, null, about)
  return suffer(tell, board, target, done, about)
}

/** Damage against one model from its power to what follows; null while something is open. */
export function damage(tell: Telling, board: Board, blow: Blow): Result | null {
  return dealt(tell, board, blow, readied(tell, blow))
}
