import type { Point } from '../geometry/point.ts'
import type { ScreenPoint } from './screen-point.ts'

/** How the table lies under the window: which place is in the middle, how large an inch is, and from which side one looks. */
export interface View {
  readonly centre: Point
  /** CSS pixels an inch. */
  readonly scale: number
  /** Turned by 180°, for the player opposite. */
  readonly flipped: boolean
  /** Size of the board in CSS pixels. */
  readonly width: number
  readonly height: number
}

export const SMALLEST_SCALE = 4
export const LARGEST_SCALE = 600

const sign = (view: View) => (view.flipped ? -1 : 1)

/** Where a place of the table appears on the screen. */
export function onScreen(view: View, place: Point): ScreenPoint {
  const s = view.scale * sign(view)
  return { left: view.width / 2 + (place.x - view.centre.x) * s, top: view.height / 2 + (place.y - view.centre.y) * s }
}

/** Which place of the table lies under a place of the screen. */
export function onTable(view: View, at: ScreenPoint): Point {
  const s = view.scale * sign(view)
  return { x: view.centre.x + (at.left - view.width / 2) / s, y: view.centre.y + (at.top - view.height / 2) / s }
}

/** A direction of the table (radians) as it runs on the screen. */
export function screenDirection(view: View, direction: number): number {
  return view.flipped ? direction + Math.PI : direction
}

/** The view moved and scaled so that what lay under `from` lies under `to`, an inch being `factor` times as large. */
export function pinched(view: View, from: ScreenPoint, to: ScreenPoint, factor: number): View {
  const scale = Math.min(LARGEST_SCALE, Math.max(SMALLEST_SCALE, view.scale * factor))
  const held = onTable(view, from)
  const s = scale * sign(view)
  return {
    ...view,
    scale,
    centre: { x: held.x - (to.left - view.width / 2) / s, y: held.y - (to.top - view.height / 2) / s },
  }
}

/** The view dragged by some pixels: what lay under the finger stays under it. */
export function panned(view: View, right: number, down: number): View {
  const s = view.scale * sign(view)
  return { ...view, centre: { x: view.centre.x - right / s, y: view.centre.y - down / s } }
}

/** The view from the other side, the same place in the middle. */
export function flipped(view: View): View {
  return { ...view, flipped: !view.flipped }
}

/** The view in a window of another size, the same place in the middle at the same scale. */
export function resized(view: View, width: number, height: number): View {
  return { ...view, width, height }
}

/** The view in a window that grew or shrank at its right and its foot: every place stays where it was on the screen. */
export function uncovered(view: View, width: number, height: number): View {
  return { ...view, width, height, centre: onTable(view, { left: width / 2, top: height / 2 }) }
}

/** The view at a given scale (CSS pixels an inch), the same place in the middle: the 1:1 lock sets it so. */
export function scaled(view: View, scale: number): View {
  return { ...view, scale: Math.min(LARGEST_SCALE, Math.max(SMALLEST_SCALE, scale)) }
}

/** The view that shows a box of the table as large as it fits, with `margin` pixels left free on each side. */
export function fitted(view: View, corner: Point, opposite: Point, margin: number): View {
  const width = Math.max(1e-3, Math.abs(opposite.x - corner.x))
  const height = Math.max(1e-3, Math.abs(opposite.y - corner.y))
  const scale = Math.min((view.width - 2 * margin) / width, (view.height - 2 * margin) / height)
  return {
    ...scaled(view, Math.max(SMALLEST_SCALE, scale)),
    centre: { x: (corner.x + opposite.x) / 2, y: (corner.y + opposite.y) / 2 },
  }
}

/** The view with its middle kept over the mat, so that the table can't be lost off the edge of the screen. */
export function kept(view: View, width: number, height: number): View {
  const clamp = (value: number, limit: number) => Math.min(limit, Math.max(0, value))
  return { ...view, centre: { x: clamp(view.centre.x, width), y: clamp(view.centre.y, height) } }
}
