/** How much of the answer's words and keys there is room for: each level gives up one more thing. */
export const FULL = 0
export const PIN_BARE = 1
export const WHY_BARE = 2
export const NAMES_FOLDED = 3
export const SMALLER = 4
export const WRAPPED = 5

/**
 * The level after one look at the room that is left (`slack`, in pixels, negative where the answer is cut off): the first to
 * give way is Pin's word, then Why's, then names fold into counts, then the type shrinks, and last it runs over two lines, so
 * that no word is ever cut. Only a `changed` answer, or a
 * changed room, starts over from `FULL`, and only with more than `spare` pixels left: so it can't flicker between two levels.
 */
export function nextLevel(level: number, slack: number, changed: boolean, spare = 24): number {
  if (slack < 0) return Math.min(WRAPPED, level + 1)
  return changed && slack >= spare ? FULL : level
}
