import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { areaOf } from '../../geometry/region.ts'
import { someDiscs, someWalls } from '../testing/rooms.ts'
import { anyMotion, moved, movedDisc, round } from '../testing/scene.ts'
import { legalRegion, mayReplaceAt, mostShift, nearestLegal, type Replacement } from './replace.ts'

// Slow oracles on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const at = (x: number, y: number) => ({ x, y })
const replacing = (part: Partial<Replacement>): Replacement => ({
  ...{ old: round(5, 5, 1), radius: 0.5, others: [], table: null, obstacles: [] },
  ...part,
})

const anyReplacement: fc.Arbitrary<Replacement> = fc
  .record({
    old: fc.constantFrom(0.5, 0.59, 1, 2.36),
    radius: fc.constantFrom(0, 0.5, 1.2, 2),
    others: someDiscs(5),
    walls: someWalls,
    onTable: fc.boolean(),
  })
  .map(({ old, radius, others, walls, onTable }) =>
    replacing({
      ...{ old: round(5, 5, old), radius, others, obstacles: walls },
      table: onTable ? { width: 10, height: 6.5 } : null,
    }),
  )

describe('replacing a base', () => {
  it('keeps the smaller wholly within the larger one’s area, and one of the same size in its place', () => {
    expect(mostShift(replacing({}))).toBe(0.5)
    expect(mayReplaceAt(replacing({}), at(5.5, 5))).toBe(true)
    expect(mayReplaceAt(replacing({}), at(5.500001, 5))).toBe(false)
    expect(mayReplaceAt(replacing({ radius: 1.5 }), at(5, 4.5))).toBe(true)
    expect(mayReplaceAt(replacing({ radius: 1 }), at(5, 5))).toBe(true)
    expect(mayReplaceAt(replacing({ radius: 1 }), at(5.001, 5))).toBe(false)
  })

  it('gives way to a base beside it, and is refused between two', () => {
    const beside = replacing({ radius: 1.5, others: [round(6.5, 5, 0.5)] })
    expect(nearestLegal(beside, at(5, 5))?.at).toMatchObject({ x: 4.5, y: 5 })
    expect(nearestLegal({ ...beside, others: [round(6.5, 5, 0.5), round(3.5, 5, 0.5)] }, at(5, 5))).toBeNull()
    expect(nearestLegal({ ...beside, others: [round(7, 5, 0.5), round(3, 5, 0.5)] }, at(5, 5))).toMatchObject({
      distance: 0,
    })
  })

  it('stays wholly on the table and off walls', () => {
    const edge = replacing({ old: round(0.7, 5, 0.5), radius: 1, table: { width: 48, height: 48 } })
    expect(nearestLegal(edge, at(0.7, 5))?.at).toEqual({ x: 1, y: 5 })
  })

  it('names no nearest place where two are equally near, but how far they are', () => {
    const between = replacing({ old: round(5, 5, 1), radius: 0.5, others: [round(5, 5, 0.2)] })
    const nearest = nearestLegal({ ...between, old: round(5, 5, 1.6) }, at(5, 5))
    expect(nearest?.distance).toBeCloseTo(0.7, 12)
    expect(nearest?.at).toBeNull()
    const pair = replacing({ old: round(5, 5, 1.6), radius: 0.5, others: [round(4.6, 5, 0.3), round(5.4, 5, 0.3)] })
    const either = nearestLegal(pair, at(5, 5))
    expect(either?.distance).toBeCloseTo(Math.sqrt(0.8 ** 2 - 0.4 ** 2), 12)
    expect(either?.at).toBeNull()
  })

  it('is legal at the nearest place, which no place of a grid beats', () => {
    fc.assert(
      fc.property(anyReplacement, fc.integer({ min: -3000, max: 3000 }), (replacement, x) => {
        const wanted = at(5 + x / 1000, 5.3)
        const nearest = nearestLegal(replacement, wanted)
        if (nearest?.at) {
          expect(mayReplaceAt(replacement, nearest.at)).toBe(true)
          expect(Math.hypot(nearest.at.x - wanted.x, nearest.at.y - wanted.y)).toBeCloseTo(nearest.distance, 9)
        }
        const shift = mostShift(replacement)
        for (let i = -12; i <= 12; i++)
          for (let j = -12; j <= 12; j++) {
            const place = at(5 + (i * shift) / 12, 5 + (j * shift) / 12)
            if (!mayReplaceAt(replacement, place)) continue
            expect(nearest?.distance ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(
              Math.hypot(place.x - wanted.x, place.y - wanted.y) + 1e-9,
            )
          }
      }),
      { numRuns: 70 },
    )
  })

  it('follows a scene that is turned, slid or mirrored', () => {
    fc.assert(
      fc.property(anyReplacement, anyMotion, (replacement, motion) => {
        const free = { ...replacement, table: null, obstacles: [] }
        const before = nearestLegal(free, at(5, 5.4))
        const after = nearestLegal(
          { ...free, old: movedDisc(motion, free.old), others: free.others.map((disc) => movedDisc(motion, disc)) },
          moved(motion, at(5, 5.4)),
        )
        expect(after?.distance ?? -1).toBeCloseTo(before?.distance ?? -1, 6)
      }),
    )
  })
})

describe('the region where it may be put', () => {
  it('is a whole disc where nothing stands in the way, and nothing where there is no room', () => {
    const [disc, ...rest] = legalRegion(replacing({}))
    expect(rest).toEqual([])
    expect(disc && areaOf(disc)).toBeCloseTo(Math.PI / 4, 12)
    expect(legalRegion(replacing({ radius: 1.5, others: [round(5, 5, 1)] }))).toEqual([])
  })

  it('has a hole where a base stands in its midst', () => {
    const loops = legalRegion(replacing({ old: round(5, 5, 2.36), radius: 0.5, others: [round(5, 5, 0.1)] }))
    expect(loops).toHaveLength(2)
    const area = loops.reduce((sum, loop) => sum + areaOf(loop), 0)
    expect(area).toBeCloseTo(Math.PI * (1.86 ** 2 - 0.6 ** 2), 9)
  })

  it('begins each stretch where the last ended, closes, and has the area that counting finds', () => {
    fc.assert(
      fc.property(anyReplacement, (replacement) => {
        const loops = legalRegion(replacement)
        for (const { edges } of loops)
          edges.forEach(({ to }, i) => {
            const next = edges[(i + 1) % edges.length]
            expect(Math.hypot(to.x - (next?.from.x ?? 0), to.y - (next?.from.y ?? 0))).toBeLessThan(2e-4)
          })
        const shift = mostShift(replacement)
        const fine = 40
        let count = 0
        for (let i = -fine; i < fine; i++)
          for (let j = -fine; j < fine; j++)
            if (mayReplaceAt(replacement, at(5 + ((i + 0.5) * shift) / fine, 5 + ((j + 0.5) * shift) / fine))) count++
        const area = loops.reduce((sum, loop) => sum + areaOf(loop), 0)
        expect(Math.abs(area - count * (shift / fine) ** 2)).toBeLessThan(0.08 * shift * shift + 1e-6)
      }),
      { numRuns: 25 },
    )
  })
})
