import type { Pen } from './pen.ts'
import type { Point } from './point.ts'

/** A round stretch: from the direction `start` (radians, seen from the centre), clockwise by `sweep`; back where negative. */
export interface Bow {
  readonly centre: Point
  readonly radius: number
  readonly start: number
  readonly sweep: number
}

/** One stretch of a region's edge, straight unless it has a bow. */
export interface RegionEdge {
  readonly from: Point
  readonly to: Point
  readonly bow: Bow | null
}

/** An area, bent inwards or not, by its edge: each stretch begins where the last ended, clockwise on screen about the area. */
export interface Region {
  readonly edges: readonly RegionEdge[]
}

/** Draw a region with any pen; one without edges draws nothing. */
export function drawRegion({ edges }: Region, pen: Pen): void {
  const first = edges[0]
  if (!first) return
  pen.moveTo(first.from.x, first.from.y)
  for (const { to, bow } of edges) {
    if (bow) pen.arc(bow.centre.x, bow.centre.y, bow.radius, bow.start, bow.start + bow.sweep, bow.sweep < 0)
    else pen.lineTo(to.x, to.y)
  }
  pen.closePath()
}

/** The area of a region in square inches. */
export function areaOf({ edges }: Region): number {
  let twice = 0
  const origin = edges[0]?.from ?? { x: 0, y: 0 }
  for (const { from, to, bow } of edges) {
    twice += (from.x - origin.x) * (to.y - origin.y) - (to.x - origin.x) * (from.y - origin.y)
    if (bow) twice += bow.radius * bow.radius * (bow.sweep - Math.sin(bow.sweep))
  }
  return twice / 2
}
