import type { Gesture } from '../gesture.ts'
import type { Hands } from '../hands.ts'
import { idle } from '../idle.ts'

/** The gesture that fingers are in the middle of: events run through it, and it ends where its ground is taken away. */
export interface UnderWay {
  /** A first finger comes down: what follows is a gesture on the table as it is now. */
  begin(): void
  /** Runs one event through the gesture; one whose table was changed for another is broken off instead. */
  hear(next: (gesture: Gesture) => Gesture): void
  /** Takes back what was not finished. */
  breakOff(): void
  /** The same for good. */
  stop(): void
}

/** No gesture is under way yet; `broken` is called whenever one is broken off, by whomever. */
export function underWay(hands: Hands, broken: () => void): UnderWay {
  const rest = idle(hands)
  let gesture: Gesture = rest
  /** The table that the gesture under way began on. */
  let table = hands.table().id
  /** Set while the gesture itself writes to the desk. */
  let busy = false

  const breakOff = () => {
    const under = gesture
    gesture = rest
    broken()
    under.cancel()
  }
  // Whoever else puts down the draft, or takes another tool, ends the gesture: the finger must not finish it behind his back.
  const stopDesk = hands.desk.subscribe((now, before) => {
    if (!busy && (now.tool !== before.tool || (before.draft !== null && now.draft === null))) breakOff()
  })
  return {
    begin() {
      table = hands.table().id
    },
    hear(next) {
      if (hands.table().id !== table) {
        breakOff()
        return
      }
      busy = true
      try {
        gesture = next(gesture)
      } finally {
        busy = false
      }
    },
    breakOff,
    stop() {
      breakOff()
      stopDesk()
    },
  }
}
