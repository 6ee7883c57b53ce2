import type { ScreenPoint } from '../../view/screen-point.ts'
import { kept, pinched } from '../../view/view.ts'
import type { Hands } from '../hands.ts'

/** How a wheel was turned: by how many pixels or, in mode 1, lines; a touchpad's pinch comes as a wheel with the control key. */
type Turn = Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>

/** A turn of the wheel zooms about where it points; not while the zoom is locked. */
export function wheel(hands: Hands, { deltaY, deltaMode, ctrlKey }: Turn, at: ScreenPoint): void {
  const { view, zoomLocked, trueScale } = hands.desk.getState()
  if (zoomLocked || trueScale !== null) return
  const { mat } = hands.table()
  const factor = Math.exp(-deltaY * (ctrlKey ? 0.01 : 0.0015) * (deltaMode === 1 ? 16 : 1))
  hands.desk.setState({ view: kept(pinched(view, at, at, factor), mat.width, mat.height) })
}
