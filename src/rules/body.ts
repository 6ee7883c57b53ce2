import type { Disc } from '../geometry/disc.ts'

/** What the rules see of a model: its base on the table, and the direction it faces in radians. */
export interface Body {
  readonly id: string
  readonly disc: Disc
  readonly facing: number
}
