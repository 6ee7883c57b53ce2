import type { Distribution } from '../../chance/distribution.ts'
import { type Fraction, opposite, times } from '../../chance/fraction.ts'
import { chanceOfNeed } from '../../chance/needed-roll.ts'
import { successes } from '../../chance/trials.ts'
import { needToWound } from '../to-wound.ts'
import { bestSave, type Saves } from './save.ts'
import { chanceToHit, type ToHit } from './to-hit.ts'

/** A number of shots alike, at a unit whose models are alike. */
export interface Volley {
  readonly shots: number
  readonly toHit: ToHit
  readonly strength: number
  /** AP of the weapon; null where it is "–". */
  readonly ap: number | null
  readonly toughness: number
  readonly saves: Saves
}

/** The chance that one shot hits, wounds and isn't saved. */
export function unsavedChance({ toHit, strength, ap, toughness, saves }: Volley): Fraction {
  const wounds = times(chanceToHit(toHit), chanceOfNeed(needToWound(strength, toughness)))
  return times(wounds, opposite(chanceOfNeed(bestSave(saves, ap)?.need ?? null)))
}

/** How many unsaved wounds a volley makes, and how likely. */
export function unsavedWounds(volley: Volley): Distribution {
  return successes(volley.shots, unsavedChance(volley))
}
