import { type Finger, hasMoved } from './finger.ts'
import type { Gesture } from './gesture.ts'
import { type Hands, putDown } from './hands.ts'
import { pinch } from './pinch.ts'

/** What a press turns into: a tap when it lifts where it came down, a drag once it has wandered, another with a second finger. */
export interface Intent {
  tap(finger: Finger): void
  /** The gesture that takes over; null keeps waiting for the tap. */
  drag(finger: Finger): Gesture | null
  /** The gesture for two fingers; a pinch where it is not given. */
  twoFingers?(fingers: readonly Finger[]): Gesture
}

/** A finger is down and it is not yet clear what it will do. */
export function press(hands: Hands, idle: Gesture, start: Finger, intent: Intent): Gesture {
  const self: Gesture = {
    down: (_, fingers) => intent.twoFingers?.(fingers) ?? pinch(hands, idle, fingers),
    move(finger, fingers) {
      if (finger.id !== start.id || !hasMoved(finger)) return self
      const next = intent.drag(finger)
      return next ? next.move(finger, fingers) : self
    },
    up(finger) {
      if (!hasMoved(finger)) intent.tap(finger)
      return idle
    },
    cancel: () => putDown(hands),
  }
  return self
}
