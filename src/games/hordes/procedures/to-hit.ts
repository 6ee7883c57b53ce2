import { CERTAIN, type Fraction, NONE } from '../../../chance/fraction.ts'
import { bonus, dice, names, stat } from '../../../rules/sentence.ts'
import type { Fighter } from '../../fighter.ts'
import type { Telling } from '../../telling.ts'
import { type AttackRoll, chanceToHit, hitsWith } from '../attack-roll.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import { isHelpless } from '../helpless.ts'
import { inMeleeWith } from '../melee.ts'
import { def } from '../sheet.ts'
import { rolledAgain } from './again.ts'
import { automatic, missesByStealth } from './automatic.ts'
import { backStrike } from './back-strike.ts'

/** Bonuses and penalties of an attack roll, and of a defence. Concealment, cover and aiming are as this edition plays them. */
const IN_MELEE = -4
const CONCEALED = 2
const COVERED = 4
const LYING_DEFENCE = 5

/** How an attack is made, as far as the roll to hit asks. */
export type Way = 'ranged' | 'spray' | 'melee' | 'magic'

/** Everything a roll to hit is made of. */
export interface ToHit {
  readonly way: Way
  /** From where the attack comes: the attacker, or the model it goes through. */
  readonly origin: Fighter
  readonly attacker: Fighter
  readonly target: Fighter
  /** The attacker's skill before bonuses. */
  readonly skill: number
  /** What several who attack together add to the roll to hit, and to the damage. */
  readonly joined?: number
  /** Whether it misses without a roll for a reason that the caller knows: out of range, or by a rule that was asked about before. */
  readonly misses?: boolean
  /** Set where it was asked before whether a rule makes it miss. */
  readonly missKnown?: boolean
  /** Whether a target in melee is no harder to hit for this attack. */
  readonly freeAim?: boolean
  /** A free strike: made in another's activation. */
  readonly isFree?: boolean
  /** Set where several are rolled against, one by one. */
  readonly about?: string
}

/** What a target in melee costs a shot or a spell; sprays, gunfighters in that melee and spells from within it aim freely. */
function meleePenalty(tell: Telling, board: Board, { way, origin, target, freeAim = false }: ToHit): number {
  if (way === 'melee') return 0
  const others = inMeleeWith(board, target)
  if (others.length === 0) return 0
  const within = others.some(({ id }) => id === origin.id)
  if (way === 'spray' || freeAim || (way === 'magic' && within)) {
    tell.looked(say('hordes.meleePenaltyWaived', { target: names(target.name) }))
    return 0
  }
  const told = { target: names(target.name), others: names(...others.map(({ name }) => name)) }
  tell.measured(say('hordes.targetInMelee', { ...told, penalty: bonus(IN_MELEE) }), 'hinders')
  return IN_MELEE
}

/** The defence an attack has to reach: 5 of one who lies, and more behind cover or concealment, but for sprays and melee. */
function defence(tell: Telling, board: Board, { way, origin, target, about }: ToHit): number {
  const own = tell.figure(def, target.card, about)
  const base = isHelpless(target) ? LYING_DEFENCE : own
  if (isHelpless(target)) {
    tell.looked(say('hordes.knockedDownDefence', { target: names(target.name), defence: stat(base) }), 'helps')
  }
  if (way === 'melee' || way === 'spray') return base
  const covering = board.covering(origin.id, target.id)
  if (tell.yes('hordes.covered', covering.length > 0, about)) {
    tell.looked(say('hordes.covered', { bonus: bonus(COVERED) }), 'hinders')
    return base + COVERED
  }
  if (tell.yes('hordes.concealed', false, about)) {
    tell.looked(say('hordes.concealed', { bonus: bonus(CONCEALED) }), 'hinders')
    return base + CONCEALED
  }
  return base
}

/** What the dice have to show, told as it is: where all ones miss or all sixes hit, no number alone says it. */
function tellNeed(tell: Telling, { dice: count, skill, defence: against, allOnesMiss, allSixesHit }: AttackRoll): void {
  const need = against - skill
  const told = { skill: stat(skill), defence: stat(against) }
  if (need <= count) tell.looked(say(allOnesMiss ? 'hordes.needsNotOnes' : 'hordes.needsNothing', told))
  else if (need >= 6 * count && allSixesHit) tell.looked(say('hordes.needsSixes', told))
  else if (need > 6 * count) tell.looked(say('hordes.needsTooMuch', told))
  else tell.looked(say('hordes.needs', { need: stat(need), ...told }))
}

/** How an attack stands before its dice: sure to hit or to miss, or the roll it takes. */
export type Aim =
  | { readonly kind: 'hit' | 'miss'; readonly chance: Fraction }
  | { readonly kind: 'roll'; readonly roll: AttackRoll; readonly chance: Fraction }

/** Everything before the dice of an attack, told step by step: what is added and taken away, and the chance to hit. */
export function aimed(tell: Telling, board: Board, attack: ToHit): Aim {
  const { about, joined = 0 } = attack
  const misses = missesByStealth(tell, board, attack) || (attack.misses ?? false)
  const struck = backStrike(tell, board, attack)
  const engaged = meleePenalty(tell, board, attack)
  const extra = tell.number('hordes.attackBonus', 0, -10, 10, about)
  const against = defence(tell, board, attack)
  const kind = automatic(tell, attack, misses)
  if (kind !== 'roll') return { kind, chance: kind === 'hit' ? CERTAIN : NONE }

  const boosted = tell.yes('hordes.boostAttack', false, about)
  const decide = tell.reading('extremes') === 'decide'
  const roll: AttackRoll = {
    dice: boosted ? 3 : 2,
    skill: attack.skill + struck + engaged + extra + joined,
    defence: against,
    allOnesMiss: decide,
    allSixesHit: decide,
  }
  tellNeed(tell, roll)
  const chance = chanceToHit(roll)
  tell.chance('toHit', chance, about)
  return { kind: 'roll', roll, chance }
}

/** Withdraws what was likely before an attack hit or missed: after a miss all of it, the damage as well. */
function withdraw(tell: Telling, hit: boolean, about: string | undefined): void {
  tell.chance('toDisableInAll', null, about)
  if (hit) return
  tell.chance('toDisable', null, about)
  tell.spread('damage', null, null, about)
}

/** Whether the attack hits in the end, its dice told with what they came to; null while they have not fallen. */
export function settledHit(tell: Telling, { target, about }: ToHit, aim: Aim): boolean | null {
  if (aim.kind !== 'roll') return aim.kind === 'hit'
  const faces = rolledAgain(tell, 'attack', aim.roll.dice, about)
  if (!faces) return null
  const sum = faces.reduce((all, face) => all + face, 0)
  const hit = hitsWith(sum, aim.roll)
  const { skill, defence: against } = aim.roll
  const told = { faces: dice(faces), sum: stat(sum + skill), defence: stat(against), target: names(target.name) }
  tell.fell(hit ? say('hordes.hit', told) : say('hordes.missed', told), hit ? 'helps' : 'hinders')
  withdraw(tell, hit, about)
  return hit
}
