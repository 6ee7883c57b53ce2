import type { Disc } from '../disc.ts'
import type { HalfPlane } from '../half-plane.ts'
import { fromHull, type Hull, hullOf } from '../hull.ts'
import { around, type CorneredSolid, type Solid } from '../solid.ts'

/**
 * Two discs apart from each other, and what may stand between them. A line through both runs from where it leaves `a` to
 * where it enters `b`; only what it meets there can block it, and that part must lie wholly in `front` where one is given.
 */
export interface Corridor {
  readonly a: Disc
  readonly b: Disc
  readonly hull: Hull
  readonly discs: readonly Disc[]
  readonly polygons: readonly CorneredSolid[]
  readonly front: HalfPlane | null
}

/** The corridor from one disc to another, with only the solids that come within `reach` inches of their hull. */
export function corridorOf(
  a: Disc,
  b: Disc,
  solids: readonly Solid[],
  reach: number,
  front: HalfPlane | null = null,
): Corridor {
  const hull = hullOf(a, b)
  const discs: Disc[] = []
  const polygons: CorneredSolid[] = []
  for (const solid of solids) {
    const { centre, radius } = around(solid)
    if (fromHull(hull, centre.x, centre.y) > radius + reach) continue
    if (solid.kind === 'disc') discs.push(solid.disc)
    else polygons.push(solid)
  }
  return { a, b, hull, discs, polygons, front }
}
