import { type CourseStore, createCourse } from '../../desk/course.ts'
import { createDesk, type DeskStore, type Tool } from '../../desk/desk.ts'
import type { Model, Table } from '../../table/document.ts'
import { freshTable } from '../../table/fresh.ts'
import { createTableStore, type TableStore } from '../../table/store.ts'
import type { ScreenPoint } from '../../view/screen-point.ts'
import { onScreen } from '../../view/view.ts'
import type { Finger } from '../finger.ts'
import type { Gesture } from '../gesture.ts'
import type { Hands } from '../hands.ts'
import { idle } from '../idle.ts'

export const modelAt = (id: string, x: number, y: number, changes: Partial<Model> = {}): Model => ({
  ...{ id, name: id, unit: '', side: 'a', base: { shape: 'round', mm: 30 }, x, y, facing: 0, doubt: 0 },
  ...changes,
})

/** A hand over a table at 40 pixels an inch, without a screen: what a finger does is called by name. */
export interface Stage {
  readonly table: TableStore
  readonly desk: DeskStore
  readonly course: CourseStore
  /** Where a place of the table is on the screen. */
  at(x: number, y: number): ScreenPoint
  down(id: number, spot: ScreenPoint, options?: Partial<Finger>): void
  move(id: number, spot: ScreenPoint): void
  up(id: number): void
  cancel(): void
  tap(spot: ScreenPoint): void
  drag(from: ScreenPoint, to: ScreenPoint): void
  /** Whether no gesture is under way. */
  atRest(): boolean
}

export function stageOf(models: readonly Model[], tool: Tool = 'select', changes: Partial<Table> = {}): Stage {
  const table = createTableStore({
    ...freshTable({ id: 't', name: 'T', game: 'hordes', seed: 7 }),
    models,
    ...changes,
  })
  const desk = createDesk()
  const course = createCourse()
  desk.setState({ tool, view: { centre: { x: 12, y: 9 }, scale: 40, flipped: false, width: 960, height: 720 } })
  let next = 0
  const hands: Hands = {
    desk,
    table: () => table.getState().table,
    act: (action) => {
      table.act(action)
    },
    following: course.getState,
    identify: () => `new${next++}`,
    nameModel: (count) => `Model ${count}`,
    nameTerrain: (kind, count) => `${kind} ${count}`,
  }
  const rest = idle(hands)
  let gesture: Gesture = rest
  let fingers: readonly Finger[] = []
  const stage: Stage = {
    table,
    desk,
    course,
    at: (x, y) => onScreen(desk.getState().view, { x, y }),
    down(id, at, options = {}) {
      const finger: Finger = { id, at, began: at, touch: true, boxing: false, panning: false, ...options }
      fingers = [...fingers, finger]
      gesture = gesture.down(finger, fingers)
    },
    move(id, at) {
      fingers = fingers.map((finger) => (finger.id === id ? { ...finger, at } : finger))
      const finger = fingers.find((one) => one.id === id)
      if (finger) gesture = gesture.move(finger, fingers)
    },
    up(id) {
      const finger = fingers.find((one) => one.id === id)
      fingers = fingers.filter((one) => one.id !== id)
      if (finger) gesture = gesture.up(finger, fingers)
    },
    cancel() {
      gesture.cancel()
      gesture = rest
      fingers = []
    },
    tap(spot) {
      stage.down(1, spot)
      stage.up(1)
    },
    drag(from, to) {
      stage.down(1, from)
      for (const part of [0.25, 0.5, 0.75, 1]) {
        stage.move(1, { left: from.left + (to.left - from.left) * part, top: from.top + (to.top - from.top) * part })
      }
      stage.up(1)
    },
    atRest: () => gesture === rest,
  }
  return stage
}
