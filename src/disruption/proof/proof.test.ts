import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { stream } from '../../chance/stream.ts'
import { at } from '../at.ts'
import { type Band, fits, total } from '../band.ts'
import { crowdBounds } from '../crowd/crowd-bound.ts'
import { overlapped } from '../depth.ts'
import { polished } from '../place/polished.ts'
import { shaken } from '../place/shaken.ts'
import { type Answer, tried } from '../place/tried.ts'
import { overlappedBand, packed } from '../testing/bands.ts'
import { anyLanding } from '../testing/scenes.ts'
import { type Proof, prove } from './proof.ts'

// Slow oracles on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const some = anyLanding(4, 12).filter((landing) => overlapped(landing).length > 1)

/** The end of a search for a proof, if it comes within so many cases. */
function proofOf(band: Band, start: Answer | null, most: number): Proof | null {
  const search = prove(band, start)
  for (let count = 0; count < most; count++) {
    const { value, done } = search.next()
    if (done) return value
  }
  return null
}

describe('a proof', () => {
  it('is refuted by no shaking, though it began with a poor answer', () => {
    fc.assert(
      fc.property(packed, fc.nat(1000), (landing, seed) => {
        const one = overlappedBand(landing)
        if (!one) return
        const { band, distances } = one
        const proof = proofOf(band, tried(band, distances, { orders: 1, polish: 0 }, stream(seed)), 60)
        const good = tried(band, distances, { orders: 12, polish: 4 }, stream(seed + 1))
        if (!proof || !good) return
        let best = good
        for (const next of shaken(band, good, 25, stream(seed + 2))) best = next
        expect(proof.best?.total ?? 0).toBeLessThanOrEqual(best.total + 1.1e-5)
        expect(fits(band, best.places)).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it('ends with an answer within its width of its bound, from whatever answer it began', () => {
    fc.assert(
      fc.property(some, (landing) => {
        const one = overlappedBand(landing)
        const start = one && tried(one.band, one.distances, { orders: 1, polish: 0 }, stream(3))
        if (!one || !start) return
        const search = prove(one.band, start)
        let step = search.next()
        while (!step.done) step = search.next()
        const { closed, best, bound, aside } = step.value
        expect(closed).toBe(true)
        expect((best?.total ?? 0) - bound).toBeLessThanOrEqual(1.1e-5)
        for (const branch of aside) expect(branch.bound).toBeGreaterThanOrEqual((best?.total ?? 0) - 1.1e-5)
        expect(best && fits(one.band, best.places)).toBe(true)
      }),
      { numRuns: 40 },
    )
  })
})

describe('the bound of a crowd', () => {
  it('is never above the proven least', () => {
    fc.assert(
      fc.property(some, (landing) => {
        const one = overlappedBand(landing)
        const start = one && tried(one.band, one.distances, { orders: 8, polish: 3 }, stream(5))
        if (!one || !start) return
        const search = prove(one.band, start)
        let step = search.next()
        while (!step.done) step = search.next()
        const least = step.value.best?.total ?? start.total
        // What is known is no help to the bound: it must not rise above the least by itself.
        const bounds = crowdBounds(one.band, one.distances, () => 2 * start.total + 1)
        for (let round = 0; round < 25; round++) expect(bounds.next().value).toBeLessThanOrEqual(least + 1e-9)
      }),
      { numRuns: 15 },
    )
  })
})

describe('polishing', () => {
  it('makes nothing worse, and ends where no small step helps', () => {
    fc.assert(
      fc.property(some, fc.nat(1000), (landing, seed) => {
        const one = overlappedBand(landing)
        const start = one && tried(one.band, one.distances, { orders: 1, polish: 0 }, stream(seed))
        const fine = one && start && polished(one.band, start.places)
        if (!one || !start || !fine) return
        const { band } = one
        expect(fits(band, fine)).toBe(true)
        expect(total(band, fine)).toBeLessThanOrEqual(start.total + 1e-9)
        const random = stream(seed)
        for (let k = 0; k < 200; k++) {
          const step = 10 ** (-1 - 3 * random())
          const near = fine.map(({ x, y }) => ({ x: x + step * (random() - 0.5), y: y + step * (random() - 0.5) }))
          if (fits(band, near)) expect(total(band, near)).toBeGreaterThanOrEqual(total(band, fine) - 1e-7)
        }
        expect(at(fine, 0)).toBeDefined()
      }),
      { numRuns: 60 },
    )
  })
})
