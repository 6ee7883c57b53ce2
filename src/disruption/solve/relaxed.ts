import type { Vector } from '../../geometry/vector.ts'
import { length } from '../../geometry/vector.ts'
import { at } from '../at.ts'
import { type Cone, coneAt, coneValue, settle } from './cone.ts'
import { solveDefinite } from './square.ts'

/** A linear demand on displacements: the unit normal's part of that of base `a`, less that of base `b` (−1: none), is ≥ `least`. */
export interface Cut {
  readonly a: number
  readonly b: number
  readonly nx: number
  readonly ny: number
  readonly least: number
}

/** When a relaxed problem is solved well enough. */
export interface Aim {
  /** Enough once the bound passes this: the case is closed. */
  readonly above: number
  /** Only a rough answer is wanted where the true value lies below this: the case stays open. */
  readonly open: number
  readonly rough: number
  /** The exactness wanted elsewhere, in inches. */
  readonly exact: number
}

/** The answer to a relaxed problem. `bound` is certified by the forces found, however early the search for them ended. */
export interface Relaxed {
  readonly bound: number
  /** Displacements that keep every cut, and their value; null where none were reached. */
  readonly moves: readonly Vector[] | null
  readonly value: number
  /** The force along each cut. */
  readonly forces: Float64Array
}

const MOST_STEPS = 160

/** A cut with its force while it is being solved. */
interface Pull {
  readonly cut: Cut
  readonly a: Cone
  readonly b: Cone | null
  force: number
  slope: number
  step: number
}

/** Each base's force is the sum of what its cuts pull with. */
function gather(cones: readonly Cone[], pulls: readonly Pull[]): void {
  for (const cone of cones) {
    cone.wx = 0
    cone.wy = 0
  }
  for (const { cut, a, b, force } of pulls) {
    a.wx += force * cut.nx
    a.wy += force * cut.ny
    if (!b) continue
    b.wx -= force * cut.nx
    b.wy -= force * cut.ny
  }
}

/** What the forces certify: no displacements that keep the cuts cost less. */
function certified(cones: readonly Cone[], pulls: readonly Pull[]): number {
  let sum = 0
  for (const { cut, force } of pulls) sum += cut.least * force
  for (const { floor, wx, wy } of cones) sum += floor * (1 - length(wx, wy))
  return sum
}

/** Newton's step for all forces at a weight `t`, by way of the small system of the bases; returns the squared decrement. */
function direction(
  cones: readonly Cone[],
  pulls: readonly Pull[],
  t: number,
  m: Float64Array,
  y: Float64Array,
): number {
  const n = 2 * cones.length
  m.fill(0)
  y.fill(0)
  for (let i = 0; i < cones.length; i++) {
    const cone = at(cones, i)
    settle(cone, t)
    m[2 * i * n + 2 * i] = cone.ixx
    m[(2 * i + 1) * n + 2 * i] = cone.ixy
    m[(2 * i + 1) * n + 2 * i + 1] = cone.iyy
  }
  for (const pull of pulls) {
    const { nx, ny, least, a, b } = pull.cut
    const gx = pull.a.gx - (pull.b?.gx ?? 0)
    const gy = pull.a.gy - (pull.b?.gy ?? 0)
    pull.slope = t * least + 1 / pull.force - nx * gx - ny * gy
    const e = pull.force * pull.force
    const ex = e * pull.slope * nx
    const ey = e * pull.slope * ny
    const xx = e * nx * nx
    const xy = e * nx * ny
    const yy = e * ny * ny
    const i = 2 * a
    y[i] = (y[i] ?? 0) + ex
    y[i + 1] = (y[i + 1] ?? 0) + ey
    m[i * n + i] = (m[i * n + i] ?? 0) + xx
    m[(i + 1) * n + i] = (m[(i + 1) * n + i] ?? 0) + xy
    m[(i + 1) * n + i + 1] = (m[(i + 1) * n + i + 1] ?? 0) + yy
    if (b < 0) continue
    const j = 2 * b
    y[j] = (y[j] ?? 0) - ex
    y[j + 1] = (y[j + 1] ?? 0) - ey
    m[j * n + j] = (m[j * n + j] ?? 0) + xx
    m[(j + 1) * n + j] = (m[(j + 1) * n + j] ?? 0) + xy
    m[(j + 1) * n + j + 1] = (m[(j + 1) * n + j + 1] ?? 0) + yy
    const low = Math.max(i, j)
    const high = Math.min(i, j)
    m[low * n + high] = (m[low * n + high] ?? 0) - xx
    m[low * n + high + 1] = (m[low * n + high + 1] ?? 0) - xy
    m[(low + 1) * n + high] = (m[(low + 1) * n + high] ?? 0) - xy
    m[(low + 1) * n + high + 1] = (m[(low + 1) * n + high + 1] ?? 0) - yy
  }
  if (!solveDefinite(m, y, n)) return Number.NaN
  let decrement = 0
  for (const pull of pulls) {
    const { nx, ny, a, b } = pull.cut
    const yx = (y[2 * a] ?? 0) - (b < 0 ? 0 : (y[2 * b] ?? 0))
    const yy = (y[2 * a + 1] ?? 0) - (b < 0 ? 0 : (y[2 * b + 1] ?? 0))
    pull.step = pull.force * pull.force * (pull.slope - nx * yx - ny * yy)
    decrement += pull.step * pull.slope
  }
  return decrement
}

/** The barrier's value if all forces took their step by a share. */
function valueAfter(pulls: readonly Pull[], sums: readonly Vector[], cones: readonly Cone[], share: number, t: number) {
  let value = 0
  for (const { cut, force, step } of pulls) {
    const next = force + share * step
    if (!(next > 0)) return Number.NEGATIVE_INFINITY
    value += t * cut.least * next + Math.log(next)
  }
  for (let i = 0; i < cones.length; i++) {
    const { floor, wx, wy } = at(cones, i)
    const { dx, dy } = at(sums, i)
    value += coneValue(floor, wx + share * dx, wy + share * dy, t)
    if (value === Number.NEGATIVE_INFINITY) return value
  }
  return value
}

/** How each base's force changes by a whole step. */
function changes(cones: readonly Cone[], pulls: readonly Pull[]): readonly Vector[] {
  const sums = cones.map(() => ({ dx: 0, dy: 0 }))
  for (const { cut, step } of pulls) {
    const a = at(sums, cut.a)
    a.dx += step * cut.nx
    a.dy += step * cut.ny
    if (cut.b < 0) continue
    const b = at(sums, cut.b)
    b.dx -= step * cut.nx
    b.dy -= step * cut.ny
  }
  return sums
}

/** The longest share of a step that leaves all forces positive and every base's force below 1. */
function longest(pulls: readonly Pull[], sums: readonly Vector[], cones: readonly Cone[]): number {
  let share = 1
  for (const { force, step } of pulls) if (step < 0) share = Math.min(share, (-0.98 * force) / step)
  for (let i = 0; i < cones.length; i++) {
    const { wx, wy } = at(cones, i)
    const { dx, dy } = at(sums, i)
    const a = dx * dx + dy * dy
    if (a === 0) continue
    const b = wx * dx + wy * dy
    const c = wx * wx + wy * wy - 1
    const root = Math.sqrt(b * b - a * c)
    share = Math.min(share, 0.98 * (b > 0 ? -c / (b + root) : (root - b) / a))
  }
  return share
}

/** Displacements that the forces stand for, corrected by the step not yet taken; null while some cut is not kept. */
function movesAt(cones: readonly Cone[], pulls: readonly Pull[], y: Float64Array, t: number): Vector[] | null {
  for (const { force, step } of pulls) if (!(step < force)) return null
  return cones.map(({ gx, gy }, i) => ({ dx: (gx + (y[2 * i] ?? 0)) / t, dy: (gy + (y[2 * i + 1] ?? 0)) / t }))
}

/**
 * The least sum over all bases of max(|displacement|, floor) under linear cuts, by way of its dual: forces along the cuts
 * that pull no base harder than 1. Any such forces certify a lower bound, so that the search may end as soon as it is good
 * enough; cuts that contradict each other show as a bound without end.
 */
export function relaxed(floors: readonly number[], cuts: readonly Cut[], aim: Aim): Relaxed {
  const cones = floors.map(coneAt)
  const crowd = new Array<number>(floors.length).fill(1)
  for (const { a, b } of cuts) {
    crowd[a] = at(crowd, a) + 1
    if (b >= 0) crowd[b] = at(crowd, b) + 1
  }
  const first = 0.5 / Math.max(...crowd)
  const pulls = cuts.map(
    (cut): Pull => ({
      cut,
      a: at(cones, cut.a),
      b: cut.b < 0 ? null : at(cones, cut.b),
      force: first,
      slope: 0,
      step: 0,
    }),
  )
  const n = 2 * floors.length
  const m = new Float64Array(n * n)
  const y = new Float64Array(n)
  let t = 50
  gather(cones, pulls)
  let bound = certified(cones, pulls)
  let moves: Vector[] | null = null
  let value = Number.POSITIVE_INFINITY
  const done = () => ({ bound, moves, value, forces: Float64Array.from(pulls, ({ force }) => force) })
  for (let round = 0; round < MOST_STEPS; round++) {
    const decrement = direction(cones, pulls, t, m, y)
    if (!(decrement >= 0)) return done()
    if (decrement < 0.1) {
      const reached = movesAt(cones, pulls, y, t)
      const cost = reached
        ? reached.reduce((sum, { dx, dy }, i) => sum + Math.max(length(dx, dy), at(floors, i)), 0)
        : value
      if (reached && cost < value) {
        moves = reached
        value = cost
      }
      if (value - bound <= aim.exact || (value < aim.open && value - bound <= aim.rough) || t > 1e13) return done()
      t *= 15
      continue
    }
    const sums = changes(cones, pulls)
    let share = longest(pulls, sums, cones)
    const now = valueAfter(pulls, sums, cones, 0, t)
    while (share > 1e-12 && valueAfter(pulls, sums, cones, share, t) < now + 0.05 * share * decrement) share /= 2
    if (share <= 1e-12) return done()
    for (const pull of pulls) pull.force += share * pull.step
    gather(cones, pulls)
    bound = Math.max(bound, certified(cones, pulls))
    if (bound >= aim.above) return done()
  }
  return done()
}
