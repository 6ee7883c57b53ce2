import type { SprayPreset } from '../game.ts'

/** The text has no blasts; these are the two that most players own. */
export const blasts: readonly number[] = [3, 5]

/** The text has no sprays. */
export const sprays: readonly number[] = []

export const sprayPresets: readonly SprayPreset[] = []
