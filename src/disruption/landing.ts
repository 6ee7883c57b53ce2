import type { Disc } from '../geometry/disc.ts'
import type { Extents } from '../geometry/shape/extents.ts'
import type { Solid } from '../geometry/solid.ts'

/** A base that may have to make room. A body of the rules is one. */
export interface Piece {
  readonly id: string
  readonly disc: Disc
}

/** A base that came to rest among others: it stays, and whoever it overlaps has to make room. */
export interface Landing {
  readonly mover: Disc
  readonly others: readonly Piece[]
  /** The table that moved bases must stay on wholly, or null where there is no edge. */
  readonly table: Extents | null
  /** Ground on which nothing may come to rest. */
  readonly obstacles: readonly Solid[]
}
