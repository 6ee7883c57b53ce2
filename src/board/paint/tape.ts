import type { Segment } from '../../geometry/segment.ts'
import { onScreen, type View } from '../../view/view.ts'
import { type Canvas, line } from './canvas.ts'
import type { Ink } from './ink.ts'
import { plateAt } from './plate.ts'

/** Paints a tape from edge to edge: a dark bed, ticks at the quarter inches, bars at its ends and its number upright. */
export function paintTape(canvas: Canvas, view: View, tape: Segment, text: string, ink: Ink): void {
  const from = onScreen(view, tape.from)
  const to = onScreen(view, tape.to)
  const length = Math.hypot(to.left - from.left, to.top - from.top)
  const middle = { left: (from.left + to.left) / 2, top: (from.top + to.top) / 2 }
  if (length > 1) {
    const [ux, uy] = [(to.left - from.left) / length, (to.top - from.top) / length]
    canvas.strokeStyle = ink.plate
    canvas.lineWidth = 18
    line(canvas, from.left, from.top, to.left, to.top)
    canvas.strokeStyle = ink.tape
    canvas.lineWidth = 1
    canvas.beginPath()
    const every = view.scale >= 28 ? 0.25 : view.scale >= 14 ? 0.5 : 1
    for (let at = every; at * view.scale < length; at += every) {
      const reach = at % 1 === 0 ? 8 : at % 0.5 === 0 ? 6 : 3.5
      const [x, y] = [from.left + ux * at * view.scale, from.top + uy * at * view.scale]
      canvas.moveTo(x - uy * reach, y + ux * reach)
      canvas.lineTo(x + uy * reach, y - ux * reach)
    }
    canvas.stroke()
    canvas.lineWidth = 2
    line(canvas, from.left, from.top, to.left, to.top)
    canvas.lineWidth = 2.5
    for (const end of [from, to]) {
      line(canvas, end.left - uy * 11, end.top + ux * 11, end.left + uy * 11, end.top - ux * 11)
    }
  }
  plateAt(canvas, middle, text, ink, false, 18)
}

/** Paints a thin live distance, as it follows a dragged base: a hairline and its number. */
export function paintThread(canvas: Canvas, view: View, thread: Segment, text: string, ink: Ink): void {
  const from = onScreen(view, thread.from)
  const to = onScreen(view, thread.to)
  canvas.strokeStyle = ink.ghost
  canvas.lineWidth = 1.25
  line(canvas, from.left, from.top, to.left, to.top)
  plateAt(canvas, { left: (from.left + to.left) / 2, top: (from.top + to.top) / 2 }, text, ink)
}
