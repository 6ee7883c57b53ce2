import type { ScreenPoint } from '../../../view/screen-point.ts'
import type { Box } from './plate.ts'

/** A round thing on the screen that a plate should not hide. */
export interface Round {
  readonly at: ScreenPoint
  readonly radius: number
}

/** What plates are laid among: those that lie already, bases, places on templates' edges, and the board's size. */
export interface Ground {
  readonly plates: readonly Box[]
  readonly rounds: readonly Round[]
  readonly rims: readonly ScreenPoint[]
  readonly width: number
  readonly height: number
}

/** Pixels a plate keeps clear of the base it speaks of, and of the board's edge. */
const CLEAR_OF = 7
/** Turns from the preferred direction, and pixels farther out, that are tried, the least change first. */
const TURNS = [0, 20, -20, 40, -40, 65, -65, 90, -90, 120, -120, 150, -150, 180].map((d) => (d * Math.PI) / 180)
const FARTHER = [0, 22, 48, 84]
/** After so many plates no more places are looked for: nobody could read them all, and a frame must not wait for it. */
const MOST_PLACED = 60
/** What it costs to hide things, to speak beside another base, to leave the board, or only to turn or go farther. */
const COST = { plate: 1000, outside: 400, base: 100, another: 60, rim: 30, turn: 4, farther: 0.25 } as const

/** Whether two plates lie on each other, or all but touch. */
export const overlaps = (a: Box, b: Box) =>
  a.left < b.left + b.width + 4 &&
  b.left < a.left + a.width + 4 &&
  a.top < b.top + b.height + 4 &&
  b.top < a.top + a.height + 4

/** Pixels between a box and the middle of a round thing; 0 when it lies in the box. */
function away(box: Box, { at }: Round): number {
  const dx = at.left - Math.min(box.left + box.width, Math.max(box.left, at.left))
  const dy = at.top - Math.min(box.top + box.height, Math.max(box.top, at.top))
  return Math.hypot(dx, dy)
}

const holds = (box: Box, { left, top }: ScreenPoint) =>
  left > box.left - 2 && left < box.left + box.width + 2 && top > box.top - 2 && top < box.top + box.height + 2

/** The box of a plate slid along a direction from a base until it is clear of it, and then some. */
function slid(round: Round, direction: number, farther: number, width: number, height: number): Box {
  const [cos, sin] = [Math.cos(direction), Math.sin(direction)]
  // Half the plate's extent along the direction: exact at the corners, a little generous between.
  const half = Math.min(width / 2 / Math.max(1e-6, Math.abs(cos)), height / 2 / Math.max(1e-6, Math.abs(sin)))
  const out = round.radius + CLEAR_OF + half + farther
  const left = Math.round(round.at.left + out * cos - width / 2)
  return { left, top: Math.round(round.at.top + out * sin - height / 2), width, height }
}

/** What a box hides, in the costs above; `own` is the base it speaks of. */
function hidden(box: Box, own: Round, { plates, rounds, rims, width, height }: Ground): number {
  let cost = 0
  const inside =
    box.left >= CLEAR_OF &&
    box.top >= CLEAR_OF &&
    box.left + box.width <= width - CLEAR_OF &&
    box.top + box.height <= height - CLEAR_OF
  if (!inside) cost += COST.outside
  for (const plate of plates) if (overlaps(plate, box)) cost += COST.plate
  const ownAway = away(box, own) - own.radius
  for (const other of rounds) {
    const gap = away(box, other) - other.radius
    if (gap < 0) cost += COST.base - gap
    else if (other !== own && gap < ownAway && gap < 24) cost += COST.another
  }
  if (rims.some((rim) => holds(box, rim))) cost += COST.rim
  return cost
}

/**
 * Where a plate goes that speaks of a base: along the preferred direction, or as near to it as can be without hiding another
 * plate, a base or a template's edge, on the board, and beside no other base. Where all is crowded it hides the least it can.
 */
export function platePlace(round: Round, preferred: number, width: number, height: number, ground: Ground): Box {
  if (ground.plates.length >= MOST_PLACED) return slid(round, preferred, 0, width, height)
  const reach = round.radius + 2 * width + Math.max(...FARTHER)
  const near = (at: ScreenPoint, radius: number) =>
    Math.hypot(at.left - round.at.left, at.top - round.at.top) < reach + radius
  const close: Ground = {
    ...ground,
    rounds: ground.rounds.filter((other) => near(other.at, other.radius)),
    rims: ground.rims.filter((rim) => near(rim, 0)),
  }
  let best = slid(round, preferred, 0, width, height)
  let least = Number.POSITIVE_INFINITY
  for (const farther of FARTHER) {
    for (const [index, turn] of TURNS.entries()) {
      const effort = index * COST.turn + farther * COST.farther
      if (effort >= least) continue
      const box = slid(round, preferred + turn, farther, width, height)
      const cost = effort + hidden(box, round, close)
      if (cost < least) {
        best = box
        least = cost
      }
    }
  }
  return best
}
