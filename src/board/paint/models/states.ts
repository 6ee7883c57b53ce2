import type { Mark } from '../../../games/mark.ts'
import { type Canvas, line } from '../canvas.ts'
import type { Ink } from '../ink.ts'
import type { SeenBase } from './base.ts'

/** The states a base shows, the gravest first: each by a sign of its own. */
const shown: readonly Mark[] = ['disabled', 'stunned', 'knockedDown', 'stationary', 'fleeing', 'joined', 'locked']

/**
 * The strokes of each sign, from −1 to 1 across its badge: struck through, a cross, one who lies, a pause, an arrow away, a
 * plus for one who came in, a lock.
 */
const strokes: Partial<Record<Mark, readonly (readonly [number, number, number, number])[]>> = {
  disabled: [[-0.7, 0.7, 0.7, -0.7]],
  stunned: [
    [-0.6, -0.6, 0.6, 0.6],
    [-0.6, 0.6, 0.6, -0.6],
  ],
  knockedDown: [[-0.8, 0, 0.8, 0]],
  stationary: [
    [-0.35, -0.65, -0.35, 0.65],
    [0.35, -0.65, 0.35, 0.65],
  ],
  fleeing: [
    [-0.7, 0, 0.7, 0],
    [0.1, -0.6, 0.7, 0],
    [0.1, 0.6, 0.7, 0],
  ],
  joined: [
    [-0.7, 0, 0.7, 0],
    [0, -0.7, 0, 0.7],
  ],
  locked: [
    [-0.5, -0.1, 0.5, -0.1],
    [-0.5, 0.6, 0.5, 0.6],
    [-0.5, -0.1, -0.5, 0.6],
    [0.5, -0.1, 0.5, 0.6],
    [-0.3, -0.1, -0.3, -0.7],
    [0.3, -0.1, 0.3, -0.7],
    [-0.3, -0.7, 0.3, -0.7],
  ],
}

/** Paints the gravest state that a model is in, as a badge at the lower right of its base. */
export function paintState(
  canvas: Canvas,
  { at, radius }: Pick<SeenBase, 'at' | 'radius'>,
  marks: readonly Mark[],
  ink: Ink,
): void {
  const mark = shown.find((one) => marks.includes(one))
  if (!mark || radius < 6) return
  const size = Math.min(10, Math.max(5, radius * 0.45))
  const [x, y] = [at.left + radius * 0.75, at.top + radius * 0.75]
  canvas.fillStyle = ink.plateInk
  canvas.strokeStyle = ink.plate
  canvas.lineWidth = 1.5
  canvas.beginPath()
  canvas.arc(x, y, size, 0, 2 * Math.PI)
  canvas.fill()
  canvas.stroke()
  canvas.lineWidth = Math.max(1.5, size / 4)
  const arm = size * 0.8
  for (const [x1, y1, x2, y2] of strokes[mark] ?? [])
    line(canvas, x + x1 * arm, y + y1 * arm, x + x2 * arm, y + y2 * arm)
}
