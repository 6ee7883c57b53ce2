import { type Fraction, opposite, plus, times } from '../../chance/fraction.ts'
import { chanceOfNeed, type NeededRoll } from '../../chance/needed-roll.ts'

/** What a shot needs: on the die, and on a second one where a miss may be rolled again; null where there is none. */
export interface ToHit {
  readonly need: NeededRoll
  readonly reroll: NeededRoll
}

/** How a shot is fired. */
export interface Firing {
  /** A snap shot goes by a Ballistic Skill of 1, whatever the shooter's. */
  readonly snap?: boolean
  /** A rule of the weapon lets any miss be rolled again at the same need; it takes the place of what a BS of 6 gives. */
  readonly rerolls?: boolean
}

/**
 * What a shot of some Ballistic Skill (0 to 10) needs: 7 less the skill, 2 at the least. From a skill of 6 on a natural 1
 * may be rolled again, needing 7 less what the skill has above 5. A skill of 0 can't shoot, not even a snap shot.
 */
export function toHit(ballisticSkill: number, { snap = false, rerolls = false }: Firing = {}): ToHit {
  if (ballisticSkill <= 0) return { need: null, reroll: null }
  const skill = snap ? 1 : ballisticSkill
  const need = Math.max(2, 7 - skill)
  if (rerolls) return { need, reroll: need }
  return { need, reroll: skill >= 6 ? Math.max(2, 7 - (skill - 5)) : null }
}

/** The chance to hit, the second roll included. (Where only a 1 is rolled again, a 1 is the only miss.) */
export function chanceToHit({ need, reroll }: ToHit): Fraction {
  const once = chanceOfNeed(need)
  return plus(once, times(opposite(once), chanceOfNeed(reroll)))
}
