import { diceSum } from '../../chance/dice-sum.ts'
import { type Distribution, followed, mapped, sure } from '../../chance/distribution.ts'

/** A roll of damage: some dice and a power against armour. */
export interface DamageRoll {
  /** Two as a rule, one more when boosted. */
  readonly dice: number
  /** POW of the attack, with the attacker's STR in melee and every bonus in it; null where it is "–": it does no damage. */
  readonly power: number | null
  readonly armour: number
}

/** The damage of dice that fell to a sum: what sum and power are above the armour, never below 0. */
export function damageOf(sum: number, { power, armour }: DamageRoll): number {
  return power === null ? 0 : Math.max(0, sum + power - armour)
}

/** How much damage a roll does, and how likely. */
export function damageOfRoll(roll: DamageRoll): Distribution {
  return mapped(diceSum(roll.dice), (sum) => damageOf(sum, roll))
}

/** The same when damage below a limit is rolled again, once; the second roll takes the place of the first. */
export function damageWithReroll(roll: DamageRoll, below: number): Distribution {
  const once = damageOfRoll(roll)
  return followed(once, (damage) => (damage < below ? once : sure(damage)))
}
