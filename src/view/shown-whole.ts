import type { Point } from '../geometry/point.ts'
import { fitted, onScreen, panned, type View } from './view.ts'

/** Pixels kept free around what has to be in sight. */
const ROOM = 24

/** How far a stretch has to be shifted to lie between two bounds; 0 when it does. Its start counts where it is too long. */
const shift = (from: number, to: number, least: number, most: number) =>
  from < least ? least - from : to > most ? Math.max(most - to, least - from) : 0

/**
 * The view moved as little as it takes to have all of some places in sight; zoomed out where they don't fit, if it may be.
 * The very same view when they are in sight already, or when there are none.
 */
export function shownWhole(view: View, places: readonly Point[], mayZoom: boolean): View {
  if (places.length === 0 || view.width === 0) return view
  const seen = places.map((place) => onScreen(view, place))
  const lefts = seen.map(({ left }) => left)
  const tops = seen.map(({ top }) => top)
  const [west, east] = [Math.min(...lefts), Math.max(...lefts)]
  const [north, south] = [Math.min(...tops), Math.max(...tops)]
  const fits = east - west <= view.width - 2 * ROOM && south - north <= view.height - 2 * ROOM
  if (!fits && mayZoom) {
    const xs = places.map(({ x }) => x)
    const ys = places.map(({ y }) => y)
    const corner = { x: Math.min(...xs), y: Math.min(...ys) }
    return fitted(view, corner, { x: Math.max(...xs), y: Math.max(...ys) }, ROOM)
  }
  const right = shift(west, east, ROOM, view.width - ROOM)
  const down = shift(north, south, ROOM, view.height - ROOM)
  return right === 0 && down === 0 ? view : panned(view, right, down)
}
