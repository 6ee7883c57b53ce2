import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Disc } from '../../geometry/disc.ts'
import type { Point } from '../../geometry/point.ts'
import type { Segment } from '../../geometry/segment.ts'
import { cornersOf, isRound, type Shape } from '../../geometry/shape/rectangle.ts'
import { awayFrom } from '../../geometry/shape/shape.ts'
import {
  anyMotion,
  anySolid,
  box,
  carried,
  carriedSolid,
  clearance,
  depthAlong,
  disc,
} from '../../geometry/sight/testing/scene.ts'
import { fromSolid, type Solid } from '../../geometry/solid.ts'
import { eyeSight, hiddenFrom } from './eye-sight.ts'
import type { Blocker } from './scene.ts'
import { sees } from './sight.ts'

const eye: Point = { x: 0, y: 0 }

const thousandths = (min: number, max: number) =>
  fc.integer({ min: Math.round(min * 1000), max: Math.round(max * 1000) }).map((n) => n / 1000)

const centre = fc.record({ x: thousandths(0.3, 12), y: thousandths(-2, 2) })
const size = thousandths(0.3, 2)
/** Bases that lie apart from the eye, some of them close before it, a long side of theirs turned to it. */
const anyShape: fc.Arbitrary<Shape> = fc
  .oneof(fc.record({ centre, radius: size }), fc.record({ centre, width: size, depth: size, turn: thousandths(-4, 4) }))
  .filter((shape) => awayFrom(shape, eye) > 0.01)

const wall = (solid: Solid, i = 0): Blocker => ({ id: `wall ${i}`, kind: 'terrain', solid, depth: null })
const wood = (solid: Solid, depth: number, i = 0): Blocker => ({ id: `wood ${i}`, kind: 'terrain', solid, depth })

const anyScene = fc.record({
  shape: anyShape,
  walls: fc.array(anySolid.map(wall), { maxLength: 5 }),
  woods: fc.array(
    fc.record({ solid: anySolid, depth: thousandths(0, 2) }).map(({ solid, depth }) => wood(solid, depth)),
    { maxLength: 2 },
  ),
})

const square = (x: number, y: number, turn = 0): Shape => ({ centre: { x, y }, width: 1, depth: 1, turn })

/** Slow: lines from the eye to places all along the near side of a base, a hair short of its edge. */
function fan(shape: Shape, count = 300): Segment[] {
  const places = isRound(shape)
    ? Array.from({ length: count }, (_, i) => {
        const angle = (2 * Math.PI * i) / count
        return {
          x: shape.centre.x + shape.radius * Math.cos(angle),
          y: shape.centre.y + shape.radius * Math.sin(angle),
        }
      })
    : cornersOf(shape).flatMap((corner, i, corners) => {
        const before = corners.at(i - 1) ?? corner
        return Array.from({ length: count / 4 }, (_, k) => {
          const part = k / (count / 4)
          return { x: before.x + part * (corner.x - before.x), y: before.y + part * (corner.y - before.y) }
        })
      })
  return places
    .map((to) => ({ from: eye, to: { x: to.x * (1 - 1e-9), y: to.y * (1 - 1e-9) } }))
    .filter(({ to }) => [0.2, 0.5, 0.8, 0.99].every((part) => awayFrom(shape, { x: to.x * part, y: to.y * part }) > 0))
}

/** Slow: the inches of a line inside any of some solids, from points all along it. */
function inchesInside({ from, to }: Segment, solids: readonly Solid[], points = 2000): number {
  const far = Math.hypot(to.x - from.x, to.y - from.y)
  let inside = 0
  for (let i = 0; i < points; i++) {
    const part = (i + 0.5) / points
    const place = { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) }
    if (solids.some((solid) => fromSolid(solid, place.x, place.y) < 0)) inside++
  }
  return (inside / points) * far
}

const solidsOf = (blockers: readonly Blocker[]) => blockers.map(({ solid }) => solid)

/** By how much a line keeps clear of the walls. */
const clearOf = (line: Segment, walls: readonly Blocker[]) =>
  Math.min(Number.POSITIVE_INFINITY, ...walls.map(({ solid }) => clearance(line, solid)))

/** Slow: how many inches of wood a line may run through: as many as the least deep allows that some line of a fan comes into. */
function depthOf(shape: Shape, woods: readonly Blocker[]): number {
  const lines = fan(shape, 100)
  const met = woods.filter(({ solid }) => lines.some((line) => inchesInside(line, [solid], 400) > 0))
  return Math.min(Number.POSITIVE_INFINITY, ...met.map(({ depth }) => depth ?? 0))
}

describe('what a place sees of a base of either kind', () => {
  it.each<[string, readonly Blocker[], boolean]>([
    ['past nothing', [], true],
    ['past a wall over one half', [wall(box(4, 0, 6, 9))], true],
    ['past a wall right across', [wall(box(4, -0.5, 6, 0.5))], false],
    ['between two walls that leave a slit', [wall(box(4, 0.01, 6, 9)), wall(box(4, -9, 6, -0.01))], true],
    ['between two walls that meet', [wall(box(4, 0, 6, 9)), wall(box(4, -9, 6, 0))], false],
    ['through as much wood as may be', [wood(box(4, -9, 7, 9), 3)], true],
    ['through more wood than may be', [wood(box(4, -9, 7.01, 9), 3)], false],
    ['past the end of a wood that hides the middle', [wood(box(4, -9, 8, 0.3), 3)], true],
    ['from inside a wall', [wall(box(-1, -1, 1, 1))], false],
  ])('%s', (_, blockers, seen) => {
    expect(eyeSight(eye, square(10, 0), blockers, 'blocked', null).seen).toBe(seen)
    expect(eyeSight(eye, disc(10, 0, 0.5), blockers, 'blocked', null).seen).toBe(seen)
  })

  it('runs between two walls that touch one line where a touch is free, and not where it blocks', () => {
    const walls = [wall(box(3, 0, 4, 9)), wall(box(6, -9, 7, 0))]
    expect(eyeSight(eye, square(10, 0), walls, 'free', null).seen).toBe(true)
    expect(eyeSight(eye, square(10, 0), walls, 'blocked', null).seen).toBe(false)
  })

  it('is sought in the front half alone where sight runs only there', () => {
    const seen = (front: number, blockers: readonly Blocker[] = []) =>
      eyeSight(eye, square(10, 0), blockers, 'blocked', front).seen
    expect(seen(0)).toBe(true)
    expect(seen(Math.PI)).toBe(false)
    expect(seen(Math.PI / 2)).toBe(true)
    expect(seen(Math.PI / 2, [wall(box(4, 0, 6, 9))])).toBe(false)
    expect(seen(-Math.PI / 2, [wall(box(4, 0, 6, 9))])).toBe(true)
  })

  it('is what a dense fan of lines finds, and the line it gives is free', () => {
    fc.assert(
      fc.property(anyScene, fc.constantFrom('blocked', 'free'), ({ shape, walls, woods }, tangent) => {
        const { seen, line } = eyeSight(eye, shape, [...walls, ...woods], tangent, null)
        if (seen) {
          expect(Math.abs(awayFrom(shape, line.to))).toBeLessThan(1e-6)
          const short = { from: eye, to: { x: line.to.x * (1 - 1e-9), y: line.to.y * (1 - 1e-9) } }
          if (tangent === 'blocked') expect(clearOf(short, walls)).toBeGreaterThan(0)
          else expect(Math.max(0, ...walls.map(({ solid }) => depthAlong(short, solid)))).toBeLessThan(1e-6)
          expect(inchesInside(short, solidsOf(woods))).toBeLessThan(depthOf(shape, woods) + 0.02)
        } else {
          const [lines, most] = [fan(shape), depthOf(shape, woods) - 0.02]
          expect(lines.some((ray) => clearOf(ray, walls) > 1e-6 && inchesInside(ray, solidsOf(woods)) < most)).toBe(
            false,
          )
        }
      }),
      { numRuns: 400 },
    )
  })

  it('is what is seen from any place of a base of no size, on a grid too', () => {
    const quarters = fc.integer({ min: -8, max: 56 }).map((n) => n / 4)
    const onGrid = fc
      .tuple(
        quarters,
        fc.integer({ min: -12, max: 12 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 12 }),
      )
      .map(([x, y, width, depth]) => box(x, y / 4, x + width / 4, (y + depth) / 4))
    const anyOne = fc.oneof(anySolid, onGrid)
    const anyRound = fc.record({
      x: fc.integer({ min: 16, max: 48 }).map((n) => n / 4),
      y: fc.integer({ min: -8, max: 8 }).map((n) => n / 4),
      radius: fc.constantFrom(0.25, 0.5, 1),
      walls: fc.array(anyOne, { maxLength: 4 }),
      woods: fc.array(anyOne, { maxLength: 2 }),
      depth: fc.constantFrom(0, 0.5, 1, 3),
      facing: fc.constantFrom(0, 90, 180, -90, 37),
      front: fc.boolean(),
    })
    fc.assert(
      fc.property(anyRound, fc.constantFrom('blocked', 'free'), (scene, tangent) => {
        const { x, y, radius, walls, woods, depth, facing, front } = scene
        const pieces = [
          ...walls.map((solid, i) => ({ id: `wall ${i}`, solid, blocks: 'always' as const, heights: null })),
          ...woods.map((solid, i) => ({ id: `wood ${i}`, solid, blocks: { depth }, heights: null })),
        ]
        const base = (id: string, of: Disc) => ({
          id,
          disc: of,
          facing: (facing * Math.PI) / 180,
          heights: null,
          seeThrough: false,
        })
        const rules = { models: 'all', tangent, front, heights: false, elevated: false } as const
        const anyPlace = (by: Point) => {
          const bodies = [base('from', disc(by.x, by.y, 0)), base('to', disc(x, y, radius))] as const
          return sees(bodies[0], bodies[1], { bodies, terrain: pieces, rules })
        }
        const any = anyPlace({ x: 0, y: 0 })
        // On the very brink, along an edge that only touches, a hair decides: such scenes are left out.
        const hair = 1e-5
        const about = [-hair, hair].flatMap((dx) => [-hair, hair].map((dy) => anyPlace({ x: dx, y: dy })))
        if (about.some((one) => one !== any)) return
        const blockers = [...walls.map(wall), ...woods.map((solid) => wood(solid, depth))]
        const { seen } = eyeSight(eye, disc(x, y, radius), blockers, tangent, front ? (facing * Math.PI) / 180 : null)
        expect(seen).toBe(any)
      }),
      { numRuns: 1000 },
    )
  })

  it('hides the share that a dense fan finds', () => {
    fc.assert(
      fc.property(anyShape, fc.array(anySolid, { maxLength: 4 }), (shape, solids) => {
        const turns = fan(shape, 1200).map((ray) => ({ ray, angle: Math.atan2(ray.to.y, ray.to.x) }))
        turns.sort((a, b) => a.angle - b.angle)
        let [all, blocked] = [0, 0]
        for (const [i, { ray, angle }] of turns.entries()) {
          const width = angle - (turns[i - 1]?.angle ?? angle)
          all += width
          if (clearOf(ray, solids.map(wall)) <= 0) blocked += width
        }
        expect(Math.abs(hiddenFrom(eye, shape, solids, 'blocked').share - blocked / all)).toBeLessThan(0.02)
      }),
      { numRuns: 200 },
    )
  })

  it('doesn’t hang on how the table is turned, mirrored, scaled or shifted', () => {
    fc.assert(
      fc.property(anyScene, anyMotion, ({ shape, walls, woods }, motion) => {
        const { scale, angle, mirrored } = motion
        const moved: Shape = isRound(shape)
          ? { centre: carried(motion, shape.centre), radius: scale * shape.radius }
          : {
              centre: carried(motion, shape.centre),
              width: scale * shape.width,
              depth: scale * shape.depth,
              turn: (mirrored ? -1 : 1) * shape.turn + angle,
            }
        const carry = ({ solid, depth, ...blocker }: Blocker): Blocker => ({
          ...blocker,
          solid: carriedSolid(motion, solid),
          depth: depth === null ? null : depth * scale,
        })
        const seen = (slack: number) => {
          const thinner = woods.map((blocker) => ({ ...blocker, depth: (blocker.depth ?? 0) + slack }))
          return eyeSight(eye, shape, [...walls, ...thinner], 'blocked', null).seen
        }
        // A scene on the very brink may fall to either side once it is carried elsewhere.
        if (seen(-1e-4) !== seen(1e-4)) return
        const after = eyeSight(carried(motion, eye), moved, [...walls, ...woods].map(carry), 'blocked', null)
        expect(after.seen).toBe(seen(0))
        const share = (at: Point, of: Shape, solids: readonly Solid[]) => hiddenFrom(at, of, solids, 'blocked').share
        expect(share(carried(motion, eye), moved, solidsOf(walls.map(carry)))).toBeCloseTo(
          share(eye, shape, solidsOf(walls)),
          6,
        )
      }),
      { numRuns: 200 },
    )
  })
})
