import type { Lay } from '../../table/lay.ts'
import type { Asker } from '../chrome.ts'
import { useChrome, useSettings, useWords } from '../use-stores.ts'

/** What the keys beside the answer say, which takes its share of the room. */
export interface KeyWords {
  readonly pin: string
  readonly why: string
  /** Whether reasons are shown to the player on this side. */
  readonly asked: boolean
}

/** What the keys on one side say of the thing in question; where only one side has a rule, it answers for both. */
export function useKeyWords(lay: Lay | null, asker: Asker): KeyWords {
  const words = useWords()
  const bothSides = useSettings((state) => state.bothSides)
  const asked = useChrome((state) => (bothSides ? state.reasons === asker : state.reasons !== null))
  return {
    pin: words.t(lay?.pinned ? 'strip.unpin' : 'strip.pin'),
    why: words.t(asked ? 'strip.fold' : 'strip.why'),
    asked,
  }
}
