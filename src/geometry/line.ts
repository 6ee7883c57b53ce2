import type { Disc } from './disc.ts'
import type { Segment } from './segment.ts'

/**
 * A directed straight line without ends: the places p with n · p = s, n a unit vector, walked in the direction (ny, −nx).
 * Larger s lies to the right of it on screen.
 */
export interface Line {
  readonly nx: number
  readonly ny: number
  readonly s: number
}

/** Where along itself a line leaves a disc that it meets. A line that only just misses it leaves it where it is nearest. */
export function leaves({ nx, ny, s }: Line, { centre, radius }: Disc): number {
  const aside = nx * centre.x + ny * centre.y - s
  return ny * centre.x - nx * centre.y + Math.sqrt(Math.max(0, radius * radius - aside * aside))
}

/** Where along itself a line enters a disc that it meets. */
export function enters({ nx, ny, s }: Line, { centre, radius }: Disc): number {
  const aside = nx * centre.x + ny * centre.y - s
  return ny * centre.x - nx * centre.y - Math.sqrt(Math.max(0, radius * radius - aside * aside))
}

/** The part of a line between two lengths along it. */
export function stretch({ nx, ny, s }: Line, from: number, to: number): Segment {
  const at = (along: number) => ({ x: nx * s + ny * along, y: ny * s - nx * along })
  return { from: at(from), to: at(to) }
}

/** The part of a line between two discs that lie apart: from the edge of the first to the edge of the second. */
export function between(line: Line, a: Disc, b: Disc): Segment {
  return stretch(line, leaves(line, a), enters(line, b))
}
