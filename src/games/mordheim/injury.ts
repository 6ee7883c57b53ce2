import { oneDie } from '../../chance/dice-sum.ts'
import { type Distribution, highestOf, mapped } from '../../chance/distribution.ts'
import { type Fraction, NONE, plus } from '../../chance/fraction.ts'

/** What becomes of a fighter who has lost the last wound: knocked down, stunned, or out of action. */
export type Injury = 'down' | 'stunned' | 'out'

/** The injury of a roll with its bonus: up to 2, up to 4, beyond. */
export function injuryOf(roll: number): Injury {
  if (roll <= 2) return 'down'
  return roll <= 4 ? 'stunned' : 'out'
}

/** The injuries from the lightest to the gravest. */
const gravity: readonly Injury[] = ['down', 'stunned', 'out']

/** The graver of two injuries. */
export function graver(one: Injury, other: Injury): Injury {
  return gravity.indexOf(one) >= gravity.indexOf(other) ? one : other
}

/** How many injuries are rolled: one for the wound that takes the last one, and one for each beyond; `left` from 0 on. */
export function injuryRolls(wounds: number, left: number): number {
  return wounds === 0 ? 0 : Math.max(0, wounds - Math.max(1, left) + 1)
}

/** The roll that counts where several are made, each with the same bonus: the highest. */
export function injuryRoll(rolls: number, bonus: number): Distribution {
  return mapped(highestOf(oneDie, rolls), (face) => face + bonus)
}

/** How likely each injury is where the highest of several rolls counts, each with the same bonus. */
export function injuryChances(rolls: number, bonus: number): Readonly<Record<Injury, Fraction>> {
  const chances: Record<Injury, Fraction> = { down: NONE, stunned: NONE, out: NONE }
  for (const [roll, chance] of injuryRoll(rolls, bonus)) chances[injuryOf(roll)] = plus(chances[injuryOf(roll)], chance)
  return chances
}
