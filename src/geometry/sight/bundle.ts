import type { Disc } from '../disc.ts'
import type { Line } from '../line.ts'
import type { Point } from '../point.ts'
import type { Solid } from '../solid.ts'
import type { Corridor } from './corridor.ts'
import { inside, insideAcross } from './inside.ts'
import { lengthBetween } from './stretches.ts'

/**
 * All lines of a corridor whose direction is within `turn` of a middle line's and which pass the corridor's middle within
 * `shift` of where that one does. Between the discs none is farther than `half` from it. `least` is a length that each runs at
 * least inside what is counted; infinite where none is clear.
 */
export interface Bundle {
  readonly line: Line
  readonly direction: number
  readonly offset: number
  readonly turn: number
  readonly shift: number
  readonly half: number
  readonly least: number
}

/** Half-way between the centres, how far a line between the discs may pass it, and how far along it the discs reach. */
function frame({ a, b, hull }: Corridor): { readonly middle: Point; readonly aside: number; readonly along: number } {
  return {
    middle: { x: (a.centre.x + b.centre.x) / 2, y: (a.centre.y + b.centre.y) / 2 },
    aside: (a.radius + b.radius) / 2,
    along: hull.apart / 2 + Math.max(a.radius, b.radius),
  }
}

function bundle(corridor: Corridor, direction: number, offset: number, turn: number, shift: number): Bundle {
  const { middle, aside, along } = frame(corridor)
  const nx = -Math.sin(direction)
  const ny = Math.cos(direction)
  const line = { nx, ny, s: nx * middle.x + ny * middle.y + offset }
  const half = shift + (aside * turn * turn) / 2 + along * Math.min(1, turn)
  return { line, direction, offset, turn, shift, half, least: 0 }
}

/** Every line from the one disc of a corridor to the other. */
export function wholeBundle(corridor: Corridor): Bundle {
  const { a, b, hull } = corridor
  const turn = Math.asin(Math.min(1, (a.radius + b.radius) / hull.apart))
  return bundle(corridor, Math.atan2(hull.dy, hull.dx), 0, turn, frame(corridor).aside)
}

/** A bundle in two halves: of its directions, or of its places, whichever are farther apart. */
export function split(corridor: Corridor, { direction, offset, turn, shift }: Bundle): readonly Bundle[] {
  const isFan = turn * frame(corridor).along > shift
  return [-0.5, 0.5].map((part) =>
    isFan
      ? bundle(corridor, direction + part * turn, offset, turn / 2, shift)
      : bundle(corridor, direction, offset + part * shift, turn, shift / 2),
  )
}

/** How far along a line a disc reaches, forwards (`hand` 1) or backwards (−1), within `half` inches of it; null if it misses. */
function reachOf({ nx, ny, s }: Line, { centre, radius }: Disc, half: number, hand: 1 | -1): number | null {
  const aside = Math.max(0, Math.abs(nx * centre.x + ny * centre.y - s) - half)
  if (aside > radius) return null
  return ny * centre.x - nx * centre.y + hand * Math.sqrt((radius - aside) * (radius + aside))
}

/**
 * A length in inches that every line of a bundle runs inside the counted solids: what all of the bundle's width runs through
 * after it has wholly left the first disc and before it enters the second. Infinite where no line of it meets both discs, or
 * where all of its width runs into a blocking solid.
 */
export function leastOf(corridor: Corridor, counted: readonly Solid[], { line, half }: Bundle): number {
  const { a, b, discs, polygons } = corridor
  const from = reachOf(line, a, half, 1)
  const to = reachOf(line, b, half, -1)
  if (from === null || to === null) return Number.POSITIVE_INFINITY
  if (from >= to) return 0
  // A touch may be free: what blocks must reach somewhat past the bundle.
  const wide = half + 1e-8
  const doesBlock = (solid: Solid) => lengthBetween(insideAcross(line, solid, wide), from, to) > 1e-8
  if (discs.some((disc) => doesBlock({ kind: 'disc', disc })) || polygons.some(doesBlock))
    return Number.POSITIVE_INFINITY
  if (half === 0)
    return lengthBetween(
      counted.flatMap((solid) => inside(line, solid)),
      from,
      to,
    )
  return lengthBetween(
    counted.flatMap((solid) => insideAcross(line, solid, half)),
    from,
    to,
  )
}
