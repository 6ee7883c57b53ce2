import type { Outline } from '../geometry/outline.ts'
import { flatWedge, pointedWedge, roundWedge } from '../geometry/wedge.ts'
import type { SprayPreset, SprayProfile } from './game.ts'

/**
 * The outline of a spray, its axis along +x from the mouth at 0. An arc-shaped end is the arc through both shoulders and the
 * tip; where the tip lies no farther than the shoulders, the end is cut flat there.
 */
export function sprayOutline({ mouth, shoulder, shoulderAt, tip, end }: SprayProfile): Outline {
  const bulge = tip - shoulderAt
  if (end === 'flat' || bulge <= 0) return flatWedge(mouth, shoulder, tip)
  if (end === 'point' || shoulder === 0) return pointedWedge(mouth, shoulder, shoulderAt, tip)
  const radius = (shoulder * shoulder + bulge * bulge) / (2 * bulge)
  return roundWedge(mouth, shoulder, shoulderAt, tip - radius)
}

/** The profile a preset has for a length in inches, null if it has none. */
export function profileOf(preset: SprayPreset, size: number): SprayProfile | null {
  return preset.profiles[size] ?? null
}
