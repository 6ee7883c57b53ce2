import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Disc } from '../disc.ts'
import { insideBy } from '../half-plane.ts'
import { pathLength } from '../path.ts'
import { distance, type Point, towards } from '../point.ts'
import { anyAngle, anyPoint } from '../testing/arbitraries.ts'
import { type Ground, isFree } from './ground.ts'
import { shortestWalk } from './shortest-walk.ts'

const disc = (x: number, y: number, radius: number): Disc => ({ centre: { x, y }, radius })
const open: Ground = { discs: [], planes: [] }
const start = { x: 0, y: 0 }
const goal = { x: 10, y: 0 }
const lengthOf = (ground: Ground, from = start, to = goal) => shortestWalk(ground, from, to)?.length ?? null

describe('the shortest walk', () => {
  it('is straight where nothing is in the way, or only touches it', () => {
    expect(lengthOf(open)).toBe(10)
    expect(lengthOf({ ...open, discs: [disc(5, 1, 1)] })).toBe(10)
    expect(lengthOf({ ...open, discs: [disc(5, 1, 1), disc(7, -2, 2)] })).toBe(10)
    expect(lengthOf(open, start, start)).toBe(0)
  })

  it('goes round a disc by two tangents and a stretch of its edge', () => {
    const tangent = Math.sqrt(25 - 1)
    expect(lengthOf({ ...open, discs: [disc(5, 0, 1)] })).toBeCloseTo(2 * tangent + 2 * Math.asin(1 / 5), 9)
  })

  it('slides along a disc that it begins and ends at', () => {
    const discs = [disc(5, 0, 5)]
    expect(lengthOf({ ...open, discs })).toBeCloseTo(5 * Math.PI, 9)
  })

  it('passes between discs that leave just room for it, and not where they leave a little less', () => {
    const wall = (gap: number) => [disc(5, 1 + gap, 1), disc(5, -1 - gap, 1)]
    expect(lengthOf({ ...open, discs: wall(0) })).toBe(10)
    expect(lengthOf({ ...open, discs: wall(-1e-4) })).toBeGreaterThan(10.2)
  })

  it('stays out of what is before a line, arcs that bulge over it included', () => {
    const discs = [disc(5, 0, 1)]
    const below = { nx: 0, ny: -1, least: -0.99 }
    const above = { nx: 0, ny: 1, least: -1 }
    const free = lengthOf({ ...open, discs }) ?? 0
    expect(lengthOf({ discs, planes: [above] })).toBeCloseTo(free, 9)
    expect(lengthOf({ discs, planes: [{ nx: 0, ny: -1, least: -1 }] })).toBeCloseTo(free, 9)
    expect(lengthOf({ discs, planes: [below, { ...above, least: -0.99 }] })).toBeNull()
  })

  it('is none out of a ring, nor to or from a place that is not free', () => {
    const ring = Array.from({ length: 8 }, (_, i) => ({ centre: towards(goal, (i * Math.PI) / 4, 3), radius: 1.2 }))
    expect(lengthOf({ ...open, discs: ring })).toBeNull()
    expect(lengthOf({ ...open, discs: [disc(10, 0, 1)] })).toBeNull()
    expect(lengthOf({ ...open, planes: [{ nx: 1, ny: 0, least: 1 }] })).toBeNull()
  })
})

const place = fc
  .tuple(fc.integer({ min: -6000, max: 6000 }), fc.integer({ min: -6000, max: 6000 }))
  .map(([x, y]) => ({ x: x / 1000, y: y / 1000 }))
const anyGround: fc.Arbitrary<Ground> = fc.record({
  discs: fc.array(fc.record({ centre: place, radius: fc.integer({ min: 300, max: 2500 }).map((n) => n / 1000) }), {
    maxLength: 5,
  }),
  planes: fc.array(
    anyAngle.map((angle) => ({ nx: Math.cos(angle), ny: Math.sin(angle), least: -4 })),
    { maxLength: 2 },
  ),
})
const from = { x: -7, y: -7 }
const to = { x: 7, y: 7 }

const CORNERS = 24
const grown = Math.cos(Math.PI / CORNERS)

/** Whether a leg runs through the inside of the polygon of `CORNERS` sides that lies just about a disc. */
function cuts(p: Point, q: Point, { centre, radius }: Disc): boolean {
  let [low, high] = [0, 1]
  for (let k = 0; k < CORNERS; k++) {
    const angle = ((k + 0.5) * 2 * Math.PI) / CORNERS
    const out = (at: Point) => (at.x - centre.x) * Math.cos(angle) + (at.y - centre.y) * Math.sin(angle) - radius + 1e-9
    const [a, b] = [out(p), out(q)]
    if (a >= 0 && b >= 0) return false
    if (a > 0) low = Math.max(low, a / (a - b))
    if (b > 0) high = Math.min(high, a / (a - b))
  }
  return high - low > 1e-9
}

/** The slow twin: the shortest way among polygons about the discs, from corner to corner. */
function slowLength({ discs, planes }: Ground): number {
  const corners = discs.flatMap(({ centre, radius }) =>
    Array.from({ length: CORNERS }, (_, k) => towards(centre, (k * 2 * Math.PI) / CORNERS, radius / grown)),
  )
  const places = [from, to, ...corners].filter(({ x, y }) => planes.every((plane) => insideBy(plane, x, y) >= -1e-9))
  const best = places.map((_, i) => (i === 0 ? 0 : Number.POSITIVE_INFINITY))
  const done = new Set<number>()
  for (;;) {
    let next = -1
    for (const [i, length] of best.entries())
      if (!done.has(i) && length < (best[next] ?? Number.POSITIVE_INFINITY)) next = i
    const here = places[next]
    if (!here) return best[1] ?? Number.POSITIVE_INFINITY
    done.add(next)
    for (const [i, there] of places.entries()) {
      const length = (best[next] ?? 0) + distance(here, there)
      if (length < (best[i] ?? 0) && !discs.some((each) => cuts(here, there, each))) best[i] = length
    }
  }
}

const infinite = (length: number | null) => length ?? Number.POSITIVE_INFINITY

describe('the shortest walk among any discs and lines', () => {
  const free = (ground: Ground) => isFree(ground, from) && isFree(ground, to)

  it('is no longer than the way round polygons about the discs, which is no longer than round the discs about those', () => {
    fc.assert(
      fc.property(anyGround, (ground) => {
        const larger = { ...ground, discs: ground.discs.map((each) => ({ ...each, radius: each.radius / grown })) }
        fc.pre(free(larger))
        const slow = slowLength(ground)
        expect(infinite(lengthOf(ground, from, to))).toBeLessThanOrEqual(slow + 1e-6)
        expect(infinite(lengthOf(larger, from, to))).toBeGreaterThanOrEqual(slow - 1e-6)
      }),
      { numRuns: 60 },
    )
  })

  it('keeps to the ground, and its points run as long as it says', () => {
    fc.assert(
      fc.property(anyGround, (ground) => {
        const walk = shortestWalk(ground, from, to)
        fc.pre(walk !== null)
        if (!walk) return
        const { points, length } = walk
        expect([points[0], points.at(-1)]).toEqual([from, to])
        expect(pathLength(points)).toBeLessThanOrEqual(length + 1e-9)
        expect(pathLength(points)).toBeGreaterThan(length * 0.9997)
        const near = { ...ground, discs: ground.discs.map((each) => ({ ...each, radius: each.radius * 0.9999999 })) }
        for (const point of points) expect(isFree(near, point)).toBe(true)
      }),
    )
  })

  it('is as long the other way, and turned, slid, mirrored', () => {
    fc.assert(
      fc.property(anyGround, anyPoint, anyAngle, (ground, by, angle) => {
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
        const moved = ({ x, y }: Point) => ({ x: by.x + x * cos + y * sin, y: by.y + x * sin - y * cos })
        const other: Ground = {
          discs: ground.discs.map(({ centre, radius }) => ({ centre: moved(centre), radius })),
          planes: ground.planes.map(({ nx, ny, least }) => {
            const [mx, my] = [nx * cos + ny * sin, nx * sin - ny * cos]
            return { nx: mx, ny: my, least: least + mx * by.x + my * by.y }
          }),
        }
        const straight = infinite(lengthOf(ground, from, to))
        const back = infinite(lengthOf(other, moved(to), moved(from)))
        if (straight === Number.POSITIVE_INFINITY) expect(back).toBe(straight)
        else expect(Math.abs(back - straight)).toBeLessThan(1e-7)
      }),
    )
  })
})
