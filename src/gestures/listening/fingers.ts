import type { ScreenPoint } from '../../view/screen-point.ts'
import type { Finger } from '../finger.ts'
import type { Gesture } from '../gesture.ts'
import type { Hands } from '../hands.ts'
import { idle } from '../idle.ts'

/** The fingers that are down on the board, and the gesture they make of what they do. */
export interface Fingers {
  isDown(id: number): boolean
  down(finger: Finger): void
  move(id: number, at: ScreenPoint): void
  up(id: number, at: ScreenPoint): void
  /** Lifts all fingers and takes back what was not finished. */
  breakOff(): void
  /** The same for good. */
  stop(): void
}

/** No finger is down yet; what fingers do becomes actions by these hands. */
export function fingersOf(hands: Hands): Fingers {
  const rest = idle(hands)
  let gesture: Gesture = rest
  let fingers: readonly Finger[] = []
  /** The table that the gesture under way began on. */
  let table = hands.table().id
  /** Set while the gesture itself writes to the desk. */
  let busy = false

  const breakOff = () => {
    const under = gesture
    fingers = []
    gesture = rest
    under.cancel()
  }
  /** Runs one event through the gesture; one whose table was changed for another is broken off instead. */
  const hear = (next: () => Gesture) => {
    if (hands.table().id !== table) {
      breakOff()
      return
    }
    busy = true
    try {
      gesture = next()
    } finally {
      busy = false
    }
  }
  // Whoever else puts down the draft, or takes another tool, ends the gesture: the finger must not finish it behind his back.
  const stopDesk = hands.desk.subscribe((now, before) => {
    if (!busy && (now.tool !== before.tool || (before.draft !== null && now.draft === null))) breakOff()
  })
  const known = (id: number) => fingers.find((one) => one.id === id)

  return {
    isDown: (id) => known(id) !== undefined,
    down(finger) {
      if (fingers.length === 0) table = hands.table().id
      fingers = [...fingers.filter(({ id }) => id !== finger.id), finger]
      hear(() => gesture.down(finger, fingers))
    },
    move(id, at) {
      const before = known(id)
      if (!before) return
      const finger = { ...before, at }
      fingers = fingers.map((one) => (one.id === id ? finger : one))
      hear(() => gesture.move(finger, fingers))
    },
    up(id, at) {
      const before = known(id)
      if (!before) return
      fingers = fingers.filter((one) => one.id !== id)
      const lifted = { ...before, at }
      hear(() => gesture.up(lifted, fingers))
    },
    breakOff,
    stop() {
      breakOff()
      stopDesk()
    },
  }
}
