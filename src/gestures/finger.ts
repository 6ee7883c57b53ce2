import { type ScreenPoint, screenDistance } from '../view/screen-point.ts'

/** One pointer that is down on the board, with the place where it came down. */
export interface Finger {
  readonly id: number
  readonly at: ScreenPoint
  readonly began: ScreenPoint
  /** A finger hides what is under it; a mouse or a pen does not. */
  readonly touch: boolean
  /** The pointer asks to draw a box (a mouse's convenience; the panels' switch does the same for a finger). */
  readonly boxing: boolean
  /** A middle or right mouse button: pans, whatever is under it. */
  readonly panning: boolean
}

/** How far a pointer may wander, in CSS pixels, and still have only tapped. */
export const slop = (finger: Finger) => (finger.touch ? 9 : 4)

export const hasMoved = (finger: Finger) => screenDistance(finger.began, finger.at) > slop(finger)
