import { directionOf, radians } from '../../geometry/angle.ts'
import type { Point } from '../../geometry/point.ts'
import { reachAlong } from '../../geometry/shape/shape.ts'
import type { Placement } from '../action.ts'
import { shapeOfModel } from '../bodies.ts'
import type { Model, Table } from '../document.ts'
import { facingOf } from './facing.ts'

/** Inches left free between models and their copies. */
const GAP = 0.25

/** Where models stand after all of them are moved by the same displacement, in inches. */
export function movedTogether(models: readonly Model[], dx: number, dy: number): Placement[] {
  return models.map(({ id, x, y, facing }) => ({ id, x: x + dx, y: y + dy, facing }))
}

/** Where models stand after all of them are turned about one place, clockwise by degrees; each turns its facing with it. */
export function turnedTogether(models: readonly Model[], about: Point, degrees: number): Placement[] {
  const { cos, sin } = directionOf(radians(degrees))
  return models.map(({ id, x, y, facing }) => ({
    id,
    x: about.x + (x - about.x) * cos - (y - about.y) * sin,
    y: about.y + (x - about.x) * sin + (y - about.y) * cos,
    facing: facingOf(facing + degrees),
  }))
}

/** The middle of models: of the smallest upright box around their places. The table's corner when there are none. */
export function middleOf(models: readonly Point[]): Point {
  if (models.length === 0) return { x: 0, y: 0 }
  const xs = models.map(({ x }) => x)
  const ys = models.map(({ y }) => y)
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 }
}

const TRAILING_NUMBER = /^(.*?)\s*(\d+)$/

/** The next free name after a model's own: "Hunter 4" after "Hunter 3", "Warden 2" after "Warden". */
function nextName(name: string, taken: ReadonlySet<string>): string {
  const [, stem = name, number = '1'] = TRAILING_NUMBER.exec(name) ?? []
  for (let count = Number(number) + 1; ; count++) {
    const next = `${stem} ${count}`.trim()
    if (!taken.has(next)) return next
  }
}

/**
 * Copies of some models of a table under new ids and the next free names, set beside them so that each can be taken hold
 * of: to the right, or to the left where the mat ends.
 */
export function copiesBeside(table: Table, ids: readonly string[], newId: () => string): Model[] {
  const originals = table.models.filter((model) => ids.includes(model.id))
  const right = Math.max(
    ...originals.map((model) => model.x + reachAlong(shapeOfModel(model), 0)),
    Number.NEGATIVE_INFINITY,
  )
  const left = Math.min(
    ...originals.map((model) => model.x - reachAlong(shapeOfModel(model), 0)),
    Number.POSITIVE_INFINITY,
  )
  const shift = right - left + GAP
  const way = right + shift <= table.mat.width ? 1 : -1
  const taken = new Set(table.models.map((model) => model.name))
  return originals.map((model) => {
    const name = nextName(model.name, taken)
    taken.add(name)
    return { ...model, id: newId(), name, x: model.x + way * shift }
  })
}
