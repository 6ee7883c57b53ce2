import type { ScreenPoint } from '../../../view/screen-point.ts'
import { type Canvas, line } from '../canvas.ts'
import type { Ink } from '../ink.ts'

/** Paints an arrow from place to place; `open` is the part that was rolled and cut off: thinner, dashed, its head hollow. */
export function paintArrow(canvas: Canvas, from: ScreenPoint, to: ScreenPoint, ink: Ink, open = false): void {
  const length = Math.hypot(to.left - from.left, to.top - from.top)
  if (length < 2) return
  const [ux, uy] = [(to.left - from.left) / length, (to.top - from.top) / length]
  const deep = Math.min(14, length)
  canvas.strokeStyle = open ? ink.ghost : ink.arrow
  canvas.lineWidth = open ? 1.75 : 2.5
  if (open) canvas.setLineDash([7, 6])
  line(canvas, from.left, from.top, to.left - ux * (deep - 1), to.top - uy * (deep - 1))
  canvas.setLineDash([])
  canvas.beginPath()
  canvas.moveTo(to.left, to.top)
  canvas.lineTo(to.left - ux * deep - uy * 6, to.top - uy * deep + ux * 6)
  canvas.lineTo(to.left - ux * deep + uy * 6, to.top - uy * deep - ux * 6)
  canvas.closePath()
  if (open) {
    canvas.lineWidth = 1.5
    canvas.stroke()
  } else {
    canvas.fillStyle = ink.arrow
    canvas.fill()
  }
}

/** How much of an arrow is left at least where it stops short. */
const LEAST = 16

/**
 * Where an arrow to the middle of a base stops, so that its head doesn't cover the label: at the edge, where it is long
 * enough; where it is all too short, at once. */
export function shortOf(from: ScreenPoint, to: ScreenPoint, radius: number): ScreenPoint {
  const length = Math.hypot(to.left - from.left, to.top - from.top)
  const part = length > 0 ? Math.max(length < LEAST ? 0 : LEAST, length - radius) / length : 1
  return { left: from.left + (to.left - from.left) * part, top: from.top + (to.top - from.top) * part }
}

/** Paints the bar across an arrow where it was cut: at its cap, or along the edge of the mat. */
export function paintBar(canvas: Canvas, at: ScreenPoint, direction: number, ink: Ink, reach = 9): void {
  canvas.strokeStyle = ink.arrow
  canvas.lineWidth = 2.5
  const [dx, dy] = [Math.cos(direction) * reach, Math.sin(direction) * reach]
  line(canvas, at.left - dx, at.top - dy, at.left + dx, at.top + dy)
}
