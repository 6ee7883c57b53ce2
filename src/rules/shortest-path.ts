import { directionOf } from '../geometry/angle.ts'
import type { Disc } from '../geometry/disc.ts'
import type { HalfPlane } from '../geometry/half-plane.ts'
import type { Point } from '../geometry/point.ts'
import { TOLERANCE } from '../geometry/tolerance.ts'
import { shortestWalk, type Walk } from '../geometry/walk/shortest-walk.ts'
import type { RoundBody } from './body.ts'

/** What a base that walks must keep to. */
export interface WalkLimits {
  /** Bases it may touch and slide along, not overlap. */
  readonly others: readonly Disc[]
  /** Models it must stay wholly behind: on the near side of the line through their centres, the whole walk long. */
  readonly behind: readonly Pick<RoundBody, 'disc' | 'facing'>[]
  /** The table it must stay wholly on, where there is one. */
  readonly table: { readonly width: number; readonly height: number } | null
}

function tableSides(
  { width, height }: { readonly width: number; readonly height: number },
  radius: number,
): HalfPlane[] {
  return [
    { nx: 1, ny: 0, least: radius },
    { nx: 0, ny: 1, least: radius },
    { nx: -1, ny: 0, least: radius - width },
    { nx: 0, ny: -1, least: radius - height },
  ]
}

/** The shortest walk of a base to a place for its centre; null where there is none. Its length is that of the centre's way. */
export function shortestPath(
  { centre, radius }: Disc,
  goal: Point,
  { others, behind, table }: WalkLimits,
): Walk | null {
  const discs = others
    .map((other) => ({ centre: other.centre, radius: other.radius + radius }))
    .filter((disc) => disc.radius > TOLERANCE)
  const lines = behind.map(({ disc, facing }): HalfPlane => {
    const { cos, sin } = directionOf(facing)
    return { nx: -cos, ny: -sin, least: radius - cos * disc.centre.x - sin * disc.centre.y }
  })
  return shortestWalk({ discs, planes: [...lines, ...(table ? tableSides(table, radius) : [])] }, centre, goal)
}
