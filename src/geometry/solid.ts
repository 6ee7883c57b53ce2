import type { Disc } from './disc.ts'
import type { Point } from './point.ts'
import { doubleArea } from './polygon.ts'
import { TOLERANCE } from './tolerance.ts'
import { length } from './vector.ts'

/** A round thing that fills its disc. */
export interface RoundSolid {
  readonly kind: 'disc'
  readonly disc: Disc
}

/** A thing that fills a simple polygon, bent inwards or not. `around` is a disc that holds it. */
export interface CorneredSolid {
  readonly kind: 'polygon'
  readonly corners: readonly Point[]
  readonly around: Disc
}

/** What a line may meet: an area with its edge, in inches. */
export type Solid = RoundSolid | CorneredSolid

export type SolidFault = 'fewPoints' | 'noArea'

/** A round solid. */
export function roundSolid(disc: Disc): RoundSolid {
  return { kind: 'disc', disc }
}

/** A run of corners without repeated ones and without those that lie on the straight way from one neighbour to the other. */
function bare(points: readonly Point[]): Point[] {
  const apart = points.filter((p, i) => {
    const before = points.at(i - 1) ?? p
    return points.length === 1 || length(p.x - before.x, p.y - before.y) > TOLERANCE
  })
  return apart.filter((p, i) => {
    const before = apart.at(i - 1) ?? p
    const after = apart[(i + 1) % apart.length] ?? p
    const cross = (p.x - before.x) * (after.y - p.y) - (p.y - before.y) * (after.x - p.x)
    const dot = (p.x - before.x) * (after.x - p.x) + (p.y - before.y) * (after.y - p.y)
    const span = length(after.x - before.x, after.y - before.y)
    return Math.abs(cross) > 1e-12 * Math.max(1, span) || dot < 0
  })
}

/**
 * A solid from the corners of a simple polygon, walked either way; repeated corners and ones on a straight edge are
 * allowed. Of edges that cross, the even-odd rule says what is inside. What has no area gives the fault instead.
 */
export function solidPolygon(points: readonly Point[]): CorneredSolid | SolidFault {
  if (points.length < 3) return 'fewPoints'
  const corners = bare(points)
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  const centre: Point = {
    x: (Math.min(...xs) + Math.max(...xs)) / 2,
    y: (Math.min(...ys) + Math.max(...ys)) / 2,
  }
  const radius = Math.max(0, ...corners.map(({ x, y }) => length(x - centre.x, y - centre.y)))
  if (corners.length < 3 || Math.abs(doubleArea(corners)) <= TOLERANCE * radius) return 'noArea'
  return { kind: 'polygon', corners, around: { centre, radius } }
}

/** A disc that holds a solid; the solid itself where it is round. */
export function around(solid: Solid): Disc {
  return solid.kind === 'disc' ? solid.disc : solid.around
}

/** Whether a place lies inside a polygon, by how often a ray from it crosses the edge; on the edge it may say either. */
export function isWithin(corners: readonly Point[], x: number, y: number): boolean {
  let inside = false
  let before = corners.at(-1)
  for (const p of corners) {
    if (before && before.y > y !== p.y > y && x < ((p.x - before.x) * (y - before.y)) / (p.y - before.y) + before.x)
      inside = !inside
    before = p
  }
  return inside
}

/** Distance in inches of a place from the straight line between two others, ends included. */
export function fromStretch(x: number, y: number, from: Point, to: Point): number {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const square = dx * dx + dy * dy
  const along = square > 0 ? ((x - from.x) * dx + (y - from.y) * dy) / square : 0
  const part = Math.min(1, Math.max(0, along))
  return length(x - from.x - part * dx, y - from.y - part * dy)
}

/** Signed distance of a place from a solid in inches: negative inside by its depth, 0 on the edge. */
export function fromSolid(solid: Solid, x: number, y: number): number {
  if (solid.kind === 'disc') return length(x - solid.disc.centre.x, y - solid.disc.centre.y) - solid.disc.radius
  let nearest = Number.POSITIVE_INFINITY
  let before = solid.corners.at(-1)
  for (const p of solid.corners) {
    if (before) nearest = Math.min(nearest, fromStretch(x, y, before, p))
    before = p
  }
  return isWithin(solid.corners, x, y) ? -nearest : nearest
}
