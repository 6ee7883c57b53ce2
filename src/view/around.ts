import type { Point } from '../geometry/point.ts'
import { fitted, scaled, type View } from './view.ts'

/** Where no base is, the least box that is shown, in inches; no table starts closer than this. */
const LEAST = 12

/**
 * The view that shows all of some places with room around them, or the whole mat when there are none. Never so close that
 * fewer than twelve inches can be seen.
 */
export function around(
  view: View,
  places: readonly Point[],
  mat: { readonly width: number; readonly height: number },
): View {
  const margin = Math.min(72, view.width / 8, view.height / 8)
  if (places.length === 0) return fitted(view, { x: 0, y: 0 }, { x: mat.width, y: mat.height }, 24)
  const xs = places.map((place) => place.x)
  const ys = places.map((place) => place.y)
  const corner = { x: Math.min(...xs), y: Math.min(...ys) }
  const opposite = { x: Math.max(...xs), y: Math.max(...ys) }
  const near = fitted(view, corner, opposite, margin)
  const closest = Math.min(view.width, view.height) / LEAST
  return near.scale > closest ? scaled(near, closest) : near
}
