import type { Area } from '../../../geometry/area.ts'
import type { Standing } from '../../../rules/verdict.ts'
import type { Model } from '../../../table/document.ts'
import type { ScreenPoint } from '../../../view/screen-point.ts'
import type { View } from '../../../view/view.ts'
import { aside, type Canvas, faded, line } from '../canvas.ts'
import type { Ink } from '../ink.ts'
import { seenOutline, traceOutline } from '../models/seen-outline.ts'
import { screenPen } from '../screen-pen.ts'
import { trace } from './area.ts'

/** Fills a template's area, faintly. */
export function fillArea(canvas: Canvas, view: View, area: Area, ink: Ink): void {
  canvas.beginPath()
  trace(area, screenPen(canvas, view))
  canvas.fillStyle = ink.templateFill
  canvas.fill()
}

/** Tints the part of a base that a template reaches: the base clipped by the template's own edge. */
export function tint(canvas: Canvas, view: View, area: Area, model: Model, standing: Standing, ink: Ink): void {
  aside(canvas, () => {
    canvas.beginPath()
    traceOutline(canvas, seenOutline(view, model), 0)
    canvas.clip()
    canvas.beginPath()
    trace(area, screenPen(canvas, view))
    canvas.fillStyle = faded(ink.standings[standing], standing === 'grazed' ? 0.4 : 0.3)
    canvas.fill()
  })
}

/** Strokes a template's edge: exact, thin, and last, over the bases. */
export function strokeArea(canvas: Canvas, view: View, area: Area, ink: Ink, weight = 1.5): void {
  canvas.beginPath()
  trace(area, screenPen(canvas, view))
  canvas.strokeStyle = ink.templateEdge
  canvas.lineWidth = weight
  canvas.lineJoin = 'miter'
  canvas.stroke()
}

/** The dotted centre line of a spray, with a mark at every inch. */
export function paintAxis(canvas: Canvas, from: ScreenPoint, to: ScreenPoint, inches: number, ink: Ink): void {
  canvas.strokeStyle = ink.templateAxis
  canvas.lineWidth = 1
  canvas.setLineDash([1, 5])
  line(canvas, from.left, from.top, to.left, to.top)
  canvas.setLineDash([])
  const [dx, dy] = [(to.left - from.left) / inches, (to.top - from.top) / inches]
  const length = Math.hypot(dx, dy)
  if (length < 8) return
  for (let inch = 1; inch < inches; inch++) {
    const [x, y] = [from.left + dx * inch, from.top + dy * inch]
    line(canvas, x - (dy / length) * 3, y + (dx / length) * 3, x + (dy / length) * 3, y - (dx / length) * 3)
  }
}

/** The small cross at a blast's centre. */
export function paintCentre(canvas: Canvas, at: ScreenPoint, ink: Ink): void {
  canvas.strokeStyle = ink.templateEdge
  canvas.lineWidth = 1.5
  line(canvas, at.left - 6, at.top, at.left + 6, at.top)
  line(canvas, at.left, at.top - 6, at.left, at.top + 6)
}

/** Strokes where a template was aimed before it drifted: dashed and faint. */
export function strokeGhost(canvas: Canvas, view: View, area: Area, ink: Ink): void {
  canvas.beginPath()
  trace(area, screenPen(canvas, view))
  canvas.strokeStyle = ink.ghost
  canvas.lineWidth = 1.25
  canvas.setLineDash([6, 5])
  canvas.stroke()
  canvas.setLineDash([])
}
