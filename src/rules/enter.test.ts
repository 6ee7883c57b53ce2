import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pathLength } from '../geometry/path.ts'
import { distance, type Point } from '../geometry/point.ts'
import { anyDisc } from '../geometry/testing/arbitraries.ts'
import { entering } from './enter.ts'
import { anyMotion, anyPath, moved, movedDisc, round } from './testing/scene.ts'

const zone = round(10, 0, 3)
const walk = (...pairs: readonly (readonly [number, number])[]): Point[] => pairs.map(([x, y]) => ({ x, y }))

describe('entering an area', () => {
  it('happens where the first part of the base, its centre, or all of it comes in', () => {
    const path = walk([0, 0], [10, 0])
    expect(entering(zone, 0.5, path, 'part').firstEntry).toBe(6.5)
    expect(entering(zone, 0.5, path, 'centre').firstEntry).toBe(7)
    expect(entering(zone, 0.5, path, 'wholly').firstEntry).toBe(7.5)
  })

  it('is not starting inside, nor walking out, nor standing there', () => {
    expect(entering(zone, 0.5, walk([10, 0], [20, 0]), 'part')).toMatchObject({
      startsInside: true,
      enters: false,
      times: 0,
    })
    expect(entering(zone, 0.5, walk([10, 0]), 'part')).toMatchObject({ startsInside: true, enters: false })
    expect(entering(zone, 0.5, walk([10, 0], [11, 0]), 'part').enters).toBe(false)
  })

  it('is leaving and coming back, and that once however often', () => {
    const path = walk([10, 0], [20, 0], [10, 0], [20, 0], [10, 0])
    expect(entering(zone, 0.5, path, 'part')).toMatchObject({
      startsInside: true,
      enters: true,
      times: 1,
      firstEntry: 16.5,
    })
  })

  it('is passing by with a mere touch, but not by a hair less', () => {
    const touching = entering(zone, 0.5, walk([0, 3.5], [20, 3.5]), 'part')
    expect(touching.enters).toBe(true)
    expect(touching.firstEntry).toBeCloseTo(10, 6)
    expect(entering(zone, 0.5, walk([0, 3.500001], [20, 3.500001]), 'part').enters).toBe(false)
    expect(entering(zone, 0.5, walk([0, 3.4999], [20, 3.4999]), 'part').firstEntry).toBeCloseTo(9.9735426759, 8)
  })

  it('never happens wholly for a base larger than the area, and does when it just fits', () => {
    expect(entering(round(0, 0, 0.4), 0.5, walk([-5, 0], [5, 0]), 'wholly').enters).toBe(false)
    expect(entering(round(0, 0, 0.5), 0.5, walk([-5, 0], [5, 0]), 'wholly').firstEntry).toBe(5)
  })

  it('starts on the edge inside, and an area of no size is entered all the same', () => {
    expect(entering(zone, 0.5, walk([6.5, 0], [5, 0], [10, 0]), 'part')).toMatchObject({
      startsInside: true,
      firstEntry: 3,
    })
    expect(entering(round(10, 0, 0), 0, walk([0, 0], [20, 0]), 'part').firstEntry).toBe(10)
  })

  it('minds no stops on the way, and a walk of no points enters nothing', () => {
    expect(entering(zone, 0.5, walk([0, 0], [3, 0], [3, 0], [10, 0]), 'part').firstEntry).toBe(6.5)
    expect(entering(zone, 0.5, [], 'part')).toMatchObject({ startsInside: false, enters: false })
  })

  it('agrees with looking at every step of the walk', () => {
    fc.assert(
      fc.property(
        anyDisc,
        fc.integer({ min: 0, max: 1500 }),
        anyPath,
        fc.constantFrom('part' as const, 'centre' as const, 'wholly' as const),
        (area, size, path, share) => {
          const radius = size / 1000
          const limit = area.radius + (share === 'part' ? radius : share === 'wholly' ? -radius : 0)
          const inside = (place: Point) => distance(place, area.centre) <= limit + 1e-9
          let at = 0
          let was = path[0] !== undefined && inside(path[0])
          let slow: number | null = null
          for (const [i, to] of path.entries()) {
            const from = path[i - 1]
            if (!from) continue
            for (let k = 1; k <= 400 && slow === null; k++) {
              const part = k / 400
              const is = inside({ x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) })
              if (is && !was) slow = at + part * distance(from, to)
              was = is
            }
            at += distance(from, to)
          }
          const exact = entering(area, radius, path, share)
          // Steps may miss a short visit; what they see has happened, and no later than they see it.
          if (slow !== null) {
            expect(exact.enters).toBe(true)
            expect(exact.firstEntry ?? 99).toBeLessThanOrEqual(slow + 1e-9)
          }
          if (exact.entryPoint && exact.firstEntry !== null) {
            expect(inside(exact.entryPoint)).toBe(true)
            expect(exact.firstEntry).toBeLessThanOrEqual(pathLength(path) + 1e-9)
          }
        },
      ),
      { numRuns: 200 },
    )
  })

  it('follows the scene wherever it is turned, slid or mirrored', () => {
    fc.assert(
      fc.property(anyDisc, anyPath, anyMotion, (area, path, motion) => {
        const before = entering(area, 0.5, path, 'centre').firstEntry
        const after = entering(
          movedDisc(motion, area),
          0.5,
          path.map((p) => moved(motion, p)),
          'centre',
        ).firstEntry
        if (before !== null && after !== null) expect(after).toBeCloseTo(before, 5)
      }),
    )
  })
})
