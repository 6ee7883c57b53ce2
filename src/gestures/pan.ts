import { kept, panned } from '../view/view.ts'
import type { Finger } from './finger.ts'
import type { Gesture } from './gesture.ts'
import type { Hands } from './hands.ts'
import { pinch } from './pinch.ts'

/** One finger drags the board; a second one makes it a pinch. */
export function pan(hands: Hands, idle: Gesture, start: Finger): Gesture {
  let last = start.at
  const self: Gesture = {
    down: (_, fingers) => pinch(hands, idle, fingers),
    move(finger) {
      if (finger.id !== start.id) return self
      const { view } = hands.desk.getState()
      const { mat } = hands.table()
      const next = panned(view, finger.at.left - last.left, finger.at.top - last.top)
      hands.desk.setState({ view: kept(next, mat.width, mat.height) })
      last = finger.at
      return self
    },
    up: (_, fingers) => (fingers.length === 0 ? idle : self),
    cancel() {},
  }
  return self
}
