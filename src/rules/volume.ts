import type { Base } from './base.ts'

/** Diameters in millimetres up to which a base is small, medium or large; and how high such models reach, in inches. */
const HEIGHTS = [
  { upTo: 35, height: 1.75 },
  { upTo: 45, height: 2.25 },
  { upTo: 80, height: 2.75 },
] as const

/** How high a huge model reaches, in inches. */
const HUGE = 5

/**
 * How high a model reaches above its base's bottom, in inches, by the size of its base: small 1.75, medium 2.25, large 2.75,
 * huge 5. From the volumes of HORDES; a base between two sizes counts as the nearer kind.
 */
function volumeHeight(mm: number): number {
  return HEIGHTS.find(({ upTo }) => mm <= upTo)?.height ?? HUGE
}

/** How high a model reaches by its base; a rectangular one counts by its shorter side, as its maker measures it. */
export function heightOn(base: Base): number {
  return volumeHeight(base.shape === 'round' ? base.mm : Math.min(base.width, base.depth))
}
