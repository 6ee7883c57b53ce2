import type { Point } from './point.ts'

/** A round area: everything within `radius` inches of its centre, rim included. */
export interface Disc {
  readonly centre: Point
  readonly radius: number
}

/** A disc from its centre and its radius in inches. Throws a RangeError on a negative or non-finite radius. */
export function disc(centre: Point, radius: number): Disc {
  if (!Number.isFinite(radius) || radius < 0) throw new RangeError(`a disc needs a radius of 0 or more, got ${radius}`)
  return { centre, radius }
}
