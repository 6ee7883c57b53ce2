import { screenDistance, screenMiddle } from '../view/screen-point.ts'
import { kept, panned, pinched } from '../view/view.ts'
import type { Finger } from './finger.ts'
import type { Gesture } from './gesture.ts'
import type { Hands } from './hands.ts'
import { spent } from './spent.ts'

/** Pixels after which a two-finger gesture decides whether it zooms or pans. */
const DECIDES_AFTER = 8

type Decided = 'neither' | 'zoom' | 'pan'

/** Two fingers zoom or pan: the first few pixels decide which, and the gesture keeps to it. */
export function pinch(hands: Hands, idle: Gesture, fingers: readonly Finger[]): Gesture {
  const pair = (all: readonly Finger[]) => {
    const [a, b] = all
    return a && b ? { middle: screenMiddle(a.at, b.at), apart: Math.max(1, screenDistance(a.at, b.at)) } : null
  }
  let last = pair(fingers)
  const first = last
  let decided: Decided = 'neither'

  const self: Gesture = {
    down: () => self,
    move(_, all) {
      const now = pair(all)
      if (!now || !last || !first) return self
      const { view, zoomLocked, trueScale } = hands.desk.getState()
      const fixed = zoomLocked || trueScale !== null
      if (decided === 'neither') {
        const stretched = Math.abs(now.apart - first.apart)
        const wandered = screenDistance(now.middle, first.middle)
        if (Math.max(stretched, wandered) < DECIDES_AFTER) return self
        decided = !fixed && stretched >= wandered ? 'zoom' : 'pan'
        last = now
        return self
      }
      const { mat } = hands.table()
      const next =
        decided === 'zoom'
          ? pinched(view, last.middle, now.middle, now.apart / last.apart)
          : panned(view, now.middle.left - last.middle.left, now.middle.top - last.middle.top)
      hands.desk.setState({ view: kept(next, mat.width, mat.height) })
      last = now
      return self
    },
    up: (_, all) => (all.length === 0 ? idle : spent(idle)),
    cancel() {},
  }
  return self
}
