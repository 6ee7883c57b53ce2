import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Disc } from '../disc.ts'
import { between } from '../line.ts'
import type { Solid } from '../solid.ts'
import { anyScene, box, clearance, disc, round, segmentsBetween } from './testing/scene.ts'
import { widestLine } from './widest-line.ts'

const a = disc(0, 0, 0.5)
const b = disc(10, 0, 0.5)
const roomOf = (from: Disc, to: Disc, solids: readonly Solid[]) => widestLine(from, to, solids, 'blocked', 1)?.room

describe('the line with the most room beside it', () => {
  it('is the line of the centres where that has enough', () => {
    const found = widestLine(a, b, [box(4, 1.1, 6, 3)], 'blocked', 1)
    expect(found?.room).toBe(1)
    expect(found && between(found.line, a, b)).toEqual({ from: { x: 0.5, y: 0 }, to: { x: 9.5, y: 0 } })
  })

  it('runs in the middle of a gate', () => {
    expect(roomOf(a, b, [box(4, 0.3, 6, 3), box(4, -3, 6, 0.1)])).toBeCloseTo(0.1, 5)
    expect(roomOf(a, b, [round(5, 1.3, 1), round(5, -1.1, 1)])).toBeCloseTo(0.2, 5)
  })

  it('has none where only a touch lets it through', () => {
    const wall = [round(5, 0, 0.5)]
    expect(widestLine(a, b, wall, 'free', 1)?.room).toBeLessThan(1e-5)
    expect(widestLine(a, b, wall, 'blocked', 1)).toBeNull()
  })

  it('keeps the room it says, and no segment of a dense set keeps more', () => {
    fc.assert(
      fc.property(anyScene, ({ a, b, solids }) => {
        const found = widestLine(a, b, solids, 'blocked', 1)
        if (!found) return
        const clear = (segment: ReturnType<typeof between>) =>
          Math.min(1, ...solids.map((solid) => clearance(segment, solid)))
        expect(clear(between(found.line, a, b))).toBeGreaterThan(found.room - 1e-5)
        for (const segment of segmentsBetween(a, b, 24)) expect(clear(segment)).toBeLessThan(found.room + 1e-5)
      }),
      { numRuns: 150 },
    )
  })
})
