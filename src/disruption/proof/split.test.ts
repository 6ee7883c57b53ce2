import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { groundOf } from '../../rules/forced/room.ts'
import { at } from '../at.ts'
import { bandOf } from '../band.ts'
import { holds } from '../testing/holds.ts'
import { anyLanding } from '../testing/scenes.ts'
import { limitsOf } from './branch.ts'
import { broken } from './cell.ts'
import { firstParts, halves } from './split.ts'

// Slow oracles on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const budget = 2.5

const anyBand = anyLanding(3, 8, 2).map(({ mover, others, table, obstacles }) =>
  bandOf(others.slice(0, 2), [mover, ...others.slice(2).map(({ disc }) => disc)], groundOf(table, obstacles)),
)
const anyShift = fc.tuple(fc.integer({ min: 0, max: 1000 }), fc.nat(628)).map(([size, angle]) => ({
  dx: (budget / 2) * (size / 1000) * Math.cos(angle / 100),
  dy: (budget / 2) * (size / 1000) * Math.sin(angle / 100),
}))

describe('the parts of a limit', () => {
  it('leave out nothing that keeps it and can be reached, however often they are split', () => {
    fc.assert(
      fc.property(anyBand, fc.array(anyShift, { minLength: 30, maxLength: 30 }), anyShift, (band, shifts, best) => {
        const put = (one: { dx: number; dy: number }, two: { dx: number; dy: number }) =>
          band.rooms.map(({ from }, i) => ({
            x: from.x + (i === 0 ? one.dx : two.dx),
            y: from.y + (i === 0 ? one.dy : two.dy),
          }))
        const known = put(best, best)
        limitsOf(
          band,
          band.rooms.map(() => budget / 2),
        ).forEach((limit, index) => {
          const first = firstParts(band, index, limit, budget, known)
          const second = first.flatMap((cell) => (cell.arc ? halves(band, limit, cell, known, known) : [cell]))
          const third = second.flatMap((cell) => (cell.arc ? halves(band, limit, cell, null, known) : [cell]))
          shifts.forEach((shift, k) => {
            const places = put(shift, shifts[(k * 7 + 3) % shifts.length] ?? shift)
            if (broken(limit, at(places, limit.a), limit.b < 0 ? null : at(places, limit.b)) > 0) return
            for (const cells of [first, second, third])
              expect(cells.some((cell) => holds(band, cell, places))).toBe(true)
          })
        })
      }),
      { numRuns: 60 },
    )
  })

  it('are narrow enough at once for their chords to tell something', () => {
    fc.assert(
      fc.property(anyBand, (band) => {
        limitsOf(
          band,
          band.rooms.map(() => budget / 2),
        ).forEach((limit, index) => {
          for (const { arc } of firstParts(band, index, limit, budget, null))
            if (arc && limit.kind !== 'wall') expect(arc.to - arc.from).toBeLessThanOrEqual(1.1 + 1e-9)
        })
      }),
      { numRuns: 30 },
    )
  })
})
