import { wrapped } from '../geometry/angle.ts'
import type { Events } from './template/spray-events.ts'

const TURN = 2 * Math.PI

/** How many of either kind are covered. */
export interface Count {
  readonly enemies: number
  readonly friends: number
}

/** The full turn cut where any count changes. Stretch `i` runs from `cuts[i]` to the next cut, the last one round to the first. */
export interface Tally {
  readonly cuts: readonly number[]
  readonly counts: readonly Count[]
}

/** Events of one base, and whether it is a friend's. */
export interface Sided {
  readonly events: Events
  readonly friend: boolean
}

/** Count, for every direction, the bases that it covers: one sweep over the ends of all their spans. */
export function tallied(bases: readonly Sided[]): Tally {
  const changes: { at: number; enemies: number; friends: number }[] = []
  let enemies = 0
  let friends = 0
  const add = (friend: boolean, by: number, at: number) =>
    changes.push({ at, enemies: friend ? 0 : by, friends: friend ? by : 0 })
  for (const { events, friend } of bases) {
    // What covers direction 0: bases covered all round, and spans that pass it.
    const here = events.full || events.spans.some(({ to }) => to >= TURN) ? 1 : 0
    if (friend) friends += here
    else enemies += here
    for (const { from, to } of events.spans) {
      add(friend, 1, from)
      add(friend, -1, to >= TURN ? to - TURN : to)
    }
  }
  changes.sort((a, b) => a.at - b.at)
  const cuts = [0]
  const counts: Count[] = [{ enemies, friends }]
  for (const change of changes) {
    enemies += change.enemies
    friends += change.friends
    if (cuts.at(-1) === change.at) counts[counts.length - 1] = { enemies, friends }
    else {
      cuts.push(change.at)
      counts.push({ enemies, friends })
    }
  }
  return { cuts, counts }
}

/** The index of the stretch that a direction lies in; on a cut, the stretch that begins there. */
export function stretchAt({ cuts }: Tally, direction: number): number {
  const angle = wrapped(direction)
  let low = 0
  let high = cuts.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((cuts[middle] ?? 0) <= angle) low = middle
    else high = middle
  }
  return low
}
