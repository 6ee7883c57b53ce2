import type { Path } from '../geometry/path.ts'
import { distance, type Point } from '../geometry/point.ts'
import { type CorneredSolid, fromSolid, type Solid } from '../geometry/solid.ts'
import { turns } from '../geometry/sweep.ts'
import { TOLERANCE } from '../geometry/tolerance.ts'
import { unit } from '../geometry/vector.ts'
import { type Entering, entering, type Share } from './enter.ts'

/** The lengths along a straight leg between which a base is all the while inside a polygon or all the while outside; with both ends. */
function marksOf(from: Point, to: Point, radius: number, { corners }: CorneredSolid): readonly number[] {
  const far = distance(from, to)
  const way = unit(to.x - from.x, to.y - from.y)
  // Where it passes a corner nearest, it may just touch it.
  const nearest = corners.map(({ x, y }) => (x - from.x) * way.dx + (y - from.y) * way.dy)
  const between = [...turns(from, way, radius, corners), ...nearest].filter((mark) => mark > 0 && mark < far)
  return [0, ...between.toSorted((a, b) => a - b), far]
}

/** How far from a polygon the centre of a base may be for the base to be inside: negative where it has to be deep within. */
const reachOf = (radius: number, share: Share) => (share === 'part' ? radius : share === 'centre' ? 0 : -radius)

function enteringPolygon(ground: CorneredSolid, radius: number, path: Path, share: Share): Entering {
  const reach = reachOf(radius, share)
  const inside = ({ x, y }: Point) => fromSolid(ground, x, y) <= reach + TOLERANCE
  const start = path[0]
  const startsInside = start !== undefined && inside(start)
  let isInside = startsInside
  let walked = 0
  for (const [i, to] of path.entries()) {
    const from = path[i - 1]
    if (!from) continue
    const leg = distance(from, to)
    const placeAt = (along: number): Point => {
      const part = leg > 0 ? along / leg : 0
      return { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) }
    }
    const marks = leg > 0 ? marksOf(from, to, Math.abs(reach), ground) : []
    for (const [k, mark] of marks.entries()) {
      const before = marks[k - 1] ?? mark
      if (mark - before > TOLERANCE) isInside &&= inside(placeAt((before + mark) / 2))
      const entryPoint = placeAt(mark)
      if (!inside(entryPoint)) isInside = false
      else if (!isInside) return { startsInside, enters: true, firstEntry: walked + mark, entryPoint, times: 1 }
    }
    walked += leg
  }
  return { startsInside, enters: false, firstEntry: null, entryPoint: null, times: 0 }
}

/**
 * Whether a base of a given radius, walking along a path, goes from outside a piece of ground to inside it, bent inwards or
 * not: as `entering` of a round area. Touching its edge is inside. Exact on each straight leg.
 */
export function enteringGround(ground: Solid, radius: number, path: Path, share: Share): Entering {
  return ground.kind === 'disc'
    ? entering(ground.disc, radius, path, share)
    : enteringPolygon(ground, radius, path, share)
}
