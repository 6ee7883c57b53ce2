import type { Disc } from './disc.ts'
import type { Point } from './point.ts'
import type { Extents } from './shape/extents.ts'
import { fromSolid, type Solid } from './solid.ts'
import { TOLERANCE } from './tolerance.ts'
import { length, type Vector } from './vector.ts'

/** Part of a straight way, from one length along it to another, in inches. */
export interface Leg {
  readonly from: number
  readonly to: number
}

/** Where along a way a point comes within `reach` of a place, and where it goes out of it again; null if it never is nearer. */
function within(from: Point, { dx, dy }: Vector, place: Point, reach: number): Leg | null {
  const x = place.x - from.x
  const y = place.y - from.y
  const along = x * dx + y * dy
  const aside = Math.abs(x * dy - y * dx)
  if (aside >= reach - TOLERANCE) return null
  const half = Math.sqrt((reach - aside) * (reach + aside))
  return { from: along - half, to: along + half }
}

/** Every length along a way at which a disc of a radius can begin or cease to overlap a polygon, or to lie wholly in it; unsorted. */
export function turns(from: Point, { dx, dy }: Vector, radius: number, corners: readonly Point[]): number[] {
  return corners.flatMap((corner, i) => {
    const near = within(from, { dx, dy }, corner, radius)
    const ends = near ? [near.from, near.to] : []
    const before = corners.at(i - 1) ?? corner
    const size = length(corner.x - before.x, corner.y - before.y)
    if (size === 0) return ends
    const nx = (corner.y - before.y) / size
    const ny = (before.x - corner.x) / size
    const rate = nx * dx + ny * dy
    if (Math.abs(rate) < 1e-12) return ends
    const off = nx * (before.x - from.x) + ny * (before.y - from.y)
    return [...ends, (off - radius) / rate, off / rate, (off + radius) / rate]
  })
}

/**
 * The stretches of a disc's straight way, its direction a unit vector, along which it overlaps a solid: shares more with it
 * than an edge. Sliding along it is no overlap. In order, none before the start or beyond `far` inches.
 */
export function overlapLegs({ centre, radius }: Disc, direction: Vector, far: number, solid: Solid): readonly Leg[] {
  const legs: { from: number; to: number }[] = []
  const add = (from: number, to: number) => {
    const last = legs.at(-1)
    if (last && from - last.to <= TOLERANCE) last.to = Math.max(last.to, to)
    else legs.push({ from, to })
  }
  if (solid.kind === 'disc') {
    const leg = within(centre, direction, solid.disc.centre, radius + solid.disc.radius)
    if (leg && leg.to > TOLERANCE && leg.from < far - TOLERANCE) add(Math.max(0, leg.from), Math.min(far, leg.to))
    return legs
  }
  const marks = turns(centre, direction, radius, solid.corners).filter((mark) => mark > 0 && mark < far)
  const all = [0, ...marks.toSorted((a, b) => a - b), far]
  all.forEach((to, i) => {
    const from = all[i - 1]
    if (from === undefined || to - from <= TOLERANCE) return
    const middle = (from + to) / 2
    const x = centre.x + middle * direction.dx
    const y = centre.y + middle * direction.dy
    if (fromSolid(solid, x, y) < radius - TOLERANCE) add(from, to)
  })
  return legs
}

/** Inches that a disc can go along a direction while all of it stays on a table; 0 where it already stands at the edge, or over it. */
export function wayToEdge({ centre, radius }: Disc, { dx, dy }: Vector, { width, height }: Extents): number {
  const along = (place: number, rate: number, size: number) => {
    if (Math.abs(rate) < 1e-12) return Number.POSITIVE_INFINITY
    return ((rate > 0 ? size - radius : radius) - place) / rate
  }
  return Math.max(0, Math.min(along(centre.x, dx, width), along(centre.y, dy, height)))
}
