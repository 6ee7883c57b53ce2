import { onTable } from '../view/view.ts'
import type { Finger } from './finger.ts'
import type { Gesture } from './gesture.ts'
import { type Hands, putDown } from './hands.ts'
import { pinch } from './pinch.ts'
import { modelsIn } from './reach.ts'

/** Draws a box and selects the models whose centres lie in it, together with those already selected. */
export function box(hands: Hands, idle: Gesture, start: Finger): Gesture {
  const from = onTable(hands.desk.getState().view, start.began)
  const before = hands.desk.getState().selection
  const self: Gesture = {
    down(_, fingers) {
      putDown(hands)
      hands.desk.setState({ selection: before })
      return pinch(hands, idle, fingers)
    },
    move(finger) {
      if (finger.id !== start.id) return self
      const to = onTable(hands.desk.getState().view, finger.at)
      const selection = [...new Set([...before, ...modelsIn(hands.table(), from, to)])]
      hands.desk.setState({ draft: { kind: 'box', from, to }, selection })
      return self
    },
    up() {
      putDown(hands)
      return idle
    },
    cancel() {
      putDown(hands)
      hands.desk.setState({ selection: before })
    },
  }
  return self
}
