import type { Area } from '../../../geometry/area.ts'
import { draw } from '../../../geometry/outline.ts'
import type { Pen } from '../../../geometry/pen.ts'

/** Draws the edge of an area. */
export function trace(area: Area, pen: Pen): void {
  if (area.kind === 'outline') draw(area.outline, pen)
  else {
    const { centre, radius } = area.disc
    pen.moveTo(centre.x + radius, centre.y)
    pen.arc(centre.x, centre.y, radius, 0, 2 * Math.PI)
    pen.closePath()
  }
}
