import type { SprayPreset } from '../game.ts'

/** Diameters of the small and the large round template in inches. */
export const blasts: readonly number[] = [3, 5]

/** The text has no sprays. */
export const sprays: readonly number[] = []

export const sprayPresets: readonly SprayPreset[] = []
