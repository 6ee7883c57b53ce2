import { at } from './at.ts'
import type { Band } from './band.ts'
import { crowdBounds } from './crowd-bound.ts'
import { shaken } from './shaken.ts'
import type { Answer } from './tried.ts'

/** How the search for many bases stands: the best so far, and a certified bound. */
export interface Crowd {
  readonly best: Answer
  readonly bound: number
}

/** How long a crowd is shaken, a base of it, and how many tilings bound it, before the rest is left to chance. */
const SHAKES = 40
const TILINGS = 40

/**
 * Many bases at once: no proof ends, so the best answer is shaken out and bounded in turns: first a good answer, then a bound,
 * then more of both.
 */
export function* crowd(
  band: Band,
  distances: readonly number[],
  start: Answer,
  random: () => number,
): Generator<Crowd, Crowd> {
  const size = band.rooms.length
  let best = start
  let bound = distances.reduce((sum, distance) => sum + distance, 0)
  const shaking = shaken(band, start, SHAKES * size, random)
  const bounds = crowdBounds(band, distances, () => best.total)
  for (let round = 0; round < SHAKES * size; round++) {
    const next = shaking.next()
    best = next.value
    yield { best, bound }
    if (next.done) break
    // After a good answer, one tiling for every dozen rounds.
    if (round < 8 * size || round % 12 !== 0) continue
    bound = Math.max(bound, bounds.next().value)
    yield { best, bound }
  }
  for (let k = 0; k < TILINGS; k++) {
    bound = Math.max(bound, bounds.next().value)
    yield { best, bound }
  }
  return { best, bound }
}

/** Whether bases, each put on its own nearest place, run into each other in a row longer than `most`. */
export function crowds(members: readonly number[], meet: (i: number, j: number) => boolean, most: number): boolean {
  const rest = new Set(members)
  for (const start of members) {
    if (!rest.delete(start)) continue
    const row = [start]
    for (let k = 0; k < row.length; k++)
      for (const other of [...rest])
        if (meet(at(row, k), other)) {
          rest.delete(other)
          row.push(other)
        }
    if (row.length > most) return true
  }
  return false
}
