import type { TapedPlace } from '../../../table/place/tapes.ts'
import { useWords } from '../../use-stores.ts'
import { doubtKey } from './place-said.ts'
import type { TapeState } from './tape-state.ts'

interface PlaceSaidProps {
  readonly place: TapedPlace
  readonly state: TapeState
}

/** Where a place lies on the mat, by how much tapes were strained to meet there, and how far off it may be. */
export function PlaceSaid({ place, state }: PlaceSaidProps) {
  const words = useWords()
  const { at, strained, doubt } = place
  return [
    words.t('tape.place', { x: words.inches(at.x), y: words.inches(at.y) }),
    ...(strained > 0 ? [words.t('tape.strained', { short: words.inches(strained) })] : []),
    words.t(doubtKey(state.way, place, state.doubt), { doubt: words.inches(doubt) }),
  ].map((text) => <span key={text}>{text}</span>)
}
