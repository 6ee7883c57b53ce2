import type { ScreenPoint } from '../view/screen-point.ts'
import { kept, pinched } from '../view/view.ts'
import type { Finger } from './finger.ts'
import type { Gesture } from './gesture.ts'
import type { Hands } from './hands.ts'
import { idle } from './idle.ts'

/**
 * Listens to the pointers of an element and turns them into actions. Whatever breaks a gesture off — a cancelled touch, a
 * hidden page, a lost window — takes back what was not finished. Returns the way to stop listening.
 */
export function listen(element: HTMLElement, hands: Hands): () => void {
  const rest = idle(hands)
  let gesture: Gesture = rest
  let fingers: readonly Finger[] = []
  const stop = new AbortController()

  const place = (event: PointerEvent | WheelEvent): ScreenPoint => {
    const box = element.getBoundingClientRect()
    return { left: event.clientX - box.left, top: event.clientY - box.top }
  }
  const broken = () => {
    if (fingers.length === 0) return
    gesture.cancel()
    gesture = rest
    fingers = []
  }
  const on = <Kind extends keyof HTMLElementEventMap>(kind: Kind, hear: (event: HTMLElementEventMap[Kind]) => void) =>
    element.addEventListener(kind, hear, { signal: stop.signal, passive: false })

  on('pointerdown', (event) => {
    // What holds the board takes the keys once it has the focus; focusing must not scroll the page.
    element.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true })
    const at = place(event)
    const touch = event.pointerType === 'touch'
    const finger = {
      id: event.pointerId,
      at,
      began: at,
      touch,
      boxing: event.shiftKey,
      panning: !touch && event.button !== 0,
    }
    fingers = [...fingers.filter(({ id }) => id !== finger.id), finger]
    // Pointers made by a script can't be captured; losing the capture is no reason to lose the gesture.
    try {
      element.setPointerCapture(event.pointerId)
    } catch {}
    gesture = gesture.down(finger, fingers)
  })
  on('pointermove', (event) => {
    const before = fingers.find(({ id }) => id === event.pointerId)
    if (!before) return
    const finger = { ...before, at: place(event) }
    fingers = fingers.map((one) => (one.id === finger.id ? finger : one))
    gesture = gesture.move(finger, fingers)
  })
  on('pointerup', (event) => {
    const before = fingers.find(({ id }) => id === event.pointerId)
    if (!before) return
    fingers = fingers.filter(({ id }) => id !== event.pointerId)
    gesture = gesture.up({ ...before, at: place(event) }, fingers)
  })
  on('pointercancel', broken)
  on('contextmenu', (event) => event.preventDefault())
  on('wheel', (event) => {
    event.preventDefault()
    const { view, zoomLocked, trueScale } = hands.desk.getState()
    if (zoomLocked || trueScale !== null) return
    const at = place(event)
    const { mat } = hands.table()
    const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015) * (event.deltaMode === 1 ? 16 : 1))
    hands.desk.setState({ view: kept(pinched(view, at, at, factor), mat.width, mat.height) })
  })
  document.addEventListener('visibilitychange', () => document.hidden && broken(), { signal: stop.signal })
  window.addEventListener('blur', broken, { signal: stop.signal })
  return () => {
    broken()
    stop.abort()
  }
}
