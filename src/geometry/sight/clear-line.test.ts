import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Disc } from '../disc.ts'
import { halfPlane, insideBy } from '../half-plane.ts'
import { between } from '../line.ts'
import type { Solid } from '../solid.ts'
import { clearLine, type Tangent } from './clear-line.ts'
import { corridorOf } from './corridor.ts'
import {
  anyMotion,
  anyScene,
  anySolid,
  box,
  carriedDisc,
  carriedSolid,
  clearance,
  cornered,
  depthAlong,
  disc,
  round,
  segmentsBetween,
} from './testing/scene.ts'

const sees = (a: Disc, b: Disc, solids: readonly Solid[], tangent: Tangent = 'blocked') =>
  clearLine(corridorOf(a, b, solids, 1e-9), tangent) !== null
const both = (a: Disc, b: Disc, ...solids: readonly Solid[]) => [
  sees(a, b, solids, 'blocked'),
  sees(a, b, solids, 'free'),
]

const a = disc(0, 0, 0.5)
const b = disc(10, 0, 0.5)

describe('a line from some place of one base to some place of another', () => {
  it.each<[string, readonly Solid[], boolean, boolean]>([
    ['nothing between', [], true, true],
    ['an equal base straight between', [round(5, 0, 0.5)], false, true],
    ['an equal base a thousandth aside', [round(5, 0.001, 0.5)], true, true],
    ['a larger base between', [round(5, 0, 0.51)], false, false],
    ['a smaller base between', [round(5, 0, 0.49)], true, true],
    ['two bases that touch each other', [round(5, 0.5, 0.5), round(5, -0.5, 0.5)], false, true],
    ['two bases a millionth apart', [round(5, 0.500001, 0.5), round(5, -0.500001, 0.5)], true, true],
    ['two walls that share an edge along the way', [box(4, -3, 6, 0), box(4, 0, 6, 3)], false, true],
    ['one wall across', [box(4, -3, 6, 3)], false, false],
    ['a wall whose end just reaches the last line', [box(4.9, -0.5, 5.1, 9)], false, true],
    ['a wall that leaves a thousandth', [box(4.9, -0.499, 5.1, 9)], true, true],
    [
      'two walls of two corners on the way, one to each side',
      [cornered([3, 0], [2, 3], [4, 3]), cornered([7, 0], [6, -3], [8, -3])],
      true,
      true,
    ],
    ['a square cut along its diagonal', [cornered([4.4, 0], [5, -0.6], [5.6, 0], [5, 0.6])], false, false],
    [
      'a bent wall about the viewer, open this way',
      [cornered([3, -3], [-3, -3], [-3, 3], [3, 3], [3, 2.5], [-2.5, 2.5], [-2.5, -2.5], [3, -2.5])],
      true,
      true,
    ],
    [
      'the same, open the other way',
      [cornered([-3, -3], [3, -3], [3, 3], [-3, 3], [-3, 2.5], [2.5, 2.5], [2.5, -2.5], [-3, -2.5])],
      false,
      false,
    ],
    ['a house about the viewer', [box(-1, -1, 1, 1)], false, false],
    ['a house about the target', [box(9, -1, 11, 1)], false, false],
    ['a house about both', [box(-1, -1, 11, 1)], false, false],
    ['a wall through the back of the viewer', [box(-3, -3, 0, 3)], true, true],
    ['a wall through the front of the viewer', [box(0.4, -3, 1, 3)], false, false],
    ['a wall that the viewer’s front only touches', [box(0.5, -3, 1, 3)], false, false],
    ['a wall behind the target', [box(10, -3, 14, 3)], true, true],
    ['a base inside the viewer’s', [round(0, 0, 0.3)], true, true],
    ['the viewer inside a base', [round(0, 0, 0.7)], false, false],
    ['a base in contact behind', [round(-1, 0, 0.5)], true, true],
    ['a base behind the target', [round(12, 0, 1)], true, true],
  ])('past %s', (_, solids, blocked, free) => {
    expect(both(a, b, ...solids)).toEqual([blocked, free])
    const swapped = solids.length > 0 && !_.includes('viewer') && !_.includes('target')
    if (swapped) expect(both(b, a, ...solids)).toEqual([blocked, free])
  })

  it.each([
    ['from a point', disc(0, 0, 0), b],
    ['to a point', a, disc(10, 0, 0)],
    ['from point to point', disc(0, 0, 0), disc(10, 0, 0)],
  ])('%s passes a wall that it misses, and not one that it meets', (_, from, to) => {
    expect(both(from, to, box(4, 0.6, 6, 3))).toEqual([true, true])
    expect(both(from, to, box(4, -3, 6, 3))).toEqual([false, false])
  })

  it('from point to point that only touches a corner is blocked or free', () => {
    expect(both(disc(0, 0, 0), disc(10, 0, 0), cornered([5, 0], [4, 2], [6, 2]))).toEqual([false, true])
    expect(both(disc(0, 0, 0), disc(10, 0, 0), round(5, 1, 1))).toEqual([false, true])
    expect(both(disc(0, 0, 0), disc(10, 0, 0), box(4, 0, 6, 2))).toEqual([false, true])
  })

  it('is found through corridors a few millionths wide', () => {
    for (const width of [1e-3, 1e-5, 1e-7])
      for (const tilt of [-0.08, 0, 0.03, 0.07]) {
        const wall = (x: number) => [
          cornered([x, tilt * (x - 5) + width / 2], [x - 0.5, 5], [x + 0.5, 5]),
          cornered([x, tilt * (x - 5) - width / 2], [x - 0.5, -5], [x + 0.5, -5]),
        ]
        expect(sees(a, b, [...wall(2), ...wall(8)]), `${width} at ${tilt}`).toBe(true)
        expect(sees(a, b, [...wall(2), ...wall(8), round(5, 0, 0.01)]), `${width} at ${tilt}`).toBe(false)
      }
  })

  it('runs in front from end to end where that is asked', () => {
    const front = (nx: number, ny: number) => halfPlane(nx, ny, { x: 0, y: 0 })
    const inFront = (plane: ReturnType<typeof front>, to: Disc, ...solids: Solid[]) =>
      clearLine(corridorOf(a, to, solids, 1e-9, plane), 'blocked')
    expect(inFront(front(1, 0), b)).not.toBeNull()
    expect(inFront(front(-1, 0), b)).toBeNull()
    expect(inFront(front(0, 1), disc(10, -0.4, 0.5))).not.toBeNull()
    expect(inFront(front(0, 1), disc(10, -0.6, 0.5))).toBeNull()
    expect(inFront(front(0, 1), b, box(4, 0.1, 6, 5))).not.toBeNull()
    expect(inFront(front(0, 1), b, box(4, -0.1, 6, 5))).toBeNull()
    expect(inFront(front(0, 1), b, box(4, -5, 6, 0.1))).not.toBeNull()
  })

  it('is really clear, from edge to edge, and in front', () => {
    fc.assert(
      fc.property(
        anyScene,
        fc.constantFrom<Tangent>('blocked', 'free'),
        fc.integer({ min: 0, max: 62 }),
        (scene, tangent, tenths) => {
          const angle = tenths / 10
          const front = tenths < 20 ? halfPlane(Math.cos(angle), Math.sin(angle), scene.a.centre) : null
          const line = clearLine(corridorOf(scene.a, scene.b, scene.solids, 1e-9, front), tangent)
          if (!line) return
          const segment = between(line, scene.a, scene.b)
          for (const end of [segment.from, segment.to])
            if (front) expect(insideBy(front, end.x, end.y)).toBeGreaterThan(-1e-8)
          expect(Math.hypot(segment.from.x, segment.from.y)).toBeCloseTo(scene.a.radius, 4)
          for (const solid of scene.solids) {
            if (tangent === 'blocked') expect(clearance(segment, solid)).toBeGreaterThan(0)
            else expect(depthAlong(segment, solid)).toBeLessThan(1e-7)
          }
        },
      ),
      { numRuns: 300 },
    )
  })

  it('is missed nowhere: where there is none, every segment of a dense set is blocked', () => {
    fc.assert(
      fc.property(anyScene, (scene) => {
        if (sees(scene.a, scene.b, scene.solids)) return
        for (const segment of segmentsBetween(scene.a, scene.b, 36))
          expect(scene.solids.some((solid) => clearance(segment, solid) <= 1e-8)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it('is there for both or for neither, and is carried along when all is turned, slid, mirrored and scaled', () => {
    fc.assert(
      fc.property(anyScene, anyMotion, fc.constantFrom<Tangent>('blocked', 'free'), (scene, motion, tangent) => {
        const expected = sees(scene.a, scene.b, scene.solids, tangent)
        expect(sees(scene.b, scene.a, scene.solids, tangent)).toBe(expected)
        const solids = scene.solids.map((solid) => carriedSolid(motion, solid))
        expect(sees(carriedDisc(motion, scene.a), carriedDisc(motion, scene.b), solids, tangent)).toBe(expected)
      }),
      { numRuns: 300 },
    )
  })

  it('is never won by one more solid, nor lost by one fewer; what blocks a touch blocks no less than what doesn’t', () => {
    fc.assert(
      fc.property(anyScene, anySolid, (scene, solid) => {
        const before = sees(scene.a, scene.b, scene.solids)
        if (sees(scene.a, scene.b, [...scene.solids, solid])) expect(before).toBe(true)
        if (before) expect(sees(scene.a, scene.b, scene.solids.slice(1))).toBe(true)
        if (before) expect(sees(scene.a, scene.b, scene.solids, 'free')).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})
