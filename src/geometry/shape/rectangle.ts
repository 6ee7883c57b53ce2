import type { Disc } from '../disc.ts'
import type { Point } from '../point.ts'
import type { Vector } from '../vector.ts'

/** A rectangular area, edge included, lengths in inches. Its width runs along `turn` (radians), its depth a quarter turn clockwise from that. */
export interface Rectangle {
  readonly centre: Point
  readonly width: number
  readonly depth: number
  readonly turn: number
}

/** A base of either kind. */
export type Shape = Disc | Rectangle

/** Whether a shape is round. */
export function isRound(shape: Shape): shape is Disc {
  return 'radius' in shape
}

/** The unit directions of a rectangle's width and of its depth. */
export function axesOf({ turn }: Rectangle): { readonly across: Vector; readonly along: Vector } {
  const dx = Math.cos(turn)
  const dy = Math.sin(turn)
  return { across: { dx, dy }, along: { dx: -dy, dy: dx } }
}

/** A place as a rectangle sees it: how far it lies from the centre along the width and along the depth. */
export function seenBy(rectangle: Rectangle, { x, y }: Point): { readonly u: number; readonly v: number } {
  const { across } = axesOf(rectangle)
  const dx = x - rectangle.centre.x
  const dy = y - rectangle.centre.y
  return { u: dx * across.dx + dy * across.dy, v: dy * across.dx - dx * across.dy }
}

/** The place that lies so far from a rectangle's centre along its width and along its depth. */
export function placeIn(rectangle: Rectangle, u: number, v: number): Point {
  const { across, along } = axesOf(rectangle)
  const { x, y } = rectangle.centre
  return { x: x + u * across.dx + v * along.dx, y: y + u * across.dy + v * along.dy }
}

/** The four corners, clockwise on screen. */
export function cornersOf(rectangle: Rectangle): readonly [Point, Point, Point, Point] {
  const u = rectangle.width / 2
  const v = rectangle.depth / 2
  return [placeIn(rectangle, -u, -v), placeIn(rectangle, u, -v), placeIn(rectangle, u, v), placeIn(rectangle, -u, v)]
}

const clamped = (value: number, most: number) => Math.min(most, Math.max(-most, value))

/** The place of a rectangle's edge nearest to another place, and how far that is: negative inside, by the depth. */
export function edgeFrom(rectangle: Rectangle, place: Point): { readonly distance: number; readonly at: Point } {
  const { u, v } = seenBy(rectangle, place)
  const [halfWidth, halfDepth] = [rectangle.width / 2, rectangle.depth / 2]
  const beyondU = Math.abs(u) - halfWidth
  const beyondV = Math.abs(v) - halfDepth
  if (beyondU > 0 || beyondV > 0) {
    const at = placeIn(rectangle, clamped(u, halfWidth), clamped(v, halfDepth))
    return { distance: Math.hypot(Math.max(0, beyondU), Math.max(0, beyondV)), at }
  }
  const sideU = u < 0 ? -halfWidth : halfWidth
  const sideV = v < 0 ? -halfDepth : halfDepth
  return beyondU >= beyondV
    ? { distance: beyondU, at: placeIn(rectangle, sideU, v) }
    : { distance: beyondV, at: placeIn(rectangle, u, sideV) }
}
