import { at } from '../at.ts'
import type { Band } from '../band.ts'
import { shaken } from '../place/shaken.ts'
import type { Answer } from '../place/tried.ts'
import { crowdBounds } from './crowd-bound.ts'

/** How the search for many bases stands: the best so far, and a certified bound. */
export interface Crowd {
  readonly best: Answer
  readonly bound: number
}

/** A crowd is shaken so many times a base before it is bounded at all, and so many rounds of both follow. */
const FIRST = 4
const ROUNDS = 400

/**
 * Many bases at once: no proof ends, so the best answer is shaken out and bounded: first a good answer, then both in turns.
 */
export function* crowd(
  band: Band,
  distances: readonly number[],
  start: Answer,
  random: () => number,
): Generator<Crowd, Crowd> {
  let best = start
  let bound = distances.reduce((sum, distance) => sum + distance, 0)
  const shaking = shaken(band, start, Number.POSITIVE_INFINITY, random)
  const bounds = crowdBounds(band, distances, () => best.total)
  for (let round = 0; round < FIRST * band.rooms.length; round++) {
    best = shaking.next().value
    yield { best, bound }
  }
  for (let round = 0; round < ROUNDS; round++) {
    bound = bounds.next().value
    yield { best, bound }
    best = shaking.next().value
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
