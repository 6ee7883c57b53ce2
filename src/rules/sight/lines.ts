import type { Disc } from '../../geometry/disc.ts'
import type { HalfPlane } from '../../geometry/half-plane.ts'
import { meetsHull } from '../../geometry/hull.ts'
import type { Line } from '../../geometry/line.ts'
import { clearLine, type Tangent } from '../../geometry/sight/clear-line.ts'
import { corridorOf } from '../../geometry/sight/corridor.ts'
import { type LeastInside, leastInside } from '../../geometry/sight/least-inside.ts'
import { type RoomyLine, widestLine } from '../../geometry/sight/widest-line.ts'
import type { Solid } from '../../geometry/solid.ts'
import { TOLERANCE } from '../../geometry/tolerance.ts'
import type { Blocker } from './scene.ts'

/** Two bases apart, how lines may run between them, and what stands between: `walls` block, woods let `depth` inches pass. */
export interface SightLines {
  readonly a: Disc
  readonly b: Disc
  readonly tangent: Tangent
  readonly front: HalfPlane | null
  readonly walls: readonly Solid[]
  readonly woods: readonly Solid[]
  readonly depth: number
}

/** The way lines run between two bases apart past some blockers; the least of several woods' depths counts for all. */
export function sightLines(
  a: Disc,
  b: Disc,
  blockers: readonly Blocker[],
  tangent: Tangent,
  front: HalfPlane | null,
): SightLines {
  const walls: Solid[] = []
  const woods: Solid[] = []
  let depth = Number.POSITIVE_INFINITY
  const { hull } = corridorOf(a, b, [], 0)
  for (const blocker of blockers) {
    if (blocker.depth === null) walls.push(blocker.solid)
    else if (meetsHull(hull, blocker.solid, 0)) {
      woods.push(blocker.solid)
      depth = Math.min(depth, blocker.depth)
    }
  }
  return { a, b, tangent, front, walls, woods, depth }
}

/** Some line that is free, or null: past all walls, and no more inches through woods than their depth. */
export function freeLine({ a, b, tangent, front, walls, woods, depth }: SightLines): Line | null {
  const outside = clearLine(corridorOf(a, b, [...walls, ...woods], TOLERANCE, front), tangent)
  if (outside || woods.length === 0) return outside
  const least = leastInside(a, b, walls, woods, tangent, front, depth)
  return least && least.length <= depth + TOLERANCE ? least.line : null
}

/** The free line with the most room to either side, up to `enough` inches, of those that stay out of woods. */
export function roomiestLine(lines: SightLines, enough: number): RoomyLine | null {
  const { a, b, tangent, front, walls, woods } = lines
  return widestLine(a, b, [...walls, ...woods], tangent, enough, front)
}

/** The line past all walls that runs least through woods, to 0.001″; null where walls block every line. */
export function leastThroughWoods({ a, b, tangent, front, walls, woods }: SightLines): LeastInside | null {
  return leastInside(a, b, walls, woods, tangent, front)
}
