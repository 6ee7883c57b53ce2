import type { Disc } from '../../geometry/disc.ts'
import { draw, type Outline } from '../../geometry/outline.ts'
import type { Pen } from '../../geometry/pen.ts'

/** The area a template covers: a disc or an outline on the table, drawn with any pen. */
export type Area =
  | { readonly kind: 'disc'; readonly disc: Disc }
  | { readonly kind: 'outline'; readonly outline: Outline }

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
