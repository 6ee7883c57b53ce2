import { boundaryFrom } from '../../geometry/boundary.ts'
import type { Disc } from '../../geometry/disc.ts'
import { type HalfPlane, halfPlane } from '../../geometry/half-plane.ts'
import type { Outline } from '../../geometry/outline.ts'
import type { Point } from '../../geometry/point.ts'
import { convexPieces } from '../../geometry/shape/convex-pieces.ts'
import type { Extents } from '../../geometry/shape/extents.ts'
import type { Solid } from '../../geometry/solid.ts'
import { TOLERANCE } from '../../geometry/tolerance.ts'

/** What doesn't move: the table's edge, and obstacles as convex outlines and discs. */
export interface Ground {
  readonly table: Extents | null
  readonly walls: readonly Outline[]
  readonly pits: readonly Disc[]
}

/**
 * Where the centre of one base may lie: outside every ring, inside every side, no nearer than its radius to a wall, and
 * within a disc where there is one. `rims` and `edges` are all the curves that can bound that region, those of the grown
 * walls included; `from` is the place that it is measured from.
 */
export interface Room {
  readonly from: Point
  readonly radius: number
  readonly rings: readonly Disc[]
  readonly sides: readonly HalfPlane[]
  readonly walls: readonly Outline[]
  readonly within: Disc | null
  readonly rims: readonly Disc[]
  readonly edges: readonly HalfPlane[]
}

/** The ground of a table: bent polygons are cut into convex ones. */
export function groundOf(table: Extents | null, obstacles: readonly Solid[]): Ground {
  const walls: Outline[] = []
  const pits: Disc[] = []
  for (const obstacle of obstacles) {
    if (obstacle.kind === 'disc') pits.push(obstacle.disc)
    else walls.push(...convexPieces(obstacle.corners))
  }
  return { table, walls, pits }
}

/** The four sides that keep a base of a radius wholly on the table. */
export function tableSides({ width, height }: Extents, radius: number): readonly HalfPlane[] {
  return [
    { nx: 1, ny: 0, least: radius },
    { nx: -1, ny: 0, least: radius - width },
    { nx: 0, ny: 1, least: radius },
    { nx: 0, ny: -1, least: radius - height },
  ]
}

/** The room of a base among others that stay where they are, and within a disc where its centre is held to one. */
export function roomOf(base: Disc, stay: readonly Disc[], ground: Ground, within: Disc | null = null): Room {
  const { centre, radius } = base
  const rings = [...stay, ...ground.pits].map((disc) => ({ centre: disc.centre, radius: disc.radius + radius }))
  const sides = ground.table ? tableSides(ground.table, radius) : []
  const corners = ground.walls.flatMap(({ edges }) => edges.map(({ from }) => ({ centre: from, radius })))
  const grown = ground.walls.flatMap(({ edges }) =>
    edges.map(({ from, dx, dy }) => {
      const edge = halfPlane(dy, -dx, from)
      return { ...edge, least: edge.least + radius }
    }),
  )
  return {
    ...{ from: centre, radius, rings, sides, walls: ground.walls, within },
    rims: [...rings, ...corners, ...(within ? [within] : [])],
    edges: [...sides, ...grown],
  }
}

/** Whether a place lies outside all of these discs; on a rim is outside. */
export function outsideAll(discs: readonly Disc[], x: number, y: number): boolean {
  for (const { centre, radius } of discs) {
    const dx = x - centre.x
    const dy = y - centre.y
    const reach = radius - TOLERANCE
    if (reach > 0 && dx * dx + dy * dy < reach * reach) return false
  }
  return true
}

/** Whether a place lies inside all of these half-planes; on an edge is inside. */
export function insideAll(sides: readonly HalfPlane[], x: number, y: number): boolean {
  for (const { nx, ny, least } of sides) if (nx * x + ny * y < least - TOLERANCE) return false
  return true
}

/** Whether a base of a radius, its centre at a place, keeps off all walls; touching one is keeping off. */
export function offWalls(walls: readonly Outline[], radius: number, x: number, y: number): boolean {
  for (const wall of walls) if (boundaryFrom(wall, x, y).distance < radius - TOLERANCE) return false
  return true
}

/** Whether a place lies inside a disc; on its rim is inside, and so is everything where there is no disc. */
export function insideDisc(disc: Disc | null, x: number, y: number): boolean {
  if (!disc) return true
  const dx = x - disc.centre.x
  const dy = y - disc.centre.y
  const reach = disc.radius + TOLERANCE
  return dx * dx + dy * dy <= reach * reach
}

/** What is held against a place: all of a room, or only what matters near by. */
export interface Held {
  readonly rings: readonly Disc[]
  readonly sides: readonly HalfPlane[]
}

/** Whether the centre may lie at a place as far as the rings and sides given are concerned, and the rest of its room. */
export function isFreeOf({ rings, sides }: Held, { within, walls, radius }: Room, x: number, y: number): boolean {
  return insideAll(sides, x, y) && outsideAll(rings, x, y) && insideDisc(within, x, y) && offWalls(walls, radius, x, y)
}

/** Whether the centre may lie at a place. */
export function isFree(room: Room, x: number, y: number): boolean {
  return isFreeOf(room, room, x, y)
}
