import type { Point } from '../geometry/point.ts'
import type { Placement } from '../table/action.ts'
import type { Model } from '../table/document.ts'
import { selectedBlock } from '../table/place/ranked.ts'
import { movedTogether } from '../table/place/together.ts'
import { onTable } from '../view/view.ts'
import type { Finger } from './finger.ts'
import type { Gesture } from './gesture.ts'
import { type Hands, putDown } from './hands.ts'
import { pinch } from './pinch.ts'
import { settle } from './settle.ts'
import { snapped } from './snapped.ts'
import { twist, twists } from './twist.ts'

/** Drags models by the place at which they were grabbed, so that grabbing a base off its centre doesn't shift it. */
export function moveModels(
  hands: Hands,
  idle: Gesture,
  start: Finger,
  grabbed: Model,
  moving: readonly Model[],
): Gesture {
  const origin = onTable(hands.desk.getState().view, start.began)
  const placesFor = (at: Point) => movedTogether(moving, at.x - origin.x, at.y - origin.y)
  let places: readonly Placement[] = []

  const self: Gesture = {
    down(_, fingers) {
      const turned =
        selectedBlock(
          hands.table(),
          moving.map(({ id }) => id),
        ).length > 0
          ? moving
          : [grabbed]
      if (twists(hands, turned, fingers)) return twist(hands, idle, turned, places, fingers)
      putDown(hands)
      return pinch(hands, idle, fingers)
    },
    move(finger) {
      if (finger.id !== start.id) return self
      const { view } = hands.desk.getState()
      places = snapped(hands, grabbed, placesFor(onTable(view, finger.at)))
      hands.desk.setState({
        draft: { kind: 'move', grabbed: grabbed.id, places },
        finger: finger.touch ? finger.at : null,
      })
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
