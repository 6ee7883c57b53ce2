import type { ScreenPoint } from '../view/screen-point.ts'
import type { Finger } from './finger.ts'
import type { Hands } from './hands.ts'
import { fingersOf } from './listening/fingers.ts'
import { wheel } from './listening/wheel.ts'

/** Where on an element an event is. */
function placeOn(element: HTMLElement, event: PointerEvent | WheelEvent): ScreenPoint {
  const box = element.getBoundingClientRect()
  return { left: event.clientX - box.left, top: event.clientY - box.top }
}

/** The finger, or the button of a mouse, that comes down. */
function fingerAt(at: ScreenPoint, event: PointerEvent): Finger {
  const touch = event.pointerType === 'touch'
  const panning = !touch && event.button !== 0
  return { id: event.pointerId, at, began: at, touch, boxing: event.shiftKey, panning }
}

/**
 * Listens to the pointers of an element and turns them into actions. Whatever breaks a gesture off — a cancelled touch, a
 * hidden page, a lost window — takes back what was not finished. Returns the way to stop listening.
 */
export function listen(element: HTMLElement, hands: Hands): () => void {
  const fingers = fingersOf(hands)
  const stop = new AbortController()
  const on = <Kind extends keyof HTMLElementEventMap>(kind: Kind, hear: (event: HTMLElementEventMap[Kind]) => void) =>
    element.addEventListener(kind, hear, { signal: stop.signal, passive: false })

  on('pointerdown', (event) => {
    // What holds the board takes the keys once it has the focus; focusing must not scroll the page.
    element.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true })
    const finger = fingerAt(placeOn(element, event), event)
    // Pointers made by a script can't be captured; losing the capture is no reason to lose the gesture.
    try {
      element.setPointerCapture(event.pointerId)
    } catch {}
    fingers.down(finger)
  })
  on('pointermove', (event) => {
    if (fingers.isDown(event.pointerId)) fingers.move(event.pointerId, placeOn(element, event))
  })
  on('pointerup', (event) => {
    if (fingers.isDown(event.pointerId)) fingers.up(event.pointerId, placeOn(element, event))
  })
  on('pointercancel', fingers.breakOff)
  // A finger that lifts while it still moves would fling the page, which can't move; the browser would then take the next tap
  // for the hand that stops it, and swallow its click.
  on('touchmove', (event) => event.cancelable && event.preventDefault())
  on('contextmenu', (event) => event.preventDefault())
  on('wheel', (event) => {
    event.preventDefault()
    wheel(hands, event, placeOn(element, event))
  })
  document.addEventListener('visibilitychange', () => document.hidden && fingers.breakOff(), { signal: stop.signal })
  window.addEventListener('blur', fingers.breakOff, { signal: stop.signal })
  return () => {
    fingers.stop()
    stop.abort()
  }
}
