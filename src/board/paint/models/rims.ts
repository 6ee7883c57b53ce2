import type { Area } from '../../../geometry/area.ts'
import type { Pen } from '../../../geometry/pen.ts'
import type { ScreenPoint } from '../../../view/screen-point.ts'
import { onScreen, type View } from '../../../view/view.ts'
import { trace } from '../lays/area.ts'

/** Pixels between two places noted along an edge. */
const PACE = 9

/**
 * Places along the edge of a template on the screen, a few pixels apart, so that numbers can keep off it. Nothing is measured
 * or drawn with them.
 */
export function rimOf(area: Area, view: View): readonly ScreenPoint[] {
  const noted: ScreenPoint[] = []
  let last = { x: 0, y: 0 }
  let first = last
  const straight = (x: number, y: number) => {
    const steps = Math.max(1, Math.ceil((Math.hypot(x - last.x, y - last.y) * view.scale) / PACE))
    for (let step = 1; step <= steps; step++) {
      const part = step / steps
      noted.push(onScreen(view, { x: last.x + (x - last.x) * part, y: last.y + (y - last.y) * part }))
    }
    last = { x, y }
  }
  const pen: Pen = {
    moveTo(x, y) {
      last = { x, y }
      first = last
    },
    lineTo: straight,
    arc(x, y, radius, from, to) {
      const steps = Math.max(2, Math.ceil((radius * Math.abs(to - from) * view.scale) / PACE))
      for (let step = 0; step <= steps; step++) {
        const angle = from + ((to - from) * step) / steps
        last = { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) }
        noted.push(onScreen(view, last))
      }
    },
    closePath: () => straight(first.x, first.y),
  }
  trace(area, pen)
  return noted
}
