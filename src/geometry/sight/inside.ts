import type { Disc } from '../disc.ts'
import { enters, type Line, leaves } from '../line.ts'
import type { Point } from '../point.ts'
import type { Solid } from '../solid.ts'
import { insides } from './meets-polygon.ts'
import { lengthBetween, type Stretches, without } from './stretches.ts'

const pairs = (ends: readonly number[]): Stretches =>
  ends.flatMap((from, i) => (i % 2 === 0 ? [[from, ends[i + 1] ?? from] as const] : []))

function insideDisc({ nx, ny, s }: Line, { centre, radius }: Disc, grown: number): Stretches {
  const aside = Math.abs(nx * centre.x + ny * centre.y - s) + grown
  if (aside >= radius) return []
  const half = Math.sqrt((radius - aside) * (radius + aside))
  const along = ny * centre.x - nx * centre.y
  return [[along - half, along + half]]
}

/** The stretches of a line inside a solid. */
export function inside(line: Line, solid: Solid): Stretches {
  if (solid.kind === 'disc') return insideDisc(line, solid.disc, 0)
  return pairs(insides(solid.corners, line.nx, line.ny, line.s))
}

/** The stretches of a line along which an edge comes within `half` inches of it. */
function besideEdge({ nx, ny, s }: Line, p: Point, q: Point, half: number): Stretches {
  const d0 = nx * p.x + ny * p.y - s
  const d1 = nx * q.x + ny * q.y - s
  if ((d0 > half && d1 > half) || (d0 < -half && d1 < -half)) return []
  const t0 = ny * p.x - nx * p.y
  const t1 = ny * q.x - nx * q.y
  const at = (d: number) => t0 + ((t1 - t0) * (d - d0)) / (d1 - d0)
  const start = Math.abs(d0) <= half ? t0 : at(d0 > half ? half : -half)
  const end = Math.abs(d1) <= half ? t1 : at(d1 > half ? half : -half)
  return [[Math.min(start, end), Math.max(start, end)]]
}

/** The stretches of a line along which everything within `half` inches to its left and right is inside a solid. */
export function insideAcross(line: Line, solid: Solid, half: number): Stretches {
  if (solid.kind === 'disc') return insideDisc(line, solid.disc, half)
  const { corners } = solid
  const edges = corners.flatMap((q, i) => besideEdge(line, corners.at(i - 1) ?? q, q, half))
  return without(inside(line, solid), edges)
}

/** How many inches of a line's way from one disc to another apart from it lie inside solids; what overlaps counts once. */
export function lengthInside(line: Line, a: Disc, b: Disc, solids: readonly Solid[]): number {
  const all = solids.flatMap((solid) => inside(line, solid))
  return lengthBetween(all, leaves(line, a), enters(line, b))
}
