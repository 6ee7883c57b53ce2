import { bearing } from '../geometry/point.ts'
import type { Model } from '../table/document.ts'
import { onTable } from '../view/view.ts'
import type { Finger } from './finger.ts'
import type { Gesture } from './gesture.ts'
import { type Hands, putDown } from './hands.ts'
import { settle } from './settle.ts'
import { spent } from './spent.ts'

/** Drags the knob on the ring around a model: it faces where the finger is, less the angle at which the knob was grabbed. */
export function turnModel(hands: Hands, idle: Gesture, start: Finger, model: Model): Gesture {
  const at = (finger: Finger) => bearing(model, onTable(hands.desk.getState().view, finger.at))
  const grabbedOff = bearing(model, onTable(hands.desk.getState().view, start.began)) - (model.facing * Math.PI) / 180
  let facing = model.facing
  const places = () => [{ id: model.id, x: model.x, y: model.y, facing }]

  const self: Gesture = {
    down(_, fingers) {
      putDown(hands)
      return fingers.length > 1 ? spent(idle) : self
    },
    move(finger) {
      if (finger.id !== start.id) return self
      facing = ((at(finger) - grabbedOff) * 180) / Math.PI
      hands.desk.setState({ draft: { kind: 'move', grabbed: model.id, places: places() } })
      return self
    },
    up() {
      putDown(hands)
      settle(hands, places())
      return idle
    },
    cancel: () => putDown(hands),
  }
  return self
}
