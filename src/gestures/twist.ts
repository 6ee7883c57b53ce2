import { bearing, distance, type Point } from '../geometry/point.ts'
import { girth } from '../geometry/shape.ts'
import type { Placement } from '../table/action.ts'
import { shapeOfModel } from '../table/bodies.ts'
import type { Model } from '../table/document.ts'
import { onTable } from '../view/view.ts'
import type { Finger } from './finger.ts'
import type { Gesture } from './gesture.ts'
import { RING_OUTSIDE } from './handles.ts'
import { type Hands, putDown } from './hands.ts'
import { settle } from './settle.ts'
import { spent } from './spent.ts'

/** How far beyond its facing ring a second finger still means the model and not the board, in CSS pixels. */
const BEYOND_RING = 70

/** Whether both fingers are on or about a model, so that they mean to turn it. */
export function twists(hands: Hands, model: Model, fingers: readonly Finger[]): boolean {
  const { view, draft } = hands.desk.getState()
  const drafted = draft?.kind === 'move' ? draft.places.find((place) => place.id === model.id) : undefined
  const centre: Point = drafted ?? model
  const reach = girth(shapeOfModel(model)) + (RING_OUTSIDE + BEYOND_RING) / view.scale
  return fingers.length === 2 && fingers.every((finger) => distance(centre, onTable(view, finger.at)) <= reach)
}

/** Two fingers on a model turn it in place, by the angle between them; it does not slide meanwhile. */
export function twist(
  hands: Hands,
  idle: Gesture,
  model: Model,
  moved: readonly Placement[],
  fingers: readonly Finger[],
): Gesture {
  const angle = (all: readonly Finger[]) => {
    const { view } = hands.desk.getState()
    const [a, b] = all
    return a && b ? bearing(onTable(view, a.at), onTable(view, b.at)) : null
  }
  const base: readonly Placement[] =
    moved.length > 0 ? moved : [{ id: model.id, x: model.x, y: model.y, facing: model.facing }]
  const began = angle(fingers) ?? 0
  let places = base

  const self: Gesture = {
    down: () => self,
    move(_, all) {
      const now = angle(all)
      if (now === null) return self
      const turned = ((now - began) * 180) / Math.PI
      places = base.map((place) => (place.id === model.id ? { ...place, facing: model.facing + turned } : place))
      hands.desk.setState({ draft: { kind: 'move', grabbed: model.id, places }, finger: null })
      return self
    },
    up(_, all) {
      putDown(hands)
      settle(hands, places)
      return all.length === 0 ? idle : spent(idle)
    },
    cancel: () => putDown(hands),
  }
  return self
}
