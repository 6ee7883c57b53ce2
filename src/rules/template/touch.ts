import { TOLERANCE } from '../../geometry/tolerance.ts'

/** What a game makes of a bare touch of edges. */
export type Touch = 'covered' | 'clear'

/** Whether a margin (inches, positive covered) counts as covered when a bare touch falls as given. */
export function counts(margin: number, touch: Touch): boolean {
  return touch === 'covered' ? margin >= -TOLERANCE : margin > TOLERANCE
}

/** Whether a margin is a bare touch: nothing, as exactly as numbers go. */
export function isTouch(margin: number): boolean {
  return Math.abs(margin) <= TOLERANCE
}
