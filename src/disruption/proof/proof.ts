import { insideBy } from '../../geometry/half-plane.ts'
import { EQUAL } from '../../rules/all-nearest.ts'
import type { Band } from '../band.ts'
import { heapBy } from '../heap.ts'
import { polished } from '../place/polished.ts'
import { type Answer, answerOf, better } from '../place/tried.ts'
import { type Branch, branchOf, type Horizon, limitsOf, mostBroken, rootOf, TIGHT } from './branch.ts'
import type { Limit } from './cell.ts'
import { parts } from './parts.ts'

/** A proof closes where the best answer is known to be within this many inches of the least there is. */
export const PROOF = 1e-5

/** Whether a tight case breaks a limit is told to this many inches. */
const FINE = 5e-8

/** After so many cases a better answer is asked for. */
const HINTED = 24

/** How a proof stands. `bound` is certified: no answer costs less. Without any answer it is what one would cost at least. */
export interface Proof {
  readonly best: Answer | null
  readonly bound: number
  /** Nothing is left that could be better than the best by more than the width of a proof. */
  readonly closed: boolean
  /** The cases that may hold an answer equal to the best. */
  readonly aside: readonly Branch[]
  readonly limits: readonly Limit[]
}

/** What is looked for: answers that cost up to a hair more than the best one, so that equal ones are found too. */
export function horizonOf(best: Answer | null, cap: number): Horizon {
  const known = Math.min(best ? best.total : Number.POSITIVE_INFINITY, cap)
  return { above: known + 2 * EQUAL, open: known - PROOF, best: best?.places ?? null }
}

/** No base on a table moves farther than to its farthest corner: all of them together no farther than this. */
function mostMoves({ rooms }: Band): number {
  return rooms.reduce((sum, { from, sides }) => {
    const [left, right, top, bottom] = sides.map((side) => Math.abs(insideBy(side, from.x, from.y)))
    const corner = Math.hypot(Math.max(left ?? 0, right ?? 0), Math.max(top ?? 0, bottom ?? 0))
    return sum + (sides.length > 0 ? corner : Number.POSITIVE_INFINITY)
  }, 1)
}

/** All cases with what they cost at least, the cheapest first. */
export function* prove(
  band: Band,
  start: Answer | null,
  most = Number.POSITIVE_INFINITY,
  hint: (best: Answer | null) => Answer | null = () => null,
): Generator<Proof, Proof> {
  let best = start
  const cap = Math.min(most, mostMoves(band))
  let horizon = horizonOf(best, cap)
  const root = rootOf(band, horizon)
  if (!root) return { best, bound: Number.POSITIVE_INFINITY, closed: true, aside: [], limits: [] }
  const slack = horizon.above - root.bound
  const limits = limitsOf(
    band,
    root.nearest.map(({ distance }) => distance + slack),
  )
  const open = heapBy<Branch>(({ bound }) => bound)
  let aside: Branch[] = []
  // What looks free as far as numbers go, and yet nothing fits there, stays open: the bound says so.
  let stuck = Number.POSITIVE_INFINITY
  const place = (branch: Branch) => {
    if (branch.bound >= horizon.above) return
    if (branch.bound >= horizon.open) aside.push(branch)
    else open.push(branch)
  }
  const improve = (found: Answer | null) => {
    const next = better(best, found)
    if (next === best) return
    best = next
    horizon = horizonOf(best, cap)
    aside = aside.filter(({ bound }) => bound < horizon.above)
  }
  const take = (places: Branch['places']) => {
    const fine = polished(band, places)
    if (fine) improve(answerOf(band, fine))
  }
  const state = (closed: boolean): Proof => {
    const bound = Math.min(open.least()?.bound ?? Number.POSITIVE_INFINITY, horizon.open, stuck)
    return { best, bound, closed: closed && stuck >= horizon.open, aside, limits }
  }
  place(root)
  for (let count = 0; ; count++) {
    const branch = open.pop()
    if (!branch || branch.bound >= horizon.open) {
      if (branch) place(branch)
      return state(true)
    }
    const worst = mostBroken(limits, branch)
    if (worst) {
      if (count < 16 || count % 16 === 0) take(branch.places)
      if (count % HINTED === HINTED - 1) improve(hint(best))
      for (const part of parts(band, limits, branch, worst, horizon)) place(part)
    } else {
      take(branch.places)
      const tight = branchOf(band, branch, horizon, TIGHT)
      const left = tight && mostBroken(limits, tight, FINE)
      if (tight && tight.bound < horizon.open && !left) take(tight.places)
      if (tight && tight.bound >= horizon.open) place(tight)
      else if (tight && left) for (const part of parts(band, limits, tight, left, horizon)) place(part)
      else if (tight) stuck = Math.min(stuck, tight.bound)
    }
    yield state(false)
  }
}
