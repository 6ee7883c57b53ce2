import type { SprayPreset } from '../game.ts'

/** Diameters of the blast and the large blast in inches. */
export const blasts: readonly number[] = [3, 5]

/** Length of the teardrop template in inches. */
export const sprays: readonly number[] = [8]

/**
 * The teardrop: a mouth of 0.25″, sides that run as tangents to a bulb of 1.25″ radius, 8″ in all. No text gives its widths;
 * these are taken from what it looks like.
 */
export const sprayPresets: readonly SprayPreset[] = [
  {
    id: 'teardrop',
    profiles: { 8: { mouth: 0.125, shoulder: 1.2325, shoulderAt: 6.5413, tip: 8, end: 'arc' } },
  },
]
