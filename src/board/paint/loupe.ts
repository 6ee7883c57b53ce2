import type { Point } from '../../geometry/point.ts'
import type { ScreenPoint } from '../../view/screen-point.ts'
import { onScreen, type View } from '../../view/view.ts'
import { aside, type Canvas, line } from './canvas.ts'
import type { Ink } from './ink.ts'
import { plateAt } from './plates/plate.ts'

const RADIUS = 74
const TIMES = 2.6
/** How far above and beside the finger the loupe stands, in pixels. */
const ABOVE = 130
const BESIDE = 96

/** Where the loupe stands for a finger: above it and on the side away from the hand, kept on the board. */
export function loupePlace(view: View, finger: ScreenPoint, hand: 'left' | 'right'): ScreenPoint {
  const side = hand === 'right' ? -1 : 1
  const fits = (left: number) => left > RADIUS + 8 && left < view.width - RADIUS - 8
  const wanted = finger.left + side * BESIDE
  const left = fits(wanted) ? wanted : finger.left - side * BESIDE
  const above = finger.top - ABOVE
  const top = above > RADIUS + 8 ? above : Math.min(view.height - RADIUS - 8, finger.top + ABOVE)
  return { left: Math.min(view.width - RADIUS - 8, Math.max(RADIUS + 8, left)), top }
}

/** Where the finger is, which place decides what it is about, and the hand it belongs to. */
export interface Looked {
  readonly finger: ScreenPoint
  readonly focus: Point
  /** The live number under the glass, where there is one. */
  readonly text: string | null
  readonly hand: 'left' | 'right'
}

/** Paints the place that decides, larger, in a round glass beside the finger: `scene` paints the board with the view it is given. */
export function paintLoupe(canvas: Canvas, view: View, looked: Looked, scene: (view: View) => void, ink: Ink): void {
  const { finger, focus, text, hand } = looked
  const at = loupePlace(view, finger, hand)
  const near: View = {
    ...view,
    centre: focus,
    scale: view.scale * TIMES,
    width: 2 * RADIUS,
    height: 2 * RADIUS,
  }
  canvas.strokeStyle = ink.ghost
  canvas.lineWidth = 1
  canvas.setLineDash([2, 4])
  const shown = onScreen(view, focus)
  line(canvas, at.left, at.top, shown.left, shown.top)
  canvas.setLineDash([])
  aside(canvas, () => {
    canvas.beginPath()
    canvas.arc(at.left, at.top, RADIUS, 0, 2 * Math.PI)
    canvas.clip()
    canvas.translate(at.left - RADIUS, at.top - RADIUS)
    scene(near)
  })
  canvas.strokeStyle = ink.select
  canvas.lineWidth = 2
  canvas.beginPath()
  canvas.arc(at.left, at.top, RADIUS, 0, 2 * Math.PI)
  canvas.stroke()
  if (text !== null) plateAt(canvas, { left: at.left, top: at.top + RADIUS - 14 }, text, ink)
}
