import { wrapped } from '../../geometry/angle.ts'
import type { Disc } from '../../geometry/disc.ts'
import type { Outline } from '../../geometry/outline.ts'
import { TOLERANCE } from '../../geometry/tolerance.ts'
import { length } from '../../geometry/vector.ts'
import type { RoundBody } from '../body.ts'
import { type Count, type Sided, stretchAt, type Tally, tallied } from '../tally.ts'
import { eventsWithin, reachFrom } from './spray-events.ts'
import type { Touch } from './touch.ts'

/** A base a spray may catch, and whether that is wanted. */
interface Candidate {
  readonly body: RoundBody
  readonly friend: boolean
}

/** How a spray may be aimed: its axis through the target's centre, or a line from the origin's centre that meets its base. */
type Aim = 'strict' | 'loose'

export interface SprayQuestion {
  readonly origin: Disc
  readonly outline: Outline
  readonly candidates: readonly Candidate[]
  /** The bases it may be aimed at; they need neither be covered nor in reach. */
  readonly targets: readonly RoundBody[]
  readonly aim: Aim
  /** What a covered friend costs, an enemy being worth 1. */
  readonly penalty: number
  readonly touch: Touch
}

/** A best direction (radians) with its target, and how far it may be turned either way without changing the score. */
export interface BestSpray extends Count {
  readonly direction: number
  readonly room: number
  readonly score: number
  readonly target: string
}

const TURN = 2 * Math.PI

/** The directions a target allows: its bearing, and half the width of the window in radians (π: any direction). */
function window(origin: Disc, { centre, radius }: Disc, aim: Aim): { bearing: number; half: number } {
  const dx = centre.x - origin.centre.x
  const dy = centre.y - origin.centre.y
  const away = length(dx, dy)
  if (away <= TOLERANCE) return { bearing: 0, half: Math.PI }
  const bearing = Math.atan2(dy, dx)
  if (aim === 'strict') return { bearing, half: 0 }
  return { bearing, half: away <= radius ? Math.PI : Math.asin(radius / away) }
}

/**
 * Count what every direction covers. The bases are grown (a bare touch counts) or shrunk (it doesn't) by the tolerance, so
 * that directions at which several only touch are stretches with a width like any other.
 */
function tally({ origin, outline, candidates, touch }: SprayQuestion): Tally {
  const reach = reachFrom(outline, { x: -origin.radius, y: 0 })
  const sided: Sided[] = []
  for (const { body, friend } of candidates) {
    const { centre, radius } = body.disc
    const grown = touch === 'covered' ? radius + TOLERANCE : radius - TOLERANCE
    if (length(centre.x - origin.centre.x, centre.y - origin.centre.y) > reach + grown) continue
    sided.push({ events: eventsWithin(origin, outline, body.disc, grown), friend })
  }
  return tallied(sided)
}

/**
 * The direction of a spray that scores most: enemies covered less `penalty` for each friend covered, over all directions
 * that aim at one of the targets. Exact: every stretch between two directions at which a count changes is tried. Among
 * equals the one with the most room wins, then the earlier target. Null when there is no target.
 */
export function bestSpray(question: SprayQuestion): BestSpray | null {
  const { origin, targets, aim, penalty } = question
  const all = tally(question)
  let best: BestSpray | null = null
  const consider = (stretch: number, from: number, to: number, target: string) => {
    const { enemies, friends } = all.counts[stretch] ?? { enemies: 0, friends: 0 }
    const score = enemies - penalty * friends
    const room = (to - from) / 2
    if (best && (score < best.score || (score === best.score && room <= best.room))) return
    best = { direction: (from + to) / 2, room, score, enemies, friends, target }
  }
  for (const { id, disc } of targets) {
    const { bearing, half } = window(origin, disc, aim)
    const start = bearing - half
    const end = bearing + half
    let stretch = stretchAt(all, start)
    let offset = start - wrapped(start)
    let from = start
    for (let steps = 0; steps <= all.cuts.length + 1; steps++) {
      const last = stretch === all.cuts.length - 1
      const cut = (last ? TURN : (all.cuts[stretch + 1] ?? TURN)) + offset
      const to = Math.min(cut, end)
      consider(stretch, from, Math.max(from, to), id)
      if (cut >= end) break
      from = to
      stretch = last ? 0 : stretch + 1
      if (last) offset += TURN
    }
  }
  return best
}
