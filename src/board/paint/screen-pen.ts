import type { Pen } from '../../geometry/pen.ts'
import { onScreen, screenDirection, type View } from '../../view/view.ts'
import type { Canvas } from './canvas.ts'

/** A pen that takes inches of the table and draws them where the view shows them: the computed curve is the drawn one. */
export function screenPen(canvas: Canvas, view: View): Pen {
  return {
    moveTo(x, y) {
      const { left, top } = onScreen(view, { x, y })
      canvas.moveTo(left, top)
    },
    lineTo(x, y) {
      const { left, top } = onScreen(view, { x, y })
      canvas.lineTo(left, top)
    },
    arc(x, y, radius, from, to, anticlockwise) {
      const { left, top } = onScreen(view, { x, y })
      canvas.arc(left, top, radius * view.scale, screenDirection(view, from), screenDirection(view, to), anticlockwise)
    },
    closePath: () => canvas.closePath(),
  }
}
