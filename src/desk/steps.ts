import type { Move } from '../disruption/disruption.ts'
import { distance, type Point } from '../geometry/point.ts'
import type { Placement } from '../table/action.ts'
import type { Table } from '../table/document.ts'

/** The ways of those who stood elsewhere before they came to stand at these places. */
export function stepsTo(before: Table, places: readonly Placement[]): readonly Move[] {
  return places.flatMap(({ id, x, y }): Move[] => {
    const model = before.models.find((one) => one.id === id)
    if (!model || (model.x === x && model.y === y)) return []
    const [from, to] = [
      { x: model.x, y: model.y },
      { x, y },
    ]
    return [{ id, from, to, length: distance(from, to) }]
  })
}

/** Where a base is shown after a part of the time of its step, from 0 to 1: it sets off at once and comes to rest slowly. */
export function onStep({ from, to }: Move, part: number): Point {
  const left = 1 - Math.min(1, Math.max(0, part))
  const way = 1 - left * left * left
  // At the end it stands where it stands, to the last digit.
  return way === 1 ? to : { x: from.x + way * (to.x - from.x), y: from.y + way * (to.y - from.y) }
}
