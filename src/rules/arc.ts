import { directionOf } from '../geometry/angle.ts'
import type { Point } from '../geometry/point.ts'
import type { Shape } from '../geometry/shape/rectangle.ts'
import { reachAlong } from '../geometry/shape/shape.ts'
import { TOLERANCE } from '../geometry/tolerance.ts'
import { type Body, centreOf } from './body.ts'

/** How much of a base must be behind the line: all of it, or its centre. */
export type Extent = 'whole' | 'centre'

/** Where a base stands to the line through a model's centre at right angles to its facing; lengths in inches. */
export interface ArcFinding {
  readonly id: string
  /** In the back arc wholly (touching the line is still behind), wholly in front, or across. */
  readonly arc: 'back' | 'front' | 'both'
  readonly centreArc: 'back' | 'front'
  /** How far the whole base is behind the line; negative by what reaches over it. */
  readonly behindBy: number
  /** How far the whole base is in front of the line. */
  readonly aheadBy: number
}

/** Inches of a place in front of the line that divides a model's arcs; negative behind it. */
export function ahead(body: Body, place: Point): number {
  const { cos, sin } = directionOf(body.facing)
  const centre = centreOf(body)
  return (place.x - centre.x) * cos + (place.y - centre.y) * sin
}

/** In which arc of the target a base stands. */
export function arcOf(target: Body, id: string, base: Shape): ArcFinding {
  const p = ahead(target, base.centre)
  const half = reachAlong(base, target.facing)
  const behindBy = -(p + half)
  const aheadBy = p - half
  const arc = behindBy >= -TOLERANCE ? 'back' : aheadBy >= -TOLERANCE ? 'front' : 'both'
  return { id, arc, centreArc: p <= TOLERANCE ? 'back' : 'front', behindBy, aheadBy }
}
