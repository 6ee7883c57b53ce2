import type { Disc } from '../disc.ts'
import type { HalfPlane } from '../half-plane.ts'
import type { Line } from '../line.ts'
import type { Solid } from '../solid.ts'
import { TOLERANCE } from '../tolerance.ts'
import { type Bundle, leastOf, split, wholeBundle } from './bundle.ts'
import { eachHeld, keeping, type Tangent } from './clear-line.ts'
import { type Corridor, corridorOf } from './corridor.ts'
import { type Guide, type Guides, guidesOf } from './guides.ts'
import { lengthInside } from './inside.ts'
import { isClear } from './is-clear.ts'

/** The clear line that runs least through some solids: how many inches of it do, and how many fewer could at most. */
export interface LeastInside {
  readonly line: Line
  readonly length: number
  readonly slack: number
}

/** How near the least length is come to, in inches. */
const NEAR = 0.0005
/** Bundles of lines narrower than this (inches at their ends) are not looked into any further. */
const NARROW = 1e-7
const MOST_BUNDLES = 40_000

/** What a search knows: the corridor with what blocks, what counts, what is short enough, and the best line so far. */
interface Search {
  readonly corridor: Corridor
  readonly counted: readonly Solid[]
  readonly room: number
  readonly within: number | null
  best: { readonly line: Line; readonly length: number } | null
}

function tryLine(search: Search, line: Line): void {
  const { corridor, counted, room } = search
  const length = lengthInside(line, corridor.a, corridor.b, counted)
  if (search.best && length >= search.best.length) return
  if (isClear(corridor, line.nx, line.ny, line.s, room)) search.best = { line, length }
}

/** Lines straight across the edges of what counts, held by each guide: a belt is crossed shortest at right angles. */
function tryAcross(search: Search, { floors, ceilings }: Guides): void {
  const { a, b } = search.corridor
  const held: readonly Guide[] = [...floors, ...ceilings, { ...a.centre, k: 0 }, { ...b.centre, k: 0 }]
  for (const solid of search.counted) {
    if (solid.kind === 'disc') continue
    for (const [i, q] of solid.corners.entries()) {
      const p = solid.corners.at(i - 1) ?? q
      const size = Math.hypot(q.x - p.x, q.y - p.y)
      const forward = (b.centre.x - a.centre.x) * (p.y - q.y) + (b.centre.y - a.centre.y) * (q.x - p.x) > 0 ? 1 : -1
      const nx = (-forward * (q.x - p.x)) / size
      const ny = (-forward * (q.y - p.y)) / size
      for (const { x, y, k } of held) tryLine(search, { nx, ny, s: nx * x + ny * y + k })
    }
  }
}

/** The line in the middle of a bundle, shifted no more than it takes to meet both discs; null where that can't be. */
function middleOf({ a, b }: Corridor, { line }: Bundle): Line | null {
  const { nx, ny, s } = line
  const atA = nx * a.centre.x + ny * a.centre.y
  const atB = nx * b.centre.x + ny * b.centre.y
  const low = Math.max(atA - a.radius, atB - b.radius)
  const high = Math.min(atA + a.radius, atB + b.radius)
  return low > high ? null : { nx, ny, s: Math.min(high, Math.max(low, s)) }
}

/** Take out of the open bundles the one that may hold the shortest way. */
function nextOf(open: Bundle[]): Bundle | undefined {
  const top = open[0]
  const last = open.pop()
  if (!top || !last || open.length === 0) return top
  let at = 0
  for (;;) {
    const left = 2 * at + 1
    const child = (open[left + 1]?.least ?? Number.POSITIVE_INFINITY) < (open[left]?.least ?? 0) ? left + 1 : left
    const below = open[child]
    if (!below || below.least >= last.least) break
    open[at] = below
    at = child
  }
  open[at] = last
  return top
}

function keep(open: Bundle[], bundle: Bundle): void {
  let at = open.push(bundle) - 1
  while (at > 0) {
    const up = (at - 1) >> 1
    const parent = open[up]
    if (!parent || parent.least <= bundle.least) break
    open[at] = parent
    at = up
  }
  open[at] = bundle
}

/** Whether the search is over: no shorter line is wanted. */
const isDone = ({ best, within }: Search) => best !== null && best.length <= (within === null ? 0 : within + TOLERANCE)

/** A line must be shorter than this to be of interest. */
function ceilingOf({ best, within }: Search): number {
  const most = best ? best.length : Number.POSITIVE_INFINITY
  return within === null ? most - NEAR : Math.min(most, within + TOLERANCE)
}

/** How much shorter than the best line one of the bundles left may hold. */
const slackOf = ({ best }: Search, next: Bundle) => Math.max(0, (best?.length ?? 0) - next.least)

/** Branch and bound over bundles of lines, the most promising first, until none can be shorter by more than `NEAR`. */
function searched(search: Search): number {
  const { corridor, counted } = search
  const open: Bundle[] = []
  const whole = wholeBundle(corridor)
  keep(open, { ...whole, least: leastOf(corridor, counted, whole) })
  for (let count = 0; count < MOST_BUNDLES; count++) {
    const bundle = nextOf(open)
    if (!bundle || bundle.least >= ceilingOf(search)) return bundle ? slackOf(search, bundle) : 0
    const middle = middleOf(corridor, bundle)
    if (middle) tryLine(search, middle)
    if (isDone(search)) return slackOf(search, bundle)
    if (bundle.half < NARROW) continue
    for (const part of split(corridor, bundle)) {
      const least = Math.max(bundle.least, leastOf(corridor, counted, part))
      if (least < ceilingOf(search)) keep(open, { ...part, least })
    }
  }
  return open[0] ? slackOf(search, open[0]) : 0
}

/**
 * Of all lines between two discs apart that `blocking` solids leave clear, the one with the least length inside `counted`
 * ones; null where none is clear. The length is that of a real line and at most 0.0005″ (or `slack`, if that is more) above
 * the least there is. Branch and bound: a bundle of lines runs at least through what all of its width runs through. Asked only
 * whether it is `within` so many inches, the search ends when that is settled.
 */
export function leastInside(
  a: Disc,
  b: Disc,
  blocking: readonly Solid[],
  counted: readonly Solid[],
  tangent: Tangent,
  front: HalfPlane | null = null,
  within: number | null = null,
): LeastInside | null {
  const corridor = corridorOf(a, b, blocking, TOLERANCE, front)
  const { discs, polygons } = corridorOf(a, b, counted, 0)
  const all = { ...corridor, discs: [...corridor.discs, ...discs], polygons: [...corridor.polygons, ...polygons] }
  const { guides: reach, lines: room } = keeping(tangent)
  const near: Solid[] = [...discs.map((disc) => ({ kind: 'disc' as const, disc })), ...polygons]
  const search: Search = { corridor, counted: near, room, within, best: null }
  const guides = guidesOf(all, reach)
  eachHeld(corridor, guides, room, 'both', (line) => {
    tryLine(search, line)
    return isDone(search)
  })
  if (!search.best) return null
  if (!isDone(search)) tryAcross(search, guides)
  const slack = isDone(search) ? 0 : searched(search)
  return search.best && { ...search.best, slack }
}
