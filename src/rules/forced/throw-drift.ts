import type { Disc } from '../../geometry/disc.ts'
import type { Point } from '../../geometry/point.ts'
import { type Drift, drift, driftEnd } from '../template/deviation.ts'

/** A throw that missed what it was aimed at, and the readings its drift hangs on. */
export interface MissedThrow {
  readonly thrown: Disc
  /** The missed model's base, or a place as a disc of no radius. */
  readonly aimed: Disc
  readonly cap: 'edge' | 'centre'
  readonly directions: 'clockwise' | 'anticlockwise'
}

/** How a missed throw drifts: from the missed model's centre, at most half the distance from the thrown model to it. */
export function throwDrift({ thrown, aimed, cap, directions }: MissedThrow): Drift {
  const shot = { origin: thrown, target: aimed, range: Number.POSITIVE_INFINITY, table: null }
  return drift({ ...shot, cap, rangeFrom: 'edge', directions })
}

/** Where a missed throw comes down for a direction of 1 to 6 and a distance die of 1 to 3. */
export function throwImpact(missed: MissedThrow, direction: number, rolled: number): Point {
  return driftEnd(throwDrift(missed), direction, rolled).at
}
