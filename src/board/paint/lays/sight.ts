import { drawRegion } from '../../../geometry/region.ts'
import type { Segment } from '../../../geometry/segment.ts'
import type { SightLay } from '../../../table/lay.ts'
import { regionOn, sightOn } from '../../../table/on/sight-on.ts'
import { onScreen, type View } from '../../../view/view.ts'
import { aside, type Canvas, faded, line } from '../canvas.ts'
import type { Ink } from '../ink.ts'
import { seenOutline, traceOutline } from '../models/seen-outline.ts'
import type { Painting } from '../painting.ts'
import { screenPen } from '../screen-pen.ts'

function stretch(canvas: Canvas, view: View, { from, to }: Segment): void {
  const [a, b] = [onScreen(view, from), onScreen(view, to)]
  line(canvas, a.left, a.top, b.left, b.top)
}

/** Paints a blocked line: dashed, and crossed where the thing that blocks it stands. */
function paintBlocked(canvas: Canvas, view: View, way: Segment, inside: Segment, ink: Ink): void {
  canvas.strokeStyle = faded(ink.standings.clear, 0.8)
  canvas.lineWidth = 1.5
  canvas.setLineDash([4, 5])
  stretch(canvas, view, way)
  canvas.setLineDash([])
  canvas.strokeStyle = ink.standings.grazed
  canvas.lineWidth = 3
  stretch(canvas, view, inside)
  const middle = onScreen(view, { x: (inside.from.x + inside.to.x) / 2, y: (inside.from.y + inside.to.y) / 2 })
  canvas.lineWidth = 2.5
  line(canvas, middle.left - 7, middle.top - 7, middle.left + 7, middle.top + 7)
  line(canvas, middle.left - 7, middle.top + 7, middle.left + 7, middle.top - 7)
}

/** Paints where the target would be seen: light falls there, with an edge where it ends. */
function paintRegion({ canvas, view, table, ink }: Painting, lay: SightLay): void {
  const region = regionOn(table, lay)
  if (!region) return
  // Light falls about the bases, not over them.
  aside(canvas, () => {
    canvas.beginPath()
    canvas.rect(0, 0, view.width, view.height)
    for (const model of table.models) traceOutline(canvas, seenOutline(view, model), 0)
    canvas.clip('evenodd')
    canvas.beginPath()
    drawRegion(region, screenPen(canvas, view))
    canvas.fillStyle = ink.seen
    canvas.fill()
  })
  canvas.beginPath()
  drawRegion(region, screenPen(canvas, view))
  canvas.strokeStyle = faded(ink.templateEdge, 0.6)
  canvas.lineWidth = 1
  canvas.stroke()
}

/** Paints a line of sight: the free one, or one that each blocker alone stops; over what the viewer sees at all. */
export function paintSight(painting: Painting, lay: SightLay): void {
  const { canvas, view, table, ink } = painting
  const on = sightOn(table, lay)
  if (!on) return
  paintRegion(painting, lay)
  const { there } = on
  if (there.line) {
    canvas.strokeStyle = ink.standings.covered
    canvas.lineWidth = 2.5
    stretch(canvas, view, there.line)
  }
  for (const { line: way, inside } of there.blockers) paintBlocked(canvas, view, way, inside, ink)
}
