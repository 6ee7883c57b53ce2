import { oneDie } from '../../chance/dice-sum.ts'
import { type Distribution, either, followed, mapped, sure } from '../../chance/distribution.ts'
import { type Fraction, fraction, NONE, plus, times } from '../../chance/fraction.ts'
import { chanceOfNeed, meetsNeed, type NeededRoll } from '../../chance/needed-roll.ts'
import type { Armour } from '../armour-save.ts'
import { needToWound } from '../to-wound.ts'
import { armourSave } from './armour-save.ts'
import { type Critical, criticalOf, isCritical, MASTER_BONUS } from './critical.ts'
import { type Injury, injuryChances, injuryRolls } from './injury.ts'
import { chanceToHit, needToHit, type ShotConditions } from './to-hit.ts'

/** A shot at a fighter. */
export interface Shot {
  readonly ballisticSkill: number
  readonly conditions: ShotConditions
  readonly strength: number
  readonly toughness: number
  readonly armour: Armour
  readonly shield: boolean
  /** Whether the shooter has made a critical hit in this phase already: there is no second one. */
  readonly criticalSpent?: boolean
}

/** What each roll of a shot needs. */
export interface ShotNeeds {
  /** How likely it hits; certain of one that has. */
  readonly chance: Fraction
  readonly wound: NeededRoll
  readonly save: NeededRoll
  readonly criticalSpent?: boolean
  /** How many wounds the weapon makes where it wounds; one where it isn't said. */
  readonly each?: Distribution
}

/** What the rolls of a shot need, one after the other, where a natural 1 misses. */
export function needsOf({ ballisticSkill, conditions, strength, toughness, armour, shield, ...rest }: Shot): ShotNeeds {
  return {
    chance: chanceToHit(needToHit(ballisticSkill, conditions), 'miss'),
    wound: needToWound(strength, toughness),
    save: armourSave(armour, shield, strength),
    criticalSpent: rest.criticalSpent ?? false,
  }
}

/** What a shot may come to, as one number: wounds, and whether injuries are rolled with the bonus of a master strike. */
const outcome = (wounds: number, master: boolean) => 2 * wounds + (master && wounds > 0 ? 1 : 0)
const woundsOfNumber = (number: number) => Math.floor(number / 2)
const bonusIn = (number: number) => (number % 2 === 1 ? MASTER_BONUS : 0)

/** What a wound comes to after the armour: as many wounds as the weapon makes. */
function saved(each: Distribution, save: NeededRoll): Distribution {
  return either(
    chanceOfNeed(save),
    sure(0),
    mapped(each, (wounds) => outcome(wounds, false)),
  )
}

/** What a critical hit comes to, once it is known which: its two wounds or the weapon's own, whichever harm more. */
function criticalOutcome(
  { armourSaves, injuryBonus, wounds }: Critical,
  each: Distribution,
  save: NeededRoll,
): Distribution {
  const harm = mapped(each, (own) => outcome(Math.max(wounds, own), injuryBonus > 0))
  return armourSaves ? either(chanceOfNeed(save), sure(0), harm) : harm
}

/** What is known of a wound before its armour: no critical hit, one whose die hasn't fallen, or which one it is. */
export type CriticalSoFar = Critical | 'open' | null

/** What a wound that is sure comes to, by the numbers of `outcome`, with the dice that are yet to fall. */
export function woundOutcome(each: Distribution, save: NeededRoll, critical: CriticalSoFar): Distribution {
  if (critical === 'open') return followed(oneDie, (die) => criticalOutcome(criticalOf(die), each, save))
  return critical ? criticalOutcome(critical, each, save) : saved(each, save)
}

/** What a shot comes to, by the numbers of `outcome`: hit, wound, perhaps a critical hit, save. */
function outcomeOf({ chance, wound, save, criticalSpent, each = sure(1) }: ShotNeeds): Distribution {
  const wounding = followed(oneDie, (face) => {
    if (isCritical(face, wound, criticalSpent)) return woundOutcome(each, save, 'open')
    return meetsNeed(face, wound) ? saved(each, save) : sure(0)
  })
  return either(chance, wounding, sure(0))
}

/** The chance that a shot is a critical hit. */
export function criticalChance({ chance, wound, criticalSpent }: ShotNeeds): Fraction {
  return isCritical(6, wound, criticalSpent) ? times(chance, fraction(1, 6)) : NONE
}

/** The chance that a shot is a critical hit of the best kind, whose wounds no armour stops. */
export function masterStrikeChance(needs: ShotNeeds): Fraction {
  return times(criticalChance(needs), fraction(1, 3))
}

/** How many wounds an outcome makes, and how likely. */
export function woundsIn(outcomes: Distribution): Distribution {
  return mapped(outcomes, woundsOfNumber)
}

/** How many wounds a shot makes, and how likely: 0 to 2 of a weapon that makes one. */
export function woundsOf(needs: ShotNeeds): Distribution {
  return woundsIn(outcomeOf(needs))
}

/** What becomes of a shot's target: unhurt, hurt and still up, or injured. */
export type Fate = 'unhurt' | 'hurt' | Injury

/**
 * How likely each fate is for a fighter with some wounds left (0 or more), by what may come of it. Each wound that takes the
 * last one, and each beyond it, is a roll of injury; the highest counts.
 */
export function fatesOf(outcomes: Distribution, woundsLeft: number): Readonly<Record<Fate, Fraction>> {
  const chances: Record<Fate, Fraction> = { unhurt: NONE, hurt: NONE, down: NONE, stunned: NONE, out: NONE }
  const add = (fate: Fate, chance: Fraction) => {
    chances[fate] = plus(chances[fate], chance)
  }
  for (const [number, chance] of outcomes) {
    const wounds = woundsOfNumber(number)
    const rolls = injuryRolls(wounds, woundsLeft)
    if (rolls === 0) add(wounds === 0 ? 'unhurt' : 'hurt', chance)
    else {
      const { down, stunned, out } = injuryChances(rolls, bonusIn(number))
      add('down', times(chance, down))
      add('stunned', times(chance, stunned))
      add('out', times(chance, out))
    }
  }
  return chances
}

/** How likely each fate is for a shot's target with some wounds left. */
export function fateChances(needs: ShotNeeds, woundsLeft: number): Readonly<Record<Fate, Fraction>> {
  return fatesOf(outcomeOf(needs), woundsLeft)
}
