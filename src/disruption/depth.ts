import { gap } from '../geometry/gap.ts'
import type { Landing, Piece } from './landing.ts'

/** Two bases overlap where they share more than this many inches of depth: what hands can't set up is no overlap. */
export const OVERLAP = 1e-6

/** The bases that the mover overlaps: each of them must move. */
export function overlapped({ mover, others }: Landing): readonly Piece[] {
  return others.filter(({ disc }) => gap(mover, disc) < -OVERLAP)
}
