import type { Gesture } from './gesture.ts'

/** A gesture that is over while fingers are still down: they do nothing more until the last one lifts. */
export function spent(idle: Gesture): Gesture {
  const self: Gesture = {
    down: () => self,
    move: () => self,
    up: (_, fingers) => (fingers.length === 0 ? idle : self),
    cancel() {},
  }
  return self
}
