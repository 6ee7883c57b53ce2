import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyScene, box, disc, round } from '../../geometry/sight/testing/scene.ts'
import { base } from '../testing/scene.ts'
import { coverIn, coverOf } from './cover.ts'
import { hiddenFromCentre, planSight, seesAny } from './plan.ts'

const a = disc(0, 0, 0.5)
const b = disc(10, 0, 0.5)

describe('cover', () => {
  it('is none past what stands clear of every line, and in contact', () => {
    expect(coverOf(a, b, [box(4, 2, 6, 3)], 'blocked')).toEqual({ fromCentre: 0, fromAnywhere: 0, partly: false })
    expect(coverOf(a, disc(1, 0, 0.5), [box(0.4, -1, 0.6, 1)], 'blocked')).toMatchObject({
      fromCentre: 0,
      partly: true,
    })
  })

  it('is a share from the centre, and less from anywhere', () => {
    const cover = coverOf(a, b, [box(4, 0, 6, 9)], 'blocked')
    expect(cover.fromCentre).toBeCloseTo(0.5, 9)
    expect(cover.fromAnywhere).toBeLessThan(0.4)
    expect(cover.partly).toBe(true)
  })

  it('is all or nothing of a point', () => {
    expect(hiddenFromCentre(a, disc(10, 0, 0), [round(5, 0, 1)], 'blocked')).toBe(1)
    expect(hiddenFromCentre(a, disc(10, 0, 0), [round(5, 1, 1)], 'blocked')).toBe(1)
    expect(hiddenFromCentre(a, disc(10, 0, 0), [round(5, 1, 1)], 'free')).toBe(0)
  })

  it('counts what blocks sight under the rules of the scene, and no woods', () => {
    const model = (id: string, x: number, mm = 30) => ({ ...base(id, x, 0, mm), heights: null, seeThrough: false })
    const rules = { models: 'targetSize', tangent: 'free', front: false, heights: false, elevated: false } as const
    const wood = { id: 'wood', solid: box(3, -9, 4, 9), blocks: { depth: 3 }, heights: null }
    const past = (mm: number) => ({ bodies: [model('between', 5, mm)], terrain: [wood], rules })
    expect(coverIn(model('from', 0), model('to', 10), past(25)).partly).toBe(false)
    expect(coverIn(model('from', 0), model('to', 10), past(30)).fromCentre).toBe(1)
  })
})

describe('what a base sees in plan', () => {
  it('is consistent: all clear hides nothing, what the centre sees some place sees, and what it doesn’t is all hidden', () => {
    fc.assert(
      fc.property(anyScene, fc.constantFrom('blocked', 'free'), ({ a, b, solids }, tangent) => {
        const { anyToAny, fromCentre, hiddenFraction, allClear } = planSight(a, b, solids, tangent)
        if (allClear)
          expect({ anyToAny, fromCentre, hiddenFraction }).toEqual({
            anyToAny: true,
            fromCentre: true,
            hiddenFraction: 0,
          })
        if (fromCentre) expect(anyToAny).toBe(true)
        if (tangent === 'blocked') expect(hiddenFraction < 1).toBe(fromCentre)
        if (!anyToAny) expect(hiddenFraction).toBe(1)
      }),
      { numRuns: 300 },
    )
  })

  it('in contact or overlapping is always everything', () => {
    const wall = [box(-5, -5, 5, 5)]
    for (const other of [disc(1, 0, 0.5), disc(0.6, 0, 0.5), disc(0, 0, 0.5), disc(0, 0, 0), disc(0.1, 0, 3)])
      expect(planSight(a, other, wall, 'blocked')).toEqual({
        ...{ anyToAny: true, fromCentre: true, hiddenFraction: 0, allClear: false },
      })
    expect(seesAny(a, disc(1.001, 0, 0.5), wall, 'blocked')).toBe(false)
  })
})
