import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { stream } from '../../chance/stream.ts'
import { at } from '../at.ts'
import type { Band, Places } from '../band.ts'
import { shaken } from '../place/shaken.ts'
import { type Answer, tried } from '../place/tried.ts'
import { overlappedBand, packed } from '../testing/bands.ts'
import { holds } from '../testing/holds.ts'
import { type Branch, type Horizon, limitsOf, mostBroken, rootOf } from './branch.ts'
import { parts } from './parts.ts'

// Slow oracles on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const away = (a: { readonly x: number; readonly y: number }, b: { readonly x: number; readonly y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y)

/** Whether places belong to a case: within its cells and domains, and costing no less than it says. */
function belongs(band: Band, { cells, domains, nearest, bound }: Branch, { places, total }: Answer): boolean {
  return (
    bound <= total + 1e-6 &&
    cells.every((cell) => holds(band, cell, places)) &&
    places.every((place, i) => {
      const { within, out } = at(domains, i)
      if (within && away(place, within.centre) > within.radius + 1e-9) return false
      if (out.some(({ centre, radius }) => away(place, centre) < radius - 1e-9)) return false
      return away(place, at(band.rooms, i).from) >= at(nearest, i).distance - 1e-9
    })
  )
}

/** Several legal answers, good and less good. */
function answersFor(band: Band, distances: readonly number[], seed: number): Answer[] {
  const random = stream(seed)
  const rough = [1, 2, 3].flatMap(() => tried(band, distances, { orders: 1, polish: 0 }, random) ?? [])
  const first = rough[0]
  return first ? [...rough, ...shaken(band, first, 4, random)] : []
}

describe('the cases of a proof', () => {
  it('lose no legal answer that is of use, however deep they are split', () => {
    fc.assert(
      fc.property(packed, fc.nat(1000), (landing, seed) => {
        const one = overlappedBand(landing)
        if (!one) return
        const { band, distances } = one
        for (const answer of answersFor(band, distances, seed)) {
          // The place to cut at is anyone's choice: here it is the answer itself or none.
          const best: Places | null = seed % 2 === 0 ? answer.places : null
          const horizon: Horizon = { above: answer.total + 0.05, open: answer.total - 1e-5, best }
          let branch = rootOf(band, horizon)
          if (!branch) throw new Error('an answer, and yet no case')
          const limits = limitsOf(
            band,
            distances.map(() => horizon.above),
          )
          for (let depth = 0; depth < 14 && branch; depth++) {
            expect(belongs(band, branch, answer)).toBe(true)
            const worst = mostBroken(limits, branch)
            if (!worst) break
            const next: readonly Branch[] = parts(band, limits, branch, worst, horizon)
            const mine = next.filter((part) => belongs(band, part, answer))
            expect(mine.length).toBeGreaterThan(0)
            branch = mine[seed % mine.length] ?? null
          }
        }
      }),
      { numRuns: 40 },
    )
  })
})
