import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { disc } from '../../geometry/disc.ts'
import { gap } from '../../geometry/gap.ts'
import { distance, point } from '../../geometry/point.ts'
import { contactPlace } from './contact.ts'

const base = (x: number, y: number, radius = 0.5) => disc(point(x, y), radius)

describe('snapping into base contact', () => {
  it('one base: straight to its edge, from without and from an overlap', () => {
    expect(contactPlace(base(3, 0), [base(0, 0)])).toEqual({ at: { x: 1, y: 0 }, touching: [0] })
    expect(contactPlace(base(0.2, 0), [base(0, 0)])).toEqual({ at: { x: 1, y: 0 }, touching: [0] })
    expect(contactPlace(base(0, 0), [base(0, 0)])?.touching).toEqual([0])
  })

  it('two near ones: exactly into both', () => {
    const snapped = contactPlace(base(0.55, 1), [base(0, 0), base(1.1, 0)])
    expect(snapped?.touching).toEqual([0, 1])
    expect(distance(snapped?.at ?? point(9, 9), point(0, 0))).toBeCloseTo(1, 12)
    expect(distance(snapped?.at ?? point(9, 9), point(1.1, 0))).toBeCloseTo(1, 12)
  })

  it('of two, one far away: only the near one', () => {
    expect(contactPlace(base(-1.3, 0), [base(0, 0), base(1.1, 0)])?.touching).toEqual([0])
  })

  it('nothing near: nothing to snap to', () => {
    expect(contactPlace(base(9, 9), [])).toBe(null)
    expect(contactPlace(base(9, 9), [base(0, 0)], 0.5)).toBe(null)
  })

  describe.each([
    ['whatever stands about', {}],
    ['whatever stands about (seed 1030661273)', { seed: 1030661273 }],
  ])('%s', (_, run) => {
    it('the base touches one and overlaps none', () => {
      const place = fc.double({ min: 0, max: 8, noNaN: true })
      const radius = fc.constantFrom(0.59, 0.787, 0.984)
      fc.assert(
        fc.property(
          fc.array(fc.tuple(place, place, radius), { minLength: 1, maxLength: 10 }),
          place,
          place,
          radius,
          (others, x, y, r) => {
            const bases = others.map(([ox, oy, or]) => base(ox, oy, or))
            const snapped = contactPlace(base(x, y, r), bases)
            if (!snapped) return
            const gaps = bases.map((other) => gap(disc(snapped.at, r), other))
            expect(Math.min(...gaps)).toBeGreaterThan(-1e-8)
            for (const index of snapped.touching) expect(Math.abs(gaps[index] ?? 1)).toBeLessThan(1e-8)
            expect(snapped.touching.length).toBeGreaterThan(0)
          },
        ),
        run,
      )
    })
  })

  it('where the nearest touch is taken up by others, it slides on to the next free one', () => {
    const crowd = [base(0, 0), base(1, 0), base(0.5, Math.sqrt(3) / 2)]
    const snapped = contactPlace(base(0.5, 0.3), crowd)
    const gaps = crowd.map((other) => gap(disc(snapped?.at ?? point(0, 0), 0.5), other))
    expect(Math.min(...gaps)).toBeGreaterThan(-1e-9)
    expect(Math.min(...gaps.map(Math.abs))).toBeLessThan(1e-9)
  })
})
