import { isRound } from '../../geometry/shape/rectangle.ts'
import { awayFrom, girth } from '../../geometry/shape/shape.ts'
import { TOLERANCE } from '../../geometry/tolerance.ts'
import { length } from '../../geometry/vector.ts'
import { type Body, shapeOf } from '../body.ts'
import { type Drift, driftEnds } from './deviation.ts'
import type { Touch } from './touch.ts'

/** In how many of the 36 equally likely falls of both dice a base is caught. */
export interface Odds {
  readonly id: string
  readonly hits: number
}

/**
 * For each base, how many of the 36 ends of a drift put a blast of a given radius (inches) over any part of it. Exact: each
 * end is tried, ends that several falls share only once.
 */
export function odds(drift: Drift, radius: number, bodies: readonly Body[], touch: Touch): Odds[] {
  const places: { x: number; y: number; falls: number }[] = []
  let farthest = 0
  for (const ends of driftEnds(drift)) {
    let last: { x: number; y: number; falls: number } | null = null
    for (const { at, length: far } of ends) {
      farthest = Math.max(farthest, far)
      if (last && last.x === at.x && last.y === at.y) last.falls++
      else {
        last = { x: at.x, y: at.y, falls: 1 }
        places.push(last)
      }
    }
  }
  const { start } = drift
  const slack = touch === 'covered' ? TOLERANCE : -TOLERANCE
  return bodies.map((body) => {
    const { id } = body
    const shape = shapeOf(body)
    const { x, y } = shape.centre
    const limit = radius + (isRound(shape) ? shape.radius : 0) + slack
    let hits = 0
    if (length(x - start.x, y - start.y) <= radius + girth(shape) + farthest + 1)
      for (const place of places) {
        const away = isRound(shape) ? length(x - place.x, y - place.y) : awayFrom(shape, place)
        if (touch === 'covered' ? away <= limit : away < limit) hits += place.falls
      }
    return { id, hits }
  })
}
