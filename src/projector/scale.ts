import type { View } from '../view/view.ts'

/** The bar that is thrown onto the mat to be measured takes this share of the window's width: the longest span there is. */
const BAR_SHARE = 0.8

/** The least and the greatest length a bar may be said to measure, in inches: what lies outside is a slip of the finger. */
export const BAR_RANGE = { least: 2, greatest: 400 } as const

/** The length of the bar in CSS pixels, in a window of a given width. */
export const barPixels = (width: number) => Math.round(width * BAR_SHARE)

/** CSS pixels an inch, when the bar of a window measures so many inches on the mat; null when that can't be. */
export function scaleFrom(width: number, measured: number): number | null {
  const fits = Number.isFinite(measured) && measured >= BAR_RANGE.least && measured <= BAR_RANGE.greatest
  return fits ? barPixels(width) / measured : null
}

/** Thickness of the thinnest template edge on the mat in millimetres, and what it is on the board in pixels. */
const EDGE_ON_MAT = 1.6
const EDGE_ON_BOARD = 1.5

/**
 * How much larger than on a screen the weights are drawn, so that a template's edge is 1.6 mm thick on the mat, at a scale
 * of so many CSS pixels an inch.
 */
export const weightAt = (scale: number) => (EDGE_ON_MAT * (scale / 25.4)) / EDGE_ON_BOARD

/** The view of a window that is locked at a scale, its middle over a place of the mat. */
export function lockedView(scale: number, width: number, height: number, middle: { x: number; y: number }): View {
  return { centre: middle, scale, flipped: false, width, height }
}
