import { bearing, distance, type Point } from '../geometry/point.ts'
import { girth } from '../geometry/shape/shape.ts'
import type { Placement } from '../table/action.ts'
import { shapeOfModel } from '../table/bodies.ts'
import type { Model } from '../table/document.ts'
import { turnsAbout } from '../table/place/ranked.ts'
import { turnedTogether } from '../table/place/together.ts'
import { onTable } from '../view/view.ts'
import type { Finger } from './finger.ts'
import type { Gesture } from './gesture.ts'
import { RING_OUTSIDE } from './handles.ts'
import { type Hands, putDown } from './hands.ts'
import { settle } from './settle.ts'
import { spent } from './spent.ts'

/** How far beyond its facing ring a second finger still means the model and not the board, in CSS pixels. */
const BEYOND_RING = 70

/** Whether both fingers are on or about models, so that they mean to turn them. */
export function twists(hands: Hands, models: readonly Model[], fingers: readonly Finger[]): boolean {
  const { view, draft } = hands.desk.getState()
  const beyond = (RING_OUTSIDE + BEYOND_RING) / view.scale
  const isAbout = (model: Model, place: Point) => {
    const drafted = draft?.kind === 'move' ? draft.places.find(({ id }) => id === model.id) : undefined
    return distance(drafted ?? model, place) <= girth(shapeOfModel(model)) + beyond
  }
  return (
    fingers.length === 2 && fingers.every((finger) => models.some((model) => isAbout(model, onTable(view, finger.at))))
  )
}

/** Two fingers turn models about the middle of them, by the angle between the fingers; they do not slide meanwhile. */
export function twist(
  hands: Hands,
  idle: Gesture,
  models: readonly Model[],
  moved: readonly Placement[],
  fingers: readonly Finger[],
): Gesture {
  const angle = (all: readonly Finger[]) => {
    const { view } = hands.desk.getState()
    const [a, b] = all
    return a && b ? bearing(onTable(view, a.at), onTable(view, b.at)) : null
  }
  const table = hands.table()
  const placed = models.map((model) => ({ ...model, ...moved.find(({ id }) => id === model.id) }))
  const about = turnsAbout({ ...table, models: placed }, placed)
  const began = angle(fingers) ?? 0
  let places = moved

  const self: Gesture = {
    down: () => self,
    move(_, all) {
      const now = angle(all)
      if (now === null) return self
      const turned = ((now - began) * 180) / Math.PI
      const turning = turnedTogether(placed, about, turned)
      places = [...turning, ...moved.filter(({ id }) => turning.every((place) => place.id !== id))]
      hands.desk.setState({ draft: { kind: 'move', grabbed: models[0]?.id ?? '', places }, finger: null })
      return self
    },
    up(_, all) {
      putDown(hands)
      if (places.length > 0) settle(hands, places)
      return all.length === 0 ? idle : spent(idle)
    },
    cancel: () => putDown(hands),
  }
  return self
}
