import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Disc } from '../disc.ts'
import { between } from '../line.ts'
import type { Point } from '../point.ts'
import type { Segment } from '../segment.ts'
import { fromSolid, type Solid } from '../solid.ts'
import { leastInside } from './least-inside.ts'
import { anyScene, anySolid, box, clearance, cornered, disc, round, segmentsBetween } from './testing/scene.ts'

const a = disc(0, 0, 0.5)
const b = disc(10, 0, 0.5)
const least = (counted: readonly Solid[], blocking: readonly Solid[] = [], from: Disc = a, to: Disc = b) =>
  leastInside(from, to, blocking, counted, 'blocked')?.length

/** Where a segment (parts from 0 to 1) may go in or out of a solid. */
function partsAt({ from, to }: Segment, solid: Solid): number[] {
  const dx = to.x - from.x
  const dy = to.y - from.y
  if (solid.kind === 'disc') {
    const { centre, radius } = solid.disc
    const square = dx * dx + dy * dy
    const middle = ((centre.x - from.x) * dx + (centre.y - from.y) * dy) / square
    const aside = ((centre.x - from.x) * dy - (centre.y - from.y) * dx) ** 2 / square
    const half = Math.sqrt(Math.max(0, radius * radius - aside) / square)
    return [middle - half, middle + half]
  }
  return solid.corners.map((q, i) => {
    const p: Point = solid.corners.at(i - 1) ?? q
    const across = dx * (q.y - p.y) - dy * (q.x - p.x)
    return ((p.x - from.x) * (q.y - p.y) - (p.y - from.y) * (q.x - p.x)) / across
  })
}

/** Slow: the length of a segment inside solids, cut wherever it may go in or out and asked in the middle of each part. */
function slowLength(segment: Segment, solids: readonly Solid[]): number {
  const { from, to } = segment
  const parts = solids.flatMap((solid) => partsAt(segment, solid)).filter((part) => part > 0 && part < 1)
  const cuts = [0, ...parts.sort((p, q) => p - q), 1]
  let share = 0
  for (const [i, end] of cuts.entries()) {
    const start = cuts[i - 1] ?? 0
    const middle = (start + end) / 2
    const place = { x: from.x + middle * (to.x - from.x), y: from.y + middle * (to.y - from.y) }
    if (solids.some((solid) => fromSolid(solid, place.x, place.y) < 0)) share += end - start
  }
  return share * Math.hypot(to.x - from.x, to.y - from.y)
}

describe('the least length through woods', () => {
  it.each<[string, readonly Solid[], number]>([
    ['none on the way', [box(4, 2, 6, 4)], 0],
    ['one that can be passed', [box(4, -0.4, 6, 4)], 0],
    ['a belt straight across', [box(3, -9, 6, 9)], 3],
    [
      'a belt askew, crossed at right angles',
      [cornered([3.3, -9], [6.3, -9], [5.7, 9], [2.7, 9])],
      3 * Math.cos(Math.atan(0.6 / 18)),
    ],
    ['two belts', [box(2, -9, 3, 9), box(5, -9, 7, 9)], 3],
    ['two that overlap, counted once', [box(2, -9, 4, 9), box(3, -9, 5, 9)], 3],
    ['a round one, cut where it is narrowest', [round(5, 0, 2)], 2 * Math.sqrt(2 ** 2 - 0.5 ** 2)],
    ['a wood about the viewer', [box(-4, -4, 3, 4)], 2.5],
    ['a wood about both', [box(-4, -4, 14, 4)], 9],
    ['a wood under the viewer alone', [box(-4, -4, 0, 4)], 0],
  ])('past %s', (_, counted, length) => {
    expect(least(counted)).toBeCloseTo(length, 3)
  })

  it('takes the thin place that walls leave', () => {
    const steps = cornered([3, -9], [5, -9], [5, 0], [7, 0], [7, 9], [3, 9])
    expect(least([steps])).toBeCloseTo(2, 3)
    expect(least([steps], [box(2, -9, 4.95, 0.1)])).toBeGreaterThan(2.5)
    expect(least([steps], [box(2, -9, 2.5, 9)])).toBeUndefined()
  })

  it('between points is the length on the one line there is', () => {
    expect(least([box(3, -9, 6, 9)], [], disc(0, 0, 0), disc(10, 0, 0))).toBe(3)
    expect(least([round(5, 0, 1)], [], disc(0, 0, 0), disc(10, 0, 0))).toBe(2)
  })

  it('settles exactly whether a belt as deep as may be lets a line through, however it lies', () => {
    for (const tilt of [0, 0.01, 0.05, -0.07]) {
      const [x, y] = [3 * Math.cos(tilt), 3 * Math.sin(tilt)]
      const belt = cornered(
        [3 - (9 * y) / 3, 3 * x],
        [3 + (9 * y) / 3, -3 * x],
        [3 + x + 3 * y, y - 3 * x],
        [3 + x - 3 * y, y + 3 * x],
      )
      const within = (limit: number) =>
        (leastInside(a, b, [], [belt], 'free', null, limit)?.length ?? 99) <= limit + 1e-9
      expect([within(3), within(3 - 1e-6)], `tilt ${tilt}`).toEqual([true, false])
    }
  })

  it('is the length of a real, clear line, and no segment of a dense set is shorter by more than a thousandth', () => {
    fc.assert(
      fc.property(anyScene, fc.array(anySolid, { minLength: 1, maxLength: 4 }), (scene, woods) => {
        const walls = scene.solids.slice(0, 2)
        const found = leastInside(scene.a, scene.b, walls, woods, 'blocked')
        if (!found) return
        expect(found.slack).toBeLessThan(0.001)
        const segment = between(found.line, scene.a, scene.b)
        expect(slowLength(segment, woods)).toBeCloseTo(found.length, 6)
        for (const wall of walls) expect(clearance(segment, wall)).toBeGreaterThan(0)
        for (const other of segmentsBetween(scene.a, scene.b, 24)) {
          if (walls.some((wall) => clearance(other, wall) <= 1e-8)) continue
          expect(slowLength(other, woods)).toBeGreaterThan(found.length - 0.001)
        }
      }),
      { numRuns: 100 },
    )
  })

  it('asked only whether it is within a limit, agrees with the length', () => {
    fc.assert(
      fc.property(anyScene, fc.array(anySolid, { minLength: 1, maxLength: 4 }), ({ a, b, solids }, woods) => {
        const walls = solids.slice(0, 1)
        const full = leastInside(a, b, walls, woods, 'free')
        const short = leastInside(a, b, walls, woods, 'free', null, 1.5)
        expect(short === null).toBe(full === null)
        if (!full || !short || Math.abs(full.length - 1.5) < 0.001) return
        expect(short.length <= 1.5).toBe(full.length <= 1.5)
      }),
      { numRuns: 100 },
    )
  })
})
