import type { Disc } from '../geometry/disc.ts'
import { farthest, gap, nearestPair } from '../geometry/gap.ts'
import type { Segment } from '../geometry/segment.ts'
import { atMost } from '../geometry/tolerance.ts'

/** The distance between two bases and how it stands to a limit; lengths in inches. */
export interface Range {
  /** Edge to edge: 0 in base contact, negative by the depth of an overlap. */
  readonly signedGap: number
  /** The same with an overlap counted as no distance. */
  readonly gap: number
  /** Distance of the farthest part of the second base. */
  readonly farthest: number
  /** Some part of the second base is in: the distance equals the limit at most. */
  readonly within: boolean
  /** All of the second base is in. Not symmetric. */
  readonly wholly: boolean
  /** The two nearest places, on the first base's edge and on the second's. */
  readonly witness: Segment
}

/** Measure from one base to another and hold it against a limit in inches; equality is within. */
export function range(from: Disc, to: Disc, limit: number): Range {
  const signedGap = gap(from, to)
  const far = farthest(from, to)
  return {
    signedGap,
    gap: Math.max(0, signedGap),
    farthest: far,
    within: atMost(signedGap, limit),
    wholly: atMost(signedGap + 2 * to.radius, limit),
    witness: nearestPair(from, to),
  }
}
