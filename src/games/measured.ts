import type { Segment } from '../geometry/segment.ts'

/** A distance from edge to edge in inches, negative by the depth of an overlap, and the line that shows it. */
export interface Measured {
  readonly gap: number
  readonly line: Segment
  /** How many inches it may be off: by so much of a limit it is too close to call. */
  readonly slack: number
}
