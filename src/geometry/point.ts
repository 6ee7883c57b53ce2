/** A place on the table, in inches from the mat's top-left corner; x runs right, y runs down. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A place from its two coordinates in inches. Throws a RangeError when either is not a finite number. */
export function point(x: number, y: number): Point {
  if (!Number.isFinite(x) || !Number.isFinite(y))
    throw new RangeError(`a point needs finite coordinates, got (${x}, ${y})`)
  return { x, y }
}

/** Straight distance between two places, in inches. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y)
}

/** Direction from one place to another in radians, clockwise on screen, 0 along +x; 0 when the places coincide. */
export function bearing(from: Point, to: Point): number {
  return Math.atan2(to.y - from.y, to.x - from.x)
}

/** The place a given length away along a direction (radians, clockwise on screen); a negative length goes backwards. */
export function towards(from: Point, direction: number, length: number): Point {
  return { x: from.x + length * Math.cos(direction), y: from.y + length * Math.sin(direction) }
}
