import { distance, type Point } from '../../../geometry/point.ts'
import type { TapedPlace } from '../../../table/place/tapes.ts'
import { onScreen, type View } from '../../../view/view.ts'
import type { Key } from '../../../words/words.ts'

/** How many times the doubt of the tapes a place may be off before it has to be explained. */
const MUCH = 3

/** What is said of how far off a place may be: why, where that is much more than the tape itself is. */
export function doubtKey(way: 'tapes' | 'bearing', { doubt, strained }: TapedPlace, tape: number): Key {
  if (strained > 0 || doubt <= MUCH * tape) return 'tape.off'
  return way === 'tapes' ? 'tape.offAlike' : 'tape.offTurn'
}

/** Which of some places lies nearest to where a model stands now; the first where it stands nowhere yet. */
export function nearestPlace(places: readonly TapedPlace[], now: Point | null): number {
  if (!now) return 0
  const away = places.map(({ at }) => distance(at, now))
  return Math.max(0, away.indexOf(Math.min(...away)))
}

/** Of two names, the one that is read second: the lower, the right one. */
export const isLate = (name: Key): boolean => name === 'tape.lower' || name === 'tape.righthand'

/** What the two places are called that tapes allow, as they lie on the screen. */
export function namesApart(a: Point, b: Point, view: View): readonly [Key, Key] {
  const [one, other] = [onScreen(view, a), onScreen(view, b)]
  if (Math.abs(one.top - other.top) >= Math.abs(one.left - other.left))
    return one.top < other.top ? ['tape.upper', 'tape.lower'] : ['tape.lower', 'tape.upper']
  return one.left < other.left ? ['tape.lefthand', 'tape.righthand'] : ['tape.righthand', 'tape.lefthand']
}
