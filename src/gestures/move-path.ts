import type { Activation, Table } from '../table/document.ts'
import type { ScreenPoint } from '../view/screen-point.ts'
import { onTable, type View } from '../view/view.ts'
import type { Finger } from './finger.ts'
import type { Gesture } from './gesture.ts'
import { type Hands, putDown } from './hands.ts'
import { pinch } from './pinch.ts'
import { modelAt, reaches } from './reach.ts'

interface Corner {
  readonly activation: Activation
  readonly index: number
}

/** The corner of a walked path under a finger, where no model is in the way; its last point is the model itself. */
export function cornerAt(table: Table, view: View, at: ScreenPoint): Corner | null {
  if (modelAt(table, view, at)) return null
  for (const activation of table.activations) {
    const index = activation.path.findIndex((corner, i) => i < activation.path.length - 1 && reaches(view, corner, at))
    if (index >= 0) return { activation, index }
  }
  return null
}

/** Drags one corner of a walked path; the legs on both sides of it stay straight. */
export function movePath(hands: Hands, idle: Gesture, start: Finger, { activation, index }: Corner): Gesture {
  let path = activation.path
  const self: Gesture = {
    down(_, fingers) {
      putDown(hands)
      return pinch(hands, idle, fingers)
    },
    move(finger) {
      if (finger.id !== start.id) return self
      path = activation.path.with(index, onTable(hands.desk.getState().view, finger.at))
      hands.desk.setState({
        draft: { kind: 'path', model: activation.model, path },
        finger: finger.touch ? finger.at : null,
      })
      return self
    },
    up() {
      putDown(hands)
      hands.act({ do: 'reroute', model: activation.model, path })
      return idle
    },
    cancel: () => putDown(hands),
  }
  return self
}
