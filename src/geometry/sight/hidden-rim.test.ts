import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Disc } from '../disc.ts'
import { bearing } from '../point.ts'
import type { Solid } from '../solid.ts'
import { clearLine } from './clear-line.ts'
import { corridorOf } from './corridor.ts'
import { hiddenRim } from './hidden-rim.ts'
import { anyScene, box, clearance, disc, round } from './testing/scene.ts'

const a = disc(0, 0, 1)
const b = disc(10, 0, 1)

/** Slow: the share of places on the near edge that no place of a dense set on the viewer's edge sees. */
function slowShare(a: Disc, b: Disc, solids: readonly Solid[], places = 120, looks = 90): number {
  const apart = Math.hypot(b.centre.x - a.centre.x, b.centre.y - a.centre.y)
  const wide = Math.acos((b.radius - a.radius) / apart)
  let hidden = 0
  for (let i = 0; i < places; i++) {
    const out = bearing(b.centre, a.centre) + wide * ((2 * i + 1) / places - 1)
    const to = { x: b.centre.x + b.radius * Math.cos(out), y: b.centre.y + b.radius * Math.sin(out) }
    const isSeen = Array.from({ length: a.radius > 0 ? looks : 1 }, (_, k) => (2 * Math.PI * k) / looks).some(
      (angle) => {
        const from = { x: a.centre.x + a.radius * Math.cos(angle), y: a.centre.y + a.radius * Math.sin(angle) }
        const isInFront = (from.x - to.x) * Math.cos(out) + (from.y - to.y) * Math.sin(out) > 0
        return isInFront && solids.every((solid) => clearance({ from, to }, solid) > 0)
      },
    )
    if (!isSeen) hidden++
  }
  return hidden / places
}

describe('what no place of one base sees of another’s near edge', () => {
  it.each<[string, readonly Solid[], number]>([
    ['nothing between', [], 0],
    ['a small base between', [round(5, 0, 0.2)], 0],
    ['a wall right across', [box(4, -9, 6, 9)], 1],
    ['a wall before the lower half', [box(8.99, 0, 9, 9)], 0.5],
  ])('past %s', (_, solids, share) => {
    expect(hiddenRim(a, b, solids, 'blocked')).toBeCloseTo(share, 1)
  })

  it('of a point is all or nothing', () => {
    expect(hiddenRim(a, disc(10, 0, 0), [round(5, 0, 0.3)], 'blocked')).toBe(0)
    expect(hiddenRim(a, disc(10, 0, 0), [box(4, -9, 6, 9)], 'blocked')).toBe(1)
  })

  it('is all exactly where no line is clear', () => {
    fc.assert(
      fc.property(anyScene, ({ a, b, solids }) => {
        const isClear = clearLine(corridorOf(a, b, solids, 1e-9), 'blocked') !== null
        if (!isClear) expect(hiddenRim(a, b, solids, 'blocked')).toBe(1)
        else if (hiddenRim(a, b, solids, 'blocked') === 1)
          expect(a.radius === 0 || slowShare(a, b, solids) > 0.98).toBe(true)
      }),
      { numRuns: 150 },
    )
  })

  it('is what a dense set of segments finds', () => {
    fc.assert(
      fc.property(anyScene, ({ a, b, solids }) => {
        if (b.radius === 0) return
        const share = hiddenRim(a, b, solids, 'blocked')
        const slow = slowShare(a, b, solids)
        expect(share).toBeLessThan(slow + 0.015)
        // A sliver of the viewer's edge that a wall leaves free falls between the places looked from: then look closer.
        const closer = share > slow - 0.08 ? slow : slowShare(a, b, solids, 120, 9000)
        expect(share).toBeGreaterThan(closer - 0.08)
      }),
      { numRuns: 120 },
    )
  })
})
