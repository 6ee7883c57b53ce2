import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bearing } from '../point.ts'
import type { Solid } from '../solid.ts'
import { hiddenShare, seenFrom } from './shadow.ts'
import { anyScene, box, clearance, cornered, disc, round } from './testing/scene.ts'

const eye = { x: 0, y: 0 }
const target = disc(10, 0, 1)
const hidden = (solids: readonly Solid[], tangent: 'blocked' | 'free' = 'blocked') =>
  hiddenShare(seenFrom(eye, target, solids, tangent))

describe('what is hidden of a base from a place', () => {
  it.each<[string, readonly Solid[], number]>([
    ['nothing between', [], 0],
    ['a base of half the angle', [round(5, 0, 5 * Math.sin(Math.asin(0.1) / 2))], 0.5],
    ['a wall over one half', [box(4, 0, 6, 9)], 0.5],
    ['two walls over one and the same half', [box(4, 0, 6, 9), box(2, 0, 3, 9)], 0.5],
    ['a wall right across', [box(4, -9, 6, 9)], 1],
    ['a wall that only touches the last line', [cornered([5, 5 * Math.tan(Math.asin(0.1))], [4, 4], [6, 4])], 0],
    ['a wall behind', [box(12, -9, 14, 9)], 0],
    ['a wall at the back of the place', [box(-3, -9, -1, 9)], 0],
    ['a wall inside the target', [box(9.8, -0.1, 10.2, 0.1)], 0],
    ['a base inside the target', [round(9.5, 0, 0.3)], 0],
    ['a base about the place', [round(0.3, 0, 1)], 1],
    ['a wall that starts at the place', [box(0, -1, 2, 1)], 1],
  ])('past %s', (_, solids, share) => {
    expect(hidden(solids)).toBeCloseTo(share, 12)
  })

  it('from the edge of what may be touched is what lies behind that', () => {
    expect(hidden([box(-2, -1, 0, 1)], 'blocked')).toBe(1)
    expect(hidden([box(-2, -1, 0, 1)], 'free')).toBe(0)
    expect(hidden([box(0, -1, 2, 1)], 'free')).toBe(1)
    expect(hidden([box(0, 0, 2, 1)], 'free')).toBe(0.5)
    expect(hidden([round(0, 1, 1)], 'free')).toBe(0.5)
  })

  it('is blocked by what overlaps the target only before its edge', () => {
    const share = hidden([round(9.2, 0.6, 0.4)])
    expect(share).toBeGreaterThan(0.3)
    expect(share).toBeLessThan(0.5)
  })

  it('is what a dense fan of rays finds', () => {
    fc.assert(
      fc.property(anyScene, ({ a, b, solids }) => {
        if (b.radius === 0) return
        const half = Math.asin(b.radius / Math.hypot(b.centre.x, b.centre.y))
        const straight = bearing(a.centre, b.centre)
        const rays = 400
        let blocked = 0
        for (let i = 0; i < rays; i++) {
          const angle = straight + half * ((2 * i + 1) / rays - 1)
          const along = b.centre.x * Math.cos(angle) + b.centre.y * Math.sin(angle)
          const aside = b.centre.x * Math.sin(angle) - b.centre.y * Math.cos(angle)
          const far = along - Math.sqrt(b.radius ** 2 - aside ** 2)
          const ray = { from: a.centre, to: { x: far * Math.cos(angle), y: far * Math.sin(angle) } }
          if (solids.some((solid) => clearance(ray, solid) <= 0)) blocked++
        }
        const share = hiddenShare(seenFrom(a.centre, b, solids, 'blocked'))
        expect(Math.abs(share - blocked / rays)).toBeLessThan(0.02)
      }),
      { numRuns: 200 },
    )
  })
})
