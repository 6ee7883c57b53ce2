import type { ScreenPoint } from '../../view/screen-point.ts'
import type { Box } from './plate.ts'

/** A round thing on the screen that a plate should not hide. */
export interface Round {
  readonly at: ScreenPoint
  readonly radius: number
}

/** Pixels a plate keeps clear of the base it speaks of. */
const CLEAR_OF = 7
/** Turns from the preferred direction, and pixels farther out, that are tried, the least change first. */
const TURNS = [0, 20, -20, 40, -40, 65, -65, 90, -90, 120, -120, 150, -150, 180].map((d) => (d * Math.PI) / 180)
const FARTHER = [0, 22, 48]
/** Another plate hidden is worse than any base hidden; a turn or a longer way is worse than none. */
const COST = { plate: 1000, base: 100, turn: 4, farther: 0.25 } as const

const overlaps = (a: Box, b: Box) =>
  a.left < b.left + b.width + 4 &&
  b.left < a.left + a.width + 4 &&
  a.top < b.top + b.height + 4 &&
  b.top < a.top + a.height + 4

/** How deep a disc reaches into a box, in pixels; 0 when it does not. */
function depth(box: Box, { at, radius }: Round): number {
  const dx = at.left - Math.min(box.left + box.width, Math.max(box.left, at.left))
  const dy = at.top - Math.min(box.top + box.height, Math.max(box.top, at.top))
  return Math.max(0, radius - Math.hypot(dx, dy))
}

/** The box of a plate slid along a direction from a base until it is clear of it, and then some. */
function slid(round: Round, direction: number, farther: number, width: number, height: number): Box {
  const [cos, sin] = [Math.cos(direction), Math.sin(direction)]
  // Half the plate's extent along the direction: exact at the corners, a little generous between.
  const half = Math.min(width / 2 / Math.max(1e-6, Math.abs(cos)), height / 2 / Math.max(1e-6, Math.abs(sin)))
  const out = round.radius + CLEAR_OF + half + farther
  const left = Math.round(round.at.left + out * cos - width / 2)
  return { left, top: Math.round(round.at.top + out * sin - height / 2), width, height }
}

/**
 * Where a plate goes that speaks of a base: along the preferred direction, or as near to it as can be without hiding another
 * plate or a base. Where everything is crowded it hides as little as it can.
 */
export function platePlace(
  round: Round,
  preferred: number,
  width: number,
  height: number,
  plates: readonly Box[],
  rounds: readonly Round[],
): Box {
  const reach = round.radius + 2 * width + Math.max(...FARTHER)
  const near = rounds.filter(
    (other) => Math.hypot(other.at.left - round.at.left, other.at.top - round.at.top) < reach + other.radius,
  )
  let best = slid(round, preferred, 0, width, height)
  let least = Number.POSITIVE_INFINITY
  for (const farther of FARTHER) {
    for (const [index, turn] of TURNS.entries()) {
      const effort = index * COST.turn + farther * COST.farther
      if (effort >= least) continue
      const box = slid(round, preferred + turn, farther, width, height)
      let cost = effort
      for (const plate of plates) if (overlaps(plate, box)) cost += COST.plate
      for (const other of near) if (depth(box, other) > 0) cost += COST.base + depth(box, other)
      if (cost < least) {
        best = box
        least = cost
      }
    }
  }
  return best
}
