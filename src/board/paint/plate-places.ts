import type { ScreenPoint } from '../../view/screen-point.ts'
import type { Box } from './plate.ts'

/** A round thing on the screen that a plate should not hide. */
export interface Round {
  readonly at: ScreenPoint
  readonly radius: number
}

/** Pixels a plate keeps clear of the base it speaks of. */
const CLEAR_OF = 7
const TRIES = [0, 20, -20, 40, -40, 65, -65, 90, -90, 120, -120, 150, -150, 180].map(
  (degrees) => (degrees * Math.PI) / 180,
)

const meets = (a: Box, b: Box) =>
  a.left < b.left + b.width + 4 &&
  b.left < a.left + a.width + 4 &&
  a.top < b.top + b.height + 4 &&
  b.top < a.top + a.height + 4

function covers(box: Box, { at, radius }: Round): boolean {
  const dx = at.left - Math.min(box.left + box.width, Math.max(box.left, at.left))
  const dy = at.top - Math.min(box.top + box.height, Math.max(box.top, at.top))
  return Math.hypot(dx, dy) < radius
}

/** The box of a plate slid along a direction from a base until it is clear of it. */
function slid(round: Round, direction: number, width: number, height: number): Box {
  const [cos, sin] = [Math.cos(direction), Math.sin(direction)]
  const box = (out: number): Box => ({
    left: Math.round(round.at.left + out * cos - width / 2),
    top: Math.round(round.at.top + out * sin - height / 2),
    width,
    height,
  })
  const kept = { ...round, radius: round.radius + CLEAR_OF }
  let out = round.radius
  while (covers(box(out), kept)) out += 2
  return box(out)
}

/**
 * Where a plate goes that speaks of a base: along the preferred direction, or the nearest one to it at which it hides no
 * other plate and no other base; along the preferred one all the same when there is none.
 */
export function platePlace(
  round: Round,
  preferred: number,
  width: number,
  height: number,
  plates: readonly Box[],
  rounds: readonly Round[],
): Box {
  const score = (box: Box) =>
    plates.filter((plate) => meets(plate, box)).length * 10 +
    rounds.filter((other) => other !== round && covers(box, other)).length
  let best = slid(round, preferred, width, height)
  let least = score(best)
  for (const turn of TRIES) {
    if (least === 0) break
    const box = slid(round, preferred + turn, width, height)
    const cost = score(box)
    if (cost < least) {
      best = box
      least = cost
    }
  }
  return best
}
