import { disc } from '../geometry/disc.ts'
import type { Point } from '../geometry/point.ts'
import { fromSolid, roundSolid, type Solid, solidPolygon } from '../geometry/solid.ts'
import { TOLERANCE } from '../geometry/tolerance.ts'
import { cornersOf, type Ground, type Terrain } from './terrain.ts'

/** The ground of a piece as a solid that lines and bases run into; null where it has no area to run into. */
export function solidOf(ground: Ground): Solid | null {
  if (ground.shape === 'disc') return roundSolid(disc({ x: ground.x, y: ground.y }, ground.radius))
  const solid = solidPolygon(cornersOf(ground) ?? [])
  return typeof solid === 'string' ? null : solid
}

/** Whether a place is over a piece of terrain, its edge included. */
export function isOver({ ground }: Pick<Terrain, 'ground'>, { x, y }: Point): boolean {
  const solid = solidOf(ground)
  return solid !== null && fromSolid(solid, x, y) <= TOLERANCE
}
