import type { Segment } from '../../../geometry/segment.ts'
import type { Standing } from '../../../rules/verdict.ts'
import { onScreen, type View } from '../../../view/view.ts'
import { type Canvas, line } from '../canvas.ts'
import type { Ink } from '../ink.ts'

/** Under this many pixels a witness can't be seen as a line: a circle marks the place instead. */
const TOO_SHORT = 9

/** Paints the two places that decide a verdict, joined: dashed when the base is clear, a circle where they are too close to see. */
export function paintWitness(canvas: Canvas, view: View, witness: Segment, standing: Standing, ink: Ink): void {
  const from = onScreen(view, witness.from)
  const to = onScreen(view, witness.to)
  const length = Math.hypot(to.left - from.left, to.top - from.top)
  canvas.strokeStyle = ink.standings[standing]
  if (length < TOO_SHORT) {
    canvas.lineWidth = 1.5
    canvas.beginPath()
    canvas.arc((from.left + to.left) / 2, (from.top + to.top) / 2, 12, 0, 2 * Math.PI)
    canvas.stroke()
    return
  }
  canvas.lineWidth = 2
  const [ux, uy] = [(to.left - from.left) / length, (to.top - from.top) / length]
  if (standing === 'clear') canvas.setLineDash([4, 4])
  line(canvas, from.left, from.top, to.left, to.top)
  canvas.setLineDash([])
  for (const end of [from, to]) {
    line(canvas, end.left - uy * 5, end.top + ux * 5, end.left + uy * 5, end.top - ux * 5)
  }
}
