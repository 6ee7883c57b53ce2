import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pathLength } from '../geometry/path.ts'
import { distance, type Point } from '../geometry/point.ts'
import { type CorneredSolid, roundSolid, solidPolygon } from '../geometry/solid.ts'
import { entering, type Share } from './enter.ts'
import { enteringGround } from './enter-ground.ts'
import { anyMotion, anyPath, moved, round } from './testing/scene.ts'

const walk = (...pairs: readonly (readonly [number, number])[]): Point[] => pairs.map(([x, y]) => ({ x, y }))
const polygonOf = (corners: readonly Point[]): CorneredSolid => {
  const solid = solidPolygon(corners)
  if (typeof solid === 'string') throw new RangeError(solid)
  return solid
}
const pond = polygonOf(walk([10, -3], [16, -3], [16, 3], [10, 3]))
/** A bay: two arms to the left, water between them. */
const bay = polygonOf(walk([0, 0], [8, 0], [8, 2], [2, 2], [2, 6], [8, 6], [8, 8], [0, 8]))
const shares: readonly Share[] = ['part', 'centre', 'wholly']

const star = fc.array(fc.integer({ min: 600, max: 5000 }), { minLength: 3, maxLength: 9 }).map((radii) =>
  radii.map((radius, i) => ({
    x: (radius / 1000) * Math.cos((2 * Math.PI * i) / radii.length),
    y: (radius / 1000) * Math.sin((2 * Math.PI * i) / radii.length),
  })),
)

/** The signed distance of a place from a polygon, by turning round once and by looking at many places of each edge. */
function slowDistance(corners: readonly Point[], { x, y }: Point): number {
  let turned = 0
  let nearest = Number.POSITIVE_INFINITY
  for (const [i, to] of corners.entries()) {
    const from = corners.at(i - 1) ?? to
    const angle = Math.atan2(to.y - y, to.x - x) - Math.atan2(from.y - y, from.x - x)
    turned += angle > Math.PI ? angle - 2 * Math.PI : angle < -Math.PI ? angle + 2 * Math.PI : angle
    for (let k = 0; k <= 200; k++) {
      const place = { x: from.x + (k / 200) * (to.x - from.x), y: from.y + (k / 200) * (to.y - from.y) }
      nearest = Math.min(nearest, distance(place, { x, y }))
    }
  }
  return Math.abs(turned) > Math.PI ? -nearest : nearest
}

describe('entering a piece of ground', () => {
  it('happens where the first part of the base, its centre, or all of it comes in', () => {
    const path = walk([0, 0], [20, 0])
    expect(shares.map((share) => enteringGround(pond, 0.5, path, share).firstEntry)).toEqual([9.5, 10, 10.5])
    expect(enteringGround(pond, 0.5, path, 'part').entryPoint).toEqual({ x: 9.5, y: 0 })
  })

  it('is no starting inside, nor walking on inside, nor standing there', () => {
    expect(enteringGround(pond, 0.5, walk([12, 0], [14, 0]), 'part')).toMatchObject({ startsInside: true, times: 0 })
    expect(enteringGround(pond, 0.5, walk([12, 0]), 'wholly')).toMatchObject({ startsInside: true, times: 0 })
    expect(enteringGround(pond, 0.5, [], 'part')).toMatchObject({ startsInside: false, times: 0 })
  })

  it('is leaving and coming back, even on one straight leg, and that once', () => {
    const across = walk([6, 1], [6, 7], [6, 1])
    expect(enteringGround(bay, 0.5, across, 'centre')).toMatchObject({ startsInside: true, firstEntry: 5, times: 1 })
    expect(enteringGround(bay, 0.5, across, 'part').firstEntry).toBeCloseTo(4.5, 9)
    // A base that bridges the bay never leaves it.
    expect(enteringGround(bay, 2, across, 'part')).toMatchObject({ startsInside: true, times: 0 })
  })

  it('is passing by with a mere touch of an edge or a corner, but not by a hair less', () => {
    expect(enteringGround(pond, 0.5, walk([0, 3.5], [20, 3.5]), 'part').firstEntry).toBeCloseTo(10, 6)
    expect(enteringGround(pond, 0.5, walk([0, 3.500001], [20, 3.500001]), 'part').enters).toBe(false)
    const corner = polygonOf(walk([5, 0], [6, 1], [4, 1]))
    expect(enteringGround(corner, 0.5, walk([0, -0.5], [9, -0.5]), 'part').firstEntry).toBeCloseTo(5, 9)
    expect(enteringGround(corner, 0.5, walk([0, 0], [9, 0]), 'centre').firstEntry).toBeCloseTo(5, 9)
  })

  it('never happens wholly where the base is too large for it', () => {
    expect(enteringGround(pond, 3.1, walk([0, 0], [30, 0]), 'wholly').enters).toBe(false)
    expect(enteringGround(pond, 3, walk([0, 0], [30, 0]), 'wholly').firstEntry).toBeCloseTo(13, 9)
  })

  it('of a round piece is that of a round area', () => {
    const disc = round(10, 0, 3)
    const path = walk([0, 1], [20, 1])
    expect(enteringGround(roundSolid(disc), 0.5, path, 'part')).toEqual(entering(disc, 0.5, path, 'part'))
  })

  it('agrees with looking at many places of the walk', () => {
    fc.assert(
      fc.property(
        star,
        fc.integer({ min: 0, max: 1500 }),
        anyPath,
        fc.constantFrom(...shares),
        (corners, mm, path, share) => {
          const radius = mm / 1000
          const ground = polygonOf(corners)
          const limit = share === 'part' ? radius : share === 'wholly' ? -radius : 0
          const off = (place: Point) => slowDistance(corners, place) - limit
          const { firstEntry, entryPoint } = enteringGround(ground, radius, path, share)
          if (entryPoint) expect(Math.abs(off(entryPoint))).toBeLessThan(0.03)
          let at = 0
          let wasOut = path[0] !== undefined && off(path[0]) > 0.03
          for (const [i, to] of path.entries()) {
            const from = path[i - 1]
            if (!from) continue
            for (let k = 1; k <= 60; k++) {
              const along = at + (k / 60) * distance(from, to)
              const o = off({ x: from.x + (k / 60) * (to.x - from.x), y: from.y + (k / 60) * (to.y - from.y) })
              // What is clearly inside after having been clearly outside has entered, and no later than it is seen.
              if (o < -0.03 && wasOut) {
                expect(firstEntry ?? 99).toBeLessThanOrEqual(along + 1e-9)
                return
              }
              if (o > 0.03) wasOut = true
            }
            at += distance(from, to)
          }
          if (firstEntry !== null) expect(firstEntry).toBeLessThanOrEqual(pathLength(path) + 1e-9)
        },
      ),
      { numRuns: 150 },
    )
  })

  it('follows the scene wherever it is turned, slid or mirrored', () => {
    fc.assert(
      fc.property(star, anyPath, anyMotion, fc.constantFrom(...shares), (corners, path, motion, share) => {
        const before = enteringGround(polygonOf(corners), 0.5, path, share).firstEntry
        const there = polygonOf(corners.map((p) => moved(motion, p)))
        const after = enteringGround(
          there,
          0.5,
          path.map((p) => moved(motion, p)),
          share,
        ).firstEntry
        if (before !== null && after !== null) expect(after).toBeCloseTo(before, 5)
      }),
    )
  })
})
