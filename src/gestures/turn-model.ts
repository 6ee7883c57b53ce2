import { bearing, type Point } from '../geometry/point.ts'
import type { Placement } from '../table/action.ts'
import type { Model } from '../table/document.ts'
import { turnedTogether } from '../table/place/together.ts'
import { onTable } from '../view/view.ts'
import type { Finger } from './finger.ts'
import type { Gesture } from './gesture.ts'
import { type Hands, putDown } from './hands.ts'
import { settle } from './settle.ts'
import { spent } from './spent.ts'

/** Drags the knob of a model or a block: it turns about its middle by as much as the finger goes round that. */
export function turnModels(
  hands: Hands,
  idle: Gesture,
  start: Finger,
  models: readonly Model[],
  about: Point,
): Gesture {
  const at = (spot: Finger['at']) => bearing(about, onTable(hands.desk.getState().view, spot))
  const began = at(start.began)
  const grabbed = models[0]?.id ?? ''
  let places: readonly Placement[] = []

  const self: Gesture = {
    down(_, fingers) {
      putDown(hands)
      return fingers.length > 1 ? spent(idle) : self
    },
    move(finger) {
      if (finger.id !== start.id) return self
      places = turnedTogether(models, about, ((at(finger.at) - began) * 180) / Math.PI)
      hands.desk.setState({ draft: { kind: 'move', grabbed, places } })
      return self
    },
    up() {
      putDown(hands)
      if (places.length > 0) settle(hands, places)
      return idle
    },
    cancel: () => putDown(hands),
  }
  return self
}
