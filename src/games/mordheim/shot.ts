import { oneDie } from '../../chance/dice-sum.ts'
import { type Distribution, either, followed, mapped, sure } from '../../chance/distribution.ts'
import { type Fraction, fraction, NONE, plus, times } from '../../chance/fraction.ts'
import { chanceOfNeed, meetsNeed, type NeededRoll } from '../../chance/needed-roll.ts'
import type { Armour } from '../armour-save.ts'
import { needToWound } from '../to-wound.ts'
import { armourSave } from './armour-save.ts'
import { criticalOf, isCritical } from './critical.ts'
import { type Injury, injuryChances } from './injury.ts'
import { needToHit, type ShotConditions } from './to-hit.ts'

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
  readonly hit: number
  readonly wound: NeededRoll
  readonly save: NeededRoll
  readonly criticalSpent?: boolean
}

/** What the rolls of a shot need, one after the other. */
export function needsOf({ ballisticSkill, conditions, strength, toughness, armour, shield, ...rest }: Shot): ShotNeeds {
  return {
    hit: needToHit(ballisticSkill, conditions),
    wound: needToWound(strength, toughness),
    save: armourSave(armour, shield, strength),
    criticalSpent: rest.criticalSpent ?? false,
  }
}

/** What a shot may come to: nothing, or wounds with what they add to the rolls of injury, by a number of its own. */
const outcomes = [
  { wounds: 0, bonus: 0 },
  { wounds: 1, bonus: 0 },
  { wounds: 2, bonus: 0 },
  { wounds: 2, bonus: 2 },
] as const

/** What an unhindered wound comes to after the armour. */
const saved = (outcome: number, save: NeededRoll): Distribution => either(chanceOfNeed(save), sure(0), sure(outcome))

/** What a critical hit comes to, by the die that says which. */
function criticalOutcome(face: number, save: NeededRoll): Distribution {
  const { armourSaves, injuryBonus } = criticalOf(face)
  const outcome = injuryBonus > 0 ? 3 : 2
  return armourSaves ? saved(outcome, save) : sure(outcome)
}

/** What a shot comes to, by the numbers of `outcomes`: hit, wound, perhaps a critical hit, save. */
function outcomeOf({ hit, wound, save, criticalSpent }: ShotNeeds): Distribution {
  const wounding = followed(oneDie, (face) => {
    if (isCritical(face, wound, criticalSpent)) return followed(oneDie, (die) => criticalOutcome(die, save))
    return meetsNeed(face, wound) ? saved(1, save) : sure(0)
  })
  return either(chanceOfNeed(hit), wounding, sure(0))
}

/** The chance that a shot is a critical hit. */
export function criticalChance({ hit, wound, criticalSpent }: ShotNeeds): Fraction {
  return isCritical(6, wound, criticalSpent) ? times(chanceOfNeed(hit), fraction(1, 6)) : NONE
}

/** The chance that a shot is a critical hit of the best kind, whose wounds no armour stops. */
export function masterStrikeChance(needs: ShotNeeds): Fraction {
  return times(criticalChance(needs), fraction(1, 3))
}

/** How many wounds a shot makes, 0 to 2, and how likely. */
export function woundsOf(needs: ShotNeeds): Distribution {
  return mapped(outcomeOf(needs), (outcome) => outcomes[outcome]?.wounds ?? 0)
}

/** What becomes of a shot's target: unhurt, hurt and still up, or injured. */
export type Fate = 'unhurt' | 'hurt' | Injury

/**
 * How likely each fate is for a fighter with some wounds left (0 or more). Each wound that takes the last one, and each
 * beyond it, is a roll of injury; the highest counts.
 */
export function fateChances(needs: ShotNeeds, woundsLeft: number): Readonly<Record<Fate, Fraction>> {
  const chances: Record<Fate, Fraction> = { unhurt: NONE, hurt: NONE, down: NONE, stunned: NONE, out: NONE }
  const add = (fate: Fate, chance: Fraction) => {
    chances[fate] = plus(chances[fate], chance)
  }
  for (const [number, chance] of outcomeOf(needs)) {
    const { wounds, bonus } = outcomes[number] ?? outcomes[0]
    const rolls = wounds === 0 ? 0 : wounds - Math.max(1, woundsLeft) + 1
    if (rolls <= 0) add(wounds === 0 ? 'unhurt' : 'hurt', chance)
    else {
      const { down, stunned, out } = injuryChances(rolls, bonus)
      add('down', times(chance, down))
      add('stunned', times(chance, stunned))
      add('out', times(chance, out))
    }
  }
  return chances
}
