import { allNearest, type FreeCircle, type Nearest } from '../rules/all-nearest.ts'
import { type Extra, NOTHING } from '../rules/forced/nearest-place.ts'
import { at } from './at.ts'
import { type Band, type Places, partOf } from './band.ts'
import { polished } from './place/polished.ts'
import { shaken } from './place/shaken.ts'
import { type Answer, answerOf, better, tried } from './place/tried.ts'
import { type Equals, equals } from './proof/equals.ts'
import { type Proof, prove } from './proof/proof.ts'

/** Some bases of a band that were placed together, as if the rest of the band were not there. */
export interface Group {
  readonly members: readonly number[]
  readonly band: Band
  readonly best: Answer
  /** No places of these bases cost less, whatever the others do. */
  readonly bound: number
  readonly closed: boolean
  /** How the proof ended, for a group of several. */
  readonly proof: Proof | null
}

/** What is known of a group while it is worked on; `best` is null while no room was found, `none` once there is none. */
export interface Working {
  readonly best: Answer | null
  readonly bound: number
  readonly group: Group | null
  readonly none: boolean
}

/** A base by itself: its nearest place is exact. Null where it has no room. */
export function single(whole: Band, member: number): Group | null {
  const band = partOf(whole, [member])
  const nearest = allNearest(at(band.rooms, 0))
  if (!nearest) return null
  const { distance } = nearest
  const best = { places: nearest.places.slice(0, 1), total: distance }
  return { members: [member], band, best, bound: distance, closed: true, proof: null }
}

/** How many rounds of shaking go before a proof, a base of the group. */
const SHAKES = 4

/** A few rounds of shaking at a time, from the best answer there is by then. */
function hinting(band: Band, random: () => number): (best: Answer | null) => Answer | null {
  let from: Answer | null = null
  let shaking: Generator<Answer, Answer> | null = null
  return (best) => {
    if (!best || band.rooms.length < 3) return null
    if (best !== from) shaking = shaken(band, best, Number.POSITIVE_INFINITY, random)
    for (let round = 0; round < 4; round++) from = shaking?.next().value ?? null
    return from
  }
}

/**
 * The best way to place several bases together, proven, told step by step; `cap` is a total above which nothing is of use.
 */
export function* groupOf(
  whole: Band,
  members: readonly number[],
  distances: readonly number[],
  random: () => number,
  cap: number,
  known: Places | null,
): Generator<Working, Working> {
  const band = partOf(whole, members)
  const alone = distances.reduce((sum, distance) => sum + distance, 0)
  let best = tried(band, distances, { orders: 12, polish: 4 }, random)
  if (known) {
    const places = members.map((i) => at(known, i))
    best = better(best, answerOf(band, polished(band, places) ?? places))
  }
  yield { best, bound: alone, group: null, none: false }
  if (best && members.length > 2)
    for (const next of shaken(band, best, SHAKES * members.length, random)) {
      best = next
      yield { best, bound: alone, group: null, none: false }
    }
  const proving = prove(band, best, cap, hinting(band, random))
  for (;;) {
    const { value: proof, done } = proving.next()
    best = proof.best
    const none = proof.closed && best === null
    const group = done && best ? { members, band, best, bound: proof.bound, closed: proof.closed, proof } : null
    yield { best, bound: Math.max(alone, proof.bound), group, none }
    if (done) return { best, bound: Math.max(alone, proof.bound), group, none }
  }
}

/** All best places of a base by itself, other bases being where they are put. */
export function nearestOf({ band }: Group, extra: Extra = NOTHING): Nearest | null {
  return allNearest(at(band.rooms, 0), extra)
}

/** Every best answer of a group, as far as they can be counted. */
export function* equalsOf(group: Group): Generator<Equals, Equals> {
  if (group.proof) return yield* equals(group.band, group.proof)
  const nearest = nearestOf(group)
  return { answers: nearest ? nearest.places.map((place) => [place]) : [], counted: true }
}

/** Whether a group is one base that stood dead centre, so that it may go anywhere on a circle. */
export function circleOf(group: Group): FreeCircle | null {
  return group.proof ? null : (nearestOf(group)?.free ?? null)
}
