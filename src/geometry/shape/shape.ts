import { directionOf } from '../angle.ts'
import type { Pen } from '../pen.ts'
import type { Point } from '../point.ts'
import { roundSolid, type Solid, solidPolygon } from '../solid.ts'
import { length } from '../vector.ts'
import { cornersOf, edgeFrom, isRound, type Shape } from './rectangle.ts'

/** Signed distance in inches of a place from a shape's edge: negative inside by its depth. */
export function awayFrom(shape: Shape, place: Point): number {
  if (isRound(shape)) return length(place.x - shape.centre.x, place.y - shape.centre.y) - shape.radius
  return edgeFrom(shape, place).distance
}

/** How far a shape reaches from its centre in a direction (radians), in inches: no place of it lies farther that way. */
export function reachAlong(shape: Shape, direction: number): number {
  if (isRound(shape)) return shape.radius
  const { cos, sin } = directionOf(direction - shape.turn)
  return (Math.abs(cos) * shape.width + Math.abs(sin) * shape.depth) / 2
}

/** Inches from a shape's centre to its edge straight along a direction (radians). */
export function edgeAlong(shape: Shape, direction: number): number {
  if (isRound(shape)) return shape.radius
  const { cos, sin } = directionOf(direction - shape.turn)
  const until = (half: number, part: number) => (part === 0 ? Number.POSITIVE_INFINITY : half / Math.abs(part))
  return Math.min(until(shape.width / 2, cos), until(shape.depth / 2, sin))
}

/** Inches from a shape's centre to its farthest place: the radius of the circle about it, for what need not be exact. */
export function girth(shape: Shape): number {
  return isRound(shape) ? shape.radius : length(shape.width, shape.depth) / 2
}

/** Whether two shapes are farther apart than so many inches for sure, by the circles about them: no need to measure then. */
export function surelyApart(a: Shape, b: Shape, by: number): boolean {
  return length(a.centre.x - b.centre.x, a.centre.y - b.centre.y) > girth(a) + girth(b) + by
}

/** Inches from a place to the farthest place of a shape. */
export function farthestFrom({ x, y }: Point, shape: Shape): number {
  if (isRound(shape)) return length(x - shape.centre.x, y - shape.centre.y) + shape.radius
  return Math.max(...cornersOf(shape).map((corner) => length(corner.x - x, corner.y - y)))
}

/** The same shape with its centre at another place. */
export function movedTo<Kind extends Shape>(shape: Kind, centre: Point): Kind {
  return { ...shape, centre }
}

/** The area of a shape in square inches. */
export function areaOfShape(shape: Shape): number {
  return isRound(shape) ? Math.PI * shape.radius * shape.radius : shape.width * shape.depth
}

/** A shape as a thing that fills it; null where it has no area. */
export function solidShape(shape: Shape): Solid | null {
  if (isRound(shape)) return roundSolid(shape)
  const solid = solidPolygon(cornersOf(shape))
  return typeof solid === 'string' ? null : solid
}

/** Draw a shape with any pen. */
export function drawShape(shape: Shape, pen: Pen): void {
  if (isRound(shape)) {
    const { centre, radius } = shape
    pen.moveTo(centre.x + radius, centre.y)
    pen.arc(centre.x, centre.y, radius, 0, 2 * Math.PI)
  } else {
    const [first, ...others] = cornersOf(shape)
    pen.moveTo(first.x, first.y)
    for (const corner of others) pen.lineTo(corner.x, corner.y)
  }
  pen.closePath()
}
