import type { Point } from './point.ts'

/** A straight line between two places, ends included. */
export interface Segment {
  readonly from: Point
  readonly to: Point
}
