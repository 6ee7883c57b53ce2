import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stream } from '../chance/stream.ts'
import { nearestPlace } from '../rules/nearest-place.ts'
import { groundOf } from '../rules/room.ts'
import { at } from './at.ts'
import { type Band, bandOf, fits, total } from './band.ts'
import { crowdBounds } from './crowd-bound.ts'
import { overlapped } from './depth.ts'
import type { Landing } from './landing.ts'
import { polished } from './polished.ts'
import { prove } from './proof.ts'
import { shaken } from './shaken.ts'
import { anyLanding } from './testing/scenes.ts'
import { tried } from './tried.ts'

/** The overlapped bases of a landing as a band, and what each costs alone; null where one finds no room. */
function overlappedBand(landing: Landing): { band: Band; distances: number[] } | null {
  const must = overlapped(landing)
  const stay = landing.others.filter((other) => !must.includes(other)).map((other) => other.disc)
  const band = bandOf(must, [landing.mover, ...stay], groundOf(landing.table, landing.obstacles))
  const distances = band.rooms.flatMap((room) => nearestPlace(room)?.distance ?? [])
  return distances.length === must.length ? { band, distances } : null
}

const some = anyLanding(4, 12).filter((landing) => overlapped(landing).length > 1)

describe('a proof', () => {
  it('is refuted by no shaking, however long', () => {
    fc.assert(
      fc.property(some, fc.nat(1000), (landing, seed) => {
        const one = overlappedBand(landing)
        const start = one && tried(one.band, one.distances, { orders: 4, polish: 1 }, stream(seed))
        if (!one || !start) return
        let proof = null
        for (const step of prove(one.band, start)) proof = step
        let best = start
        for (const next of shaken(one.band, start, 40, stream(seed + 1))) best = next
        expect(best.total).toBeGreaterThanOrEqual((proof?.bound ?? 0) - 1e-9)
        expect(fits(one.band, best.places)).toBe(true)
      }),
      { numRuns: 30 },
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
        const { closed, best, bound } = step.value
        expect(closed).toBe(true)
        expect((best?.total ?? 0) - bound).toBeLessThanOrEqual(1.1e-5)
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
        const bounds = crowdBounds(one.band, one.distances, () => start.total)
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
