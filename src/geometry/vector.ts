/** A displacement on the table, in inches; not a place. */
export interface Vector {
  readonly dx: number
  readonly dy: number
}

/**
 * Length of a displacement in inches. As exact as `Math.hypot` and several times as fast where squares neither overflow
 * nor vanish, which is everywhere on a table.
 */
export function length(dx: number, dy: number): number {
  const square = dx * dx + dy * dy
  return square > 1e-200 && square < 1e200 ? Math.sqrt(square) : Math.hypot(dx, dy)
}

/** The displacement of length 1 in the direction of another; along +x where that has no direction. */
export function unit(dx: number, dy: number): Vector {
  const size = length(dx, dy)
  return size > 0 ? { dx: dx / size, dy: dy / size } : { dx: 1, dy: 0 }
}
