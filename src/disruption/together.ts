import { at } from './at.ts'
import { type Band, clash, type Places } from './band.ts'
import { clashing, combined, joined, type Optima, rechosen } from './combined.ts'
import { crowd, crowds } from './crowd/crowd.ts'
import { type Group, groupOf, single } from './group.ts'
import { shaken } from './place/shaken.ts'
import { type Answer, answerOf, better, tried } from './place/tried.ts'

/** How the search for the best places of a band stands. */
export interface Together {
  /** Null while no room was found for all of them. */
  readonly best: Answer | null
  /** Certified: no places cost less. Infinite once there is no room. */
  readonly bound: number
  /** The best is the least there is, or there is no room. */
  readonly closed: boolean
  readonly optima: Optima | null
}

const NO_ROOM: Together = { best: null, bound: Number.POSITIVE_INFINITY, closed: true, optima: null }

/** The most bases that are placed together with a proof. */
const PROVABLE = 7
/** Of more bases than can be placed with a proof, a row longer than this that run into each other makes a crowd. */
const ROW = 3

/** After so many steps of a proof the whole band is shaken once. */
const SHAKEN = 10

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)

/** Groups and the band's answer so far, with what they certify. */
function standing(best: Answer | null, bound: number): Together {
  return { best, bound, closed: false, optima: null }
}

/** Once no two groups run into each other, their best places side by side are the best of all. */
function* settledGroups(band: Band, groups: readonly Group[], known: Answer | null): Generator<Together, Together> {
  const best = answerOf(band, joined(band, groups))
  const bound = sum(groups.map((group) => group.bound))
  const closed = groups.every((group) => group.closed)
  if (!closed) return standing(better(known, best), bound)
  yield { best, bound, closed, optima: null }
  const seeking = combined(band, groups)
  for (;;) {
    const { value: optima, done } = seeking.next()
    const answer = optima.answers[0]
    const stand = { best: answer ? answerOf(band, answer) : best, bound, closed, optima }
    if (done) return stand
    yield stand
  }
}

/**
 * The best places for bases that must all move, proven if it can be. Each is first placed by itself; those that then run into
 * each other are placed together, and so on until none do. `cap` is a total above which nothing is of use.
 */
export function* together(
  band: Band,
  random: () => number,
  cap = Number.POSITIVE_INFINITY,
): Generator<Together, Together> {
  const all = band.rooms.map((_, i) => i)
  let groups: Group[] = all.flatMap((i) => single(band, i) ?? [])
  if (groups.length < all.length) return NO_ROOM
  const distances = groups.map(({ bound }) => bound)
  const alone: Places = joined(band, groups)
  let best: Answer | null = null
  if (clashing(band, groups)) {
    best = tried(band, distances, { orders: 10, polish: 2 }, random)
    yield standing(best, sum(distances))
  }
  const shaking = best && all.length > 2 ? shaken(band, best, Number.POSITIVE_INFINITY, random) : null
  if (best && all.length > PROVABLE && crowds(all, (i, j) => clash(band, alone, i, j), ROW))
    return yield* asCrowd(band, distances, best, random)
  for (let pair = clashing(band, groups); pair; pair = clashing(band, groups)) {
    const other = rechosen(band, groups, pair[0]) ?? rechosen(band, groups, pair[1])
    if (other) {
      groups = groups.map((group) => (group.members[0] === other.members[0] ? other : group))
      continue
    }
    const members = pair.flatMap((group) => group.members).toSorted((i, j) => i - j)
    if (best && members.length > PROVABLE) return yield* asCrowd(band, distances, best, random)
    const rest = groups.filter((group) => !pair.includes(group))
    const others = sum(rest.map(({ bound }) => bound))
    const before = sum(pair.map(({ bound }) => bound))
    const working = groupOf(
      band,
      members,
      members.map((i) => at(distances, i)),
      random,
      cap - others,
      best?.places ?? null,
    )
    let done = false
    for (let count = 1; !done; count++) {
      const step = working.next()
      if (count % SHAKEN === 0) best = better(best, shaking?.next().value ?? null)
      done = step.done === true
      const { bound, group, none } = step.value
      if (none) return cap < Number.POSITIVE_INFINITY ? { ...standing(best, cap), closed: true } : NO_ROOM
      if (others + bound >= cap) return { ...standing(best, cap), closed: true }
      if (done) {
        if (!group) return standing(best, others + Math.max(before, bound))
        groups = [...rest, group]
        // Side by side they may be the best answer yet.
        const side = joined(band, groups)
        if (!clashing(band, groups)) best = better(best, answerOf(band, side))
      }
      yield standing(best, others + Math.max(before, bound))
    }
  }
  return yield* settledGroups(band, groups, best)
}

function* asCrowd(
  band: Band,
  distances: readonly number[],
  start: Answer,
  random: () => number,
): Generator<Together, Together> {
  const working = crowd(band, distances, start, random)
  for (;;) {
    const { value, done } = working.next()
    const stand = standing(value.best, value.bound)
    if (done) return stand
    yield stand
  }
}
