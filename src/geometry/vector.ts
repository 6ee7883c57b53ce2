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

/** Below this a length has too few digits to divide by; in inches, and far below the tolerance. */
const NO_LENGTH = 1e-150

/** The displacement of length 1 in the direction of another; along +x where that has no direction, being 0 or next to it. */
export function unit(dx: number, dy: number): Vector {
  const size = length(dx, dy)
  return size > NO_LENGTH ? { dx: dx / size, dy: dy / size } : { dx: 1, dy: 0 }
}
