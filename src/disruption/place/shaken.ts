import type { Disc } from '../../geometry/disc.ts'
import type { Point } from '../../geometry/point.ts'
import { distance } from '../../geometry/point.ts'
import { nearestPlace } from '../../rules/forced/nearest-place.ts'
import { at } from '../at.ts'
import type { Band } from '../band.ts'
import { putInOrder, ringsFor, shuffled } from './greedy.ts'
import { polished } from './polished.ts'
import { type Answer, answerOf } from './tried.ts'

/** Up to `count` of a band next to one of it: nearest where they stood, or where they are now put. */
function neighbours(band: Band, answer: Answer, of: number, count: number, byOrigin: boolean): number[] {
  const place = (i: number): Point => (byOrigin ? at(band.rooms, i).from : at(answer.places, i))
  const all = band.rooms.map((_, i) => i)
  return all.toSorted((i, j) => distance(place(i), place(of)) - distance(place(j), place(of))).slice(0, count)
}

/** One of a few free places near where a base stood, so that the nearest isn't always taken. */
function someNearPlace(band: Band, i: number, rings: readonly Disc[], random: () => number): Point | null {
  const room = at(band.rooms, i)
  const skip = Math.floor(random() * 4)
  const taken = [...rings]
  let place = nearestPlace(room, { rings: taken, sides: [] })
  for (let k = 0; k < skip && place; k++) {
    taken.push({ centre: place, radius: room.radius * 0.7 })
    place = nearestPlace(room, { rings: taken, sides: [] }) ?? place
  }
  return place && { x: place.x, y: place.y }
}

/** One round of shaking: take a few neighbours out, put them back in another order, and polish what looks promising. */
function shake(band: Band, answer: Answer, random: () => number): Answer | null {
  const size = band.rooms.length
  const count = Math.min(size, 2 + Math.floor(random() * 3))
  const first = Math.floor(random() * size)
  const out = shuffled(neighbours(band, answer, first, count, random() < 0.5), random)
  const places: (Point | null)[] = answer.places.map((place, i) => (out.includes(i) ? null : place))
  const odd = random() < 0.25 ? out.pop() : undefined
  if (odd !== undefined) places[odd] = someNearPlace(band, odd, ringsFor(band, odd, places), random)
  if (odd !== undefined && !places[odd]) return null
  const put = putInOrder(band, out, places)
  if (!put) return null
  const rough = answerOf(band, put)
  if (rough.total > answer.total * 1.25 + 0.2) return null
  const fine = polished(band, put)
  return fine ? answerOf(band, fine) : rough
}

/**
 * A better answer than a given one, sought by taking a few bases out and putting them back, over and over. Each step yields
 * the best so far; where nothing better comes for a while a slightly worse one is gone on from.
 */
export function* shaken(band: Band, start: Answer, rounds: number, random: () => number): Generator<Answer, Answer> {
  let best = start
  let now = start
  let stalled = 0
  for (let round = 0; round < rounds; round++) {
    const next = shake(band, now, random)
    stalled++
    if (next && next.total < now.total - 1e-9) {
      now = next
      if (next.total < best.total - 1e-9) {
        best = next
        stalled = 0
      }
    } else if (next && stalled > 12 && next.total < best.total * 1.03) {
      now = next
      stalled = 6
    }
    if (stalled > 40) {
      now = best
      stalled = 0
    }
    yield best
  }
  return best
}
