import type { Point } from './point.ts'

/** Everything on one side of a straight line: the places with `nx·x + ny·y ≥ least`, where (nx, ny) has length 1. */
export interface HalfPlane {
  readonly nx: number
  readonly ny: number
  readonly least: number
}

/** The half-plane that a unit direction points into, its edge through a place. */
export function halfPlane(nx: number, ny: number, through: Point): HalfPlane {
  return { nx, ny, least: nx * through.x + ny * through.y }
}

/** Inches by which a place lies inside a half-plane; negative outside. */
export function insideBy({ nx, ny, least }: HalfPlane, x: number, y: number): number {
  return nx * x + ny * y - least
}
