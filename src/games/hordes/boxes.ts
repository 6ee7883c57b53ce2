import type { Fighter } from '../fighter.ts'
import { boxes, branches } from './sheet.ts'
import type { Spiral } from './spiral.ts'

/** How a model takes damage: in a row of boxes from left to right, or in the branches of a life spiral. */
export type Track =
  | { readonly kind: 'row'; readonly size: number; readonly marked: number }
  | ({ readonly kind: 'spiral' } & Spiral)

/** A model's boxes as its card says, or one where it has none, with what is marked of them. */
export function trackOf({ card, marked }: Fighter): Track {
  const sizes = branches.map(({ code }) => card?.stats[code] ?? 0)
  if (sizes.some((size) => size > 0)) return { kind: 'spiral', sizes, marked: sizes.map((_, i) => marked[i] ?? 0) }
  const size = card?.stats[boxes.code] ?? 1
  return { kind: 'row', size, marked: Math.min(size, marked[0] ?? 0) }
}

/** How many boxes are free: how much damage disables the model. */
export function freeBoxes(track: Track): number {
  if (track.kind === 'row') return track.size - track.marked
  return track.sizes.reduce((sum, size, i) => sum + Math.max(0, size - (track.marked[i] ?? 0)), 0)
}
