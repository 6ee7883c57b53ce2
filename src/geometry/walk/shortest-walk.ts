import { wrapped } from '../angle.ts'
import type { Disc } from '../disc.ts'
import { bearing, distance, type Point, towards } from '../point.ts'
import { TOLERANCE } from '../tolerance.ts'
import { forbidden, type Ground, isFree, isLegFree, isSweepFree, type Stretch } from './ground.ts'
import { type Leg, type Sense, tangentLeg } from './tangent.ts'

/** A way between two places; `points` lie along it, those of round stretches close together. */
export interface Walk {
  readonly length: number
  readonly points: readonly Point[]
}

const senses: readonly Sense[] = ['clockwise', 'anticlockwise']

/** Directions closer together than this (in inches along the edge) are the same. */
const SAME = 1e-9

/** Points of a round stretch are no farther apart than this angle. */
const STEP = Math.PI / 90

/** A disc that may be walked round, in one sense; `end` is a place, where a walk starts or ends. */
interface Round {
  readonly disc: Disc
  readonly sense: Sense
  readonly end: 'start' | 'goal' | null
  readonly stretches: readonly Stretch[]
}

/** A leg from one disc to another. The best way to its beginning is found in the course of the search. */
interface Step {
  readonly leg: Leg
  readonly from: Round
  readonly to: Round
  length: number
  before: Step | null
  done: boolean
}

const place = (centre: Point, end: 'start' | 'goal'): Round => ({
  disc: { centre, radius: 0 },
  sense: 'clockwise',
  end,
  stretches: [],
})

function roundsOf(ground: Ground, start: Point, goal: Point): readonly Round[] {
  const rounds = ground.discs.flatMap((disc) => {
    const stretches = forbidden(ground, disc)
    return senses.map((sense) => ({ disc, sense, end: null, stretches }))
  })
  return [place(start, 'start'), place(goal, 'goal'), ...rounds]
}

/** All free legs, by the disc and the sense that they begin with. */
function stepsOf(ground: Ground, rounds: readonly Round[]): ReadonlyMap<Round, readonly Step[]> {
  return new Map(
    rounds.map((from) => [
      from,
      rounds.flatMap((to): Step[] => {
        if (from.disc === to.disc || from.end === 'goal' || to.end === 'start') return []
        const leg = tangentLeg(from.disc, from.sense, to.disc, to.sense)
        if (!leg || !isLegFree(ground, leg.from, leg.to, [from.disc, to.disc])) return []
        return [{ leg, from, to, length: Number.POSITIVE_INFINITY, before: null, done: false }]
      }),
    ]),
  )
}

/** How far round one goes from a place of a disc's edge to another, in radians; nothing where they are the same. */
function sweepTo({ disc, sense }: Round, from: Point, to: Point): number {
  if (distance(from, to) <= SAME) return 0
  const [a, b] = [bearing(disc.centre, from), bearing(disc.centre, to)]
  return wrapped(sense === 'clockwise' ? b - a : a - b)
}

/** Whether the way round from one place of a disc's edge to another is free. */
function isRoundFree({ disc, sense, stretches }: Round, from: Point, to: Point, sweep: number): boolean {
  return sweep === 0 || isSweepFree(stretches, bearing(disc.centre, sense === 'clockwise' ? from : to), sweep)
}

/** Offer every leg that may follow another the way over it. */
function follow(step: Step, next: readonly Step[]): void {
  const { to: round, leg } = step
  for (const after of next) {
    if (after.done) continue
    const sweep = sweepTo(round, leg.to, after.leg.from)
    const length = step.length + sweep * round.disc.radius + after.leg.length
    if (length >= after.length || !isRoundFree(round, leg.to, after.leg.from, sweep)) continue
    after.length = length
    after.before = step
  }
}

/** The step with the shortest way so far of those that are not done; null when none can be reached. */
function nearest(steps: readonly Step[]): Step | null {
  let best: Step | null = null
  for (const step of steps) if (!step.done && step.length < (best?.length ?? Number.POSITIVE_INFINITY)) best = step
  return best
}

function pointsOf(last: Step): readonly Point[] {
  const steps: Step[] = []
  for (let step: Step | null = last; step; step = step.before) steps.unshift(step)
  return steps.flatMap(({ leg, from }, i) => {
    const before = steps[i - 1]
    if (!before) return [leg.from, leg.to]
    const sweep = sweepTo(from, before.leg.to, leg.from)
    const parts = Math.ceil(sweep / STEP)
    const way = from.sense === 'clockwise' ? 1 : -1
    const at = bearing(from.disc.centre, before.leg.to)
    const bends = Array.from({ length: Math.max(0, parts - 1) }, (_, k) =>
      towards(from.disc.centre, at + (way * sweep * (k + 1)) / parts, from.disc.radius),
    )
    return [...bends, leg.from, leg.to]
  })
}

/**
 * The shortest way from one place to another over some ground, or null where there is none or where either is not free.
 * Such a way is made of straight legs that touch discs and of stretches of their edges; half-planes never bend it, since it
 * could be cut shorter inside them. So the shortest chain of those is sought (Dijkstra).
 */
export function shortestWalk(ground: Ground, start: Point, goal: Point): Walk | null {
  if (!isFree(ground, start) || !isFree(ground, goal)) return null
  if (distance(start, goal) <= TOLERANCE) return { length: 0, points: [start, goal] }
  const rounds = roundsOf(ground, start, goal)
  const steps = stepsOf(ground, rounds)
  const all = [...steps.values()].flat()
  for (const step of all) if (step.from.end === 'start') step.length = step.leg.length
  for (let step = nearest(all); step; step = nearest(all)) {
    if (step.to.end === 'goal') return { length: step.length, points: pointsOf(step) }
    step.done = true
    follow(step, steps.get(step.to) ?? [])
  }
  return null
}
