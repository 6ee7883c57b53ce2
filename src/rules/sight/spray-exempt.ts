import type { RoundSightBody, SightScene } from './scene.ts'
import { sees } from './sight.ts'

/**
 * Whether a model under a spray is spared by it: only when terrain alone blocks every line from the attacker's base to its
 * base, woods too deep included. Models in the way spare nobody, nor does the attacker's facing.
 */
export function isSpared(attacker: RoundSightBody, model: RoundSightBody, scene: SightScene): boolean {
  const rules = { ...scene.rules, models: 'none', front: false } as const
  return !sees(attacker, model, { ...scene, bodies: [], rules })
}
