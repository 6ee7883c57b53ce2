/** A place on the screen in CSS pixels from the board's top-left corner. */
export interface ScreenPoint {
  readonly left: number
  readonly top: number
}

/** Distance between two places on the screen, in CSS pixels. */
export function screenDistance(a: ScreenPoint, b: ScreenPoint): number {
  return Math.hypot(b.left - a.left, b.top - a.top)
}

export function screenMiddle(a: ScreenPoint, b: ScreenPoint): ScreenPoint {
  return { left: (a.left + b.left) / 2, top: (a.top + b.top) / 2 }
}
