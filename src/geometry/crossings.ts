import type { Disc } from './disc.ts'
import { type HalfPlane, insideBy } from './half-plane.ts'
import type { Point } from './point.ts'
import { TOLERANCE } from './tolerance.ts'
import { length } from './vector.ts'

const NONE: readonly Point[] = []

/** Both places of a chord: `half` to either side of its middle along the direction (dx, dy); one where it has no length. */
function ends(x: number, y: number, dx: number, dy: number, half: number): readonly Point[] {
  if (half === 0) return [{ x, y }]
  return [
    { x: x - half * dx, y: y - half * dy },
    { x: x + half * dx, y: y + half * dy },
  ]
}

/** The places that the rims of two discs share: two, one where they touch, none apart or concentric. */
export function rimsMeet(a: Disc, b: Disc): readonly Point[] {
  const dx = b.centre.x - a.centre.x
  const dy = b.centre.y - a.centre.y
  const apart = length(dx, dy)
  if (apart > a.radius + b.radius + TOLERANCE || apart < Math.abs(a.radius - b.radius) - TOLERANCE) return NONE
  if (apart < 1e-12) return NONE
  const ux = dx / apart
  const uy = dy / apart
  const along = (apart + ((a.radius - b.radius) * (a.radius + b.radius)) / apart) / 2
  const half = Math.sqrt(Math.max(0, (a.radius - along) * (a.radius + along)))
  return ends(a.centre.x + along * ux, a.centre.y + along * uy, -uy, ux, half)
}

/** The places that a disc's rim and the edge of a half-plane share: two, one where they touch, none apart. */
export function edgeMeetsRim(side: HalfPlane, { centre, radius }: Disc): readonly Point[] {
  const depth = insideBy(side, centre.x, centre.y)
  if (Math.abs(depth) > radius + TOLERANCE) return NONE
  const half = Math.sqrt(Math.max(0, (radius - depth) * (radius + depth)))
  return ends(centre.x - depth * side.nx, centre.y - depth * side.ny, -side.ny, side.nx, half)
}

/** The place where the edges of two half-planes cross, null where they run parallel. */
export function edgesMeet(a: HalfPlane, b: HalfPlane): Point | null {
  const cross = a.nx * b.ny - a.ny * b.nx
  if (Math.abs(cross) < 1e-12) return null
  return { x: (a.least * b.ny - b.least * a.ny) / cross, y: (b.least * a.nx - a.least * b.nx) / cross }
}
