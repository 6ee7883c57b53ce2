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
  /** The table that the gesture under way began on. */
  let table = hands.table().id
  /** Set while the gesture itself writes to the desk. */
  let busy = false
  const stop = new AbortController()

  const place = (event: PointerEvent | WheelEvent): ScreenPoint => {
    const box = element.getBoundingClientRect()
    return { left: event.clientX - box.left, top: event.clientY - box.top }
  }
  const broken = () => {
    const under = gesture
    fingers = []
    gesture = rest
    under.cancel()
  }
  /** Runs one event through the gesture; one whose table was changed for another is broken off instead. */
  const hear = (next: () => Gesture) => {
    if (hands.table().id !== table) {
      broken()
      return
    }
    busy = true
    try {
      gesture = next()
    } finally {
      busy = false
    }
  }
  // Whoever else puts down the draft, or takes another tool, ends the gesture: the finger must not finish it behind his back.
  const stopDesk = hands.desk.subscribe((now, before) => {
    if (!busy && (now.tool !== before.tool || (before.draft !== null && now.draft === null))) broken()
  })
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
    if (fingers.length === 0) table = hands.table().id
    fingers = [...fingers.filter(({ id }) => id !== finger.id), finger]
    // Pointers made by a script can't be captured; losing the capture is no reason to lose the gesture.
    try {
      element.setPointerCapture(event.pointerId)
    } catch {}
    hear(() => gesture.down(finger, fingers))
  })
  on('pointermove', (event) => {
    const before = fingers.find(({ id }) => id === event.pointerId)
    if (!before) return
    const finger = { ...before, at: place(event) }
    fingers = fingers.map((one) => (one.id === finger.id ? finger : one))
    hear(() => gesture.move(finger, fingers))
  })
  on('pointerup', (event) => {
    const before = fingers.find(({ id }) => id === event.pointerId)
    if (!before) return
    fingers = fingers.filter(({ id }) => id !== event.pointerId)
    const lifted = { ...before, at: place(event) }
    hear(() => gesture.up(lifted, fingers))
  })
  on('pointercancel', broken)
  // A finger that lifts while it still moves would fling the page, which can't move; the browser would then take the next tap
  // for the hand that stops it, and swallow its click.
  on('touchmove', (event) => event.cancelable && event.preventDefault())
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
    stopDesk()
    stop.abort()
  }
}
