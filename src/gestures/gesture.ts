import type { Finger } from './finger.ts'

/**
 * One state of the hand: what to do as fingers come, wander and go. Each call answers with the next state, often itself.
 * `fingers` are those on the board after the event. `cancel` takes back whatever was not finished.
 */
export interface Gesture {
  down(finger: Finger, fingers: readonly Finger[]): Gesture
  move(finger: Finger, fingers: readonly Finger[]): Gesture
  up(finger: Finger, fingers: readonly Finger[]): Gesture
  cancel(): void
}
