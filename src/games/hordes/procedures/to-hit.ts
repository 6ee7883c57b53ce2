import { CERTAIN, type Fraction, NONE } from '../../../chance/fraction.ts'
import { atMost } from '../../../geometry/tolerance.ts'
import { bonus, dice, inches, names, stat } from '../../../rules/sentence.ts'
import type { Fighter } from '../../fighter.ts'
import { wears } from '../../fighter.ts'
import type { Telling } from '../../telling.ts'
import { type AttackRoll, chanceToHit, hitsWith } from '../attack-roll.ts'
import type { Board, Stalked } from '../board.ts'
import { say } from '../codes.ts'
import { STEALTH_REACH } from '../combined-attack.ts'
import { isHelpless } from '../helpless.ts'
import { inMeleeWith } from '../melee.ts'
import { def } from '../sheet.ts'
import { rolledAgain } from './again.ts'

/** Bonuses and penalties of an attack roll, and of a defence. Concealment, cover and aiming are as this edition plays them. */
const BACK_STRIKE = 2
const IN_MELEE = -4
export const AIMED = 2
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
  /** Reasons to miss without a roll that the caller knows: out of range. */
  readonly misses?: boolean
  /** Whether a target in melee is no harder to hit for this attack. */
  readonly freeAim?: boolean
  /** A free strike: made in another's activation. */
  readonly isFree?: boolean
  /** Set where several are rolled against, one by one. */
  readonly about?: string
}

/**
 * Whether an origin that stands behind a target kept there throughout: as its walk shows, or as the players say where none is
 * recorded; told where it didn't. Of several rolled against one by one it needn't be said of each that it isn't behind.
 */
function keptBehind(tell: Telling, { eligible, recorded, along }: Stalked, about: string | undefined): boolean {
  if (!eligible && recorded) tell.measured(say('hordes.noBackStrike', { along: inches(along ?? 0) }))
  else if (!eligible && about === undefined) tell.measured(say('hordes.notBehind', {}))
  if (!eligible || recorded) return eligible
  if (tell.yes('hordes.keptBehind', true, about)) return true
  tell.looked(say('hordes.notBehindThroughout', {}))
  return false
}

/** The bonus of a back strike, told with its reason: kept behind the target during the whole of its own activation so far. */
function backStrike(tell: Telling, board: Board, { origin, attacker, target, about, isFree = false }: ToHit): number {
  const stalked = board.stalked(origin.id, target.id, attacker.id)
  tell.reading('backArc')
  tell.reading('backStrikeWhen')
  if (!stalked || !keptBehind(tell, stalked, about)) return 0
  if (isFree || !tell.yes('hordes.ownActivation', true)) {
    tell.looked(say('hordes.backStrikeOnlyInActivation', {}))
    return 0
  }
  const told = { bonus: bonus(BACK_STRIKE) }
  tell.measured(stalked.recorded ? say('hordes.backStrike', told) : say('hordes.backStrikeByPlace', told), 'helps')
  return BACK_STRIKE
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

/** Whether Stealth makes a shot or a spell miss, told with the distance. Sprays and melee take no notice of it. */
function missesByStealth(tell: Telling, board: Board, { way, origin, target }: ToHit): boolean {
  if (!wears(target, 'stealth') || way === 'melee' || way === 'spray') return false
  const { gap, line } = board.distance(origin.id, target.id)
  const told = { target: names(target.name), gap: inches(Math.max(0, gap)), limit: inches(STEALTH_REACH) }
  const within = atMost(gap, STEALTH_REACH)
  tell.measured(
    within ? say('hordes.stealthWithin', told) : say('hordes.stealthBeyond', told),
    within ? 'neither' : 'hinders',
    line,
  )
  return !within
}

/** Whether an attack hits without a roll, misses without one, or is rolled; a hit without a roll may be given up for one. */
function automatic(tell: Telling, { way, target, about }: ToHit, misses: boolean): 'hit' | 'miss' | 'roll' {
  const hits = (way === 'melee' && isHelpless(target)) || tell.yes('hordes.hitsByRule', false, about)
  if (hits) {
    tell.looked(say(misses ? 'hordes.autoHitBeatsMiss' : 'hordes.autoHit', {}), 'helps')
    if (!tell.yes('hordes.rollAnyway', false, about)) return 'hit'
    tell.looked(say('hordes.autoHitGivenUp', {}))
  }
  if (misses) tell.looked(say('hordes.autoMiss', {}), 'hinders')
  return misses ? 'miss' : 'roll'
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
  tell.looked(
    say('hordes.needs', {
      need: stat(Math.max(roll.dice, against - roll.skill)),
      skill: stat(roll.skill),
      defence: stat(against),
    }),
  )
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
