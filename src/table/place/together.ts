import { directionOf, radians } from '../../geometry/angle.ts'
import type { Point } from '../../geometry/point.ts'
import type { Placement } from '../action.ts'
import type { Model } from '../document.ts'
import { facingOf } from '../facing.ts'
import { numbered } from './unit.ts'

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

/** Copies of models, shifted, under new ids and with the next free numbers behind their names. */
export function copiesOf(
  models: readonly Model[],
  shift: { readonly dx: number; readonly dy: number },
  newId: () => string,
  taken: Iterable<string> = [],
): Model[] {
  const borne = new Set([...taken, ...models.map(({ name }) => name)])
  return models.map((model) => {
    const stem = model.name.replace(/\s+\d+$/, '')
    const name = stem === '' ? model.name : (numbered(stem, 1, [...borne, stem])[0] ?? model.name)
    borne.add(name)
    return { ...model, id: newId(), name, x: model.x + shift.dx, y: model.y + shift.dy }
  })
}
