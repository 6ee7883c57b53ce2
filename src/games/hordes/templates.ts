import type { SprayPreset } from '../game.ts'

/** Diameters of the blasts in inches. */
export const blasts: readonly number[] = [3, 4, 5]

/** Lengths of the sprays in inches. */
export const sprays: readonly number[] = [6, 8, 10]

/**
 * The outline of the spray is not published as numbers. Both sets rest on one measured figure for the 10″ length. In
 * `nested` the shorter ones are sections of it, as on the plastic one, ended by a shallow arc. In `measured` they are its
 * shape scaled down, with the same mouth, and end in a shallow point, as the program has them that the figure comes from.
 */
export const sprayPresets: readonly SprayPreset[] = [
  {
    id: 'nested',
    profiles: {
      6: { mouth: 0.125, shoulder: 0.5375, shoulderAt: 5.9004, tip: 6, end: 'arc' },
      8: { mouth: 0.125, shoulder: 0.675, shoulderAt: 7.8672, tip: 8, end: 'arc' },
      10: { mouth: 0.125, shoulder: 0.8125, shoulderAt: 9.834, tip: 10, end: 'arc' },
    },
  },
  {
    id: 'measured',
    profiles: {
      6: { mouth: 0.125, shoulder: 0.4875, shoulderAt: 5.9, tip: 6, end: 'point' },
      8: { mouth: 0.125, shoulder: 0.65, shoulderAt: 7.8672, tip: 8, end: 'point' },
      10: { mouth: 0.125, shoulder: 0.8125, shoulderAt: 9.834, tip: 10, end: 'point' },
    },
  },
]
