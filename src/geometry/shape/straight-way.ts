import { boundaryFrom } from '../boundary.ts'
import { type HalfPlane, halfPlane } from '../half-plane.ts'
import type { Outline } from '../outline.ts'
import type { Point } from '../point.ts'
import { TOLERANCE } from '../tolerance.ts'
import { length } from '../vector.ts'
import { tangentLeg } from '../walk/tangent.ts'

/** The least of a function of 0 to 1 that falls, then rises, and has no step: what is left of it is halved again and again. */
function lowest(of: (part: number) => number): number {
  let [from, to] = [0, 1]
  for (let round = 0; round < 100; round++) {
    const [low, high] = [from + (to - from) / 3, to - (to - from) / 3]
    if (of(low) <= of(high)) to = high
    else from = low
  }
  return Math.min(of(0), of(1), of((from + to) / 2))
}

/**
 * Whether a straight way leads past a convex zone; by less than `slack` (inches) it grazes it. Along a straight way the
 * distance from a convex zone falls, then rises, so its least is found.
 */
export function leadsPast(zone: Outline, from: Point, to: Point, slack: number): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const away = (part: number) => boundaryFrom(zone, from.x + part * dx, from.y + part * dy).distance
  // Farther from the middle of the way than its ends are, it is out of the way.
  return away(0.5) >= length(dx, dy) / 2 || lowest(away) >= -slack
}

/** The places of a zone's edge at which a straight line through a place may graze it: its corners, and where its arcs are touched. */
function grazing({ edges }: Outline, from: Point): readonly Point[] {
  const point = { centre: from, radius: 0 }
  return edges.flatMap(({ from: corner, arc }) => {
    const legs = arc
      ? (['clockwise', 'anticlockwise'] as const).flatMap((way) => tangentLeg(point, way, arc, way)?.to ?? [])
      : []
    return [corner, ...legs]
  })
}

/**
 * The straight lines through a place that graze a convex zone on either side: behind it, as seen from there, they bound what
 * no straight way reaches. Lines that only cross it may be among them.
 */
export function grazingLines(zone: Outline, from: Point): readonly HalfPlane[] {
  return grazing(zone, from).flatMap((at) => {
    const [dx, dy] = [at.x - from.x, at.y - from.y]
    const size = length(dx, dy)
    return size > 0 && leadsPast(zone, from, at, TOLERANCE) ? [halfPlane(dy / size, -dx / size, from)] : []
  })
}
