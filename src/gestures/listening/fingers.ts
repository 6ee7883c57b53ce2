import type { ScreenPoint } from '../../view/screen-point.ts'
import type { Finger } from '../finger.ts'
import type { Hands } from '../hands.ts'
import { underWay } from './under-way.ts'

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
  let fingers: readonly Finger[] = []
  const { begin, hear, breakOff, stop } = underWay(hands, () => {
    fingers = []
  })
  const known = (id: number) => fingers.find((one) => one.id === id)
  return {
    isDown: (id) => known(id) !== undefined,
    down(finger) {
      if (fingers.length === 0) begin()
      fingers = [...fingers.filter(({ id }) => id !== finger.id), finger]
      hear((gesture) => gesture.down(finger, fingers))
    },
    move(id, at) {
      const before = known(id)
      if (!before) return
      const finger = { ...before, at }
      fingers = fingers.map((one) => (one.id === id ? finger : one))
      hear((gesture) => gesture.move(finger, fingers))
    },
    up(id, at) {
      const before = known(id)
      if (!before) return
      fingers = fingers.filter((one) => one.id !== id)
      const lifted = { ...before, at }
      hear((gesture) => gesture.up(lifted, fingers))
    },
    breakOff,
    stop,
  }
}
