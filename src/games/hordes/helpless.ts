import { type Fighter, wears } from '../fighter.ts'

/** Whether a model is knocked down or stationary: it has no melee range, attacks nobody and casts nothing. */
export function isHelpless(fighter: Fighter): boolean {
  return wears(fighter, 'knockedDown') || wears(fighter, 'stationary')
}
