import { diceSum } from '../../chance/dice-sum.ts'
import { type Fraction, NONE, opposite, plus, times } from '../../chance/fraction.ts'

/** A roll to hit: some dice and a skill against a defence. */
export interface AttackRoll {
  /** Two as a rule, one more when boosted. */
  readonly dice: number
  /** The attacker's skill with every bonus and penalty in it. */
  readonly skill: number
  readonly defence: number
  /** Whether nothing but ones misses, however easy the target. */
  readonly allOnesMiss?: boolean
  /** Whether nothing but sixes hits, however hard the target. */
  readonly allSixesHit?: boolean
}

/** Whether dice that fell to a sum hit: sum and skill together reach the defence. */
export function hitsWith(sum: number, { dice, skill, defence, allOnesMiss, allSixesHit }: AttackRoll): boolean {
  if (allOnesMiss && sum === dice) return false
  if (allSixesHit && sum === 6 * dice) return true
  return sum + skill >= defence
}

/** The chance that a roll hits. */
export function chanceToHit(roll: AttackRoll): Fraction {
  return [...diceSum(roll.dice)].reduce(
    (sum, [value, chance]) => (hitsWith(value, roll) ? plus(sum, chance) : sum),
    NONE,
  )
}

/** The chance to hit when a miss is rolled again, once; the second roll takes the place of the first. */
export function chanceToHitWithReroll(roll: AttackRoll): Fraction {
  const once = chanceToHit(roll)
  return plus(once, times(opposite(once), once))
}
