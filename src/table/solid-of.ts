import { disc } from '../geometry/disc.ts'
import { roundSolid, type Solid, solidPolygon } from '../geometry/solid.ts'
import { cornersOf, type Ground } from './terrain.ts'

/** The ground of a piece as a solid that lines and bases run into; null where it has no area to run into. */
export function solidOf(ground: Ground): Solid | null {
  if (ground.shape === 'disc') return roundSolid(disc({ x: ground.x, y: ground.y }, ground.radius))
  const solid = solidPolygon(cornersOf(ground) ?? [])
  return typeof solid === 'string' ? null : solid
}
