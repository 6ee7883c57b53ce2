import { length } from '../../geometry/vector.ts'
import { at } from '../at.ts'
import { apart, type Band } from '../band.ts'
import { cheapestPlace, type Price } from './priced.ts'

/** A price, and what it was when the bound was best. */
interface Tuned extends Price {
  best: number
}

/** Places with prices stand this part of their reach apart. */
const SPACING = 0.4

/** Half of how far apart the two smallest bases must be: no two centres are both nearer than this to any place. */
function reachOf(band: Band): number {
  let narrowest = Number.POSITIVE_INFINITY
  for (let i = 0; i < band.rooms.length; i++)
    for (let j = 0; j < i; j++) narrowest = Math.min(narrowest, apart(band, i, j))
  return (narrowest / 2) * (1 - 1e-9)
}

/** A fine lattice of places, without a price yet, wherever any base can get. */
function latticeOf(band: Band, caps: readonly number[], step: number): Tuned[] {
  const left = Math.min(...band.rooms.map(({ from }, i) => from.x - at(caps, i)))
  const right = Math.max(...band.rooms.map(({ from }, i) => from.x + at(caps, i)))
  const top = Math.min(...band.rooms.map(({ from }, i) => from.y - at(caps, i)))
  const bottom = Math.max(...band.rooms.map(({ from }, i) => from.y + at(caps, i)))
  const prices: Tuned[] = []
  for (let y = top, row = 0; y <= bottom; y += (step * Math.sqrt(3)) / 2, row++)
    for (let x = left + (row % 2) * (step / 2); x <= right; x += step)
      if (band.rooms.some(({ from }, i) => length(x - from.x, y - from.y) <= at(caps, i)))
        prices.push({ x, y, price: 0, best: 0 })
  return prices
}

/** How finely prices are set at first and in the end, in inches, and how far no base is expected to move. */
const COARSE = 0.12
const FINE = 0.012
const FARTHEST = 6

/**
 * Ever better certified lower bounds for bases that move together. No two of them can be nearer to any place than half of how
 * far apart they must be; so a price may be put on each place, paid by whoever comes so near, and given back once: what the
 * bases then pay at least, each by itself, less all the prices, no answer costs less. The prices rise where bases crowd and
 * fall where none comes. `known` is the total of an answer, `distances` what each costs alone.
 */
export function* crowdBounds(band: Band, distances: readonly number[], known: () => number): Generator<number, never> {
  const alone = distances.reduce((sum, distance) => sum + distance, 0)
  const reach = reachOf(band)
  const caps = distances.map((distance) => Math.min(FARTHEST, distance + known() - alone))
  const prices = latticeOf(band, caps, reach * SPACING)
  let best = alone
  let boldness = 0.8
  let stalled = 0
  let fine = COARSE
  for (;;) {
    const cheapest = band.rooms.map((room, i) =>
      cheapestPlace(room, at(distances, i), prices, reach, { cap: at(caps, i), fine }),
    )
    // A base that goes farther than its cap costs at least that.
    const paid = cheapest.reduce((sum, { cost }, i) => sum + Math.min(cost, at(caps, i)), 0)
    const bound = paid - prices.reduce((sum, { price }) => sum + price, 0)
    stalled = bound > best + 1e-4 ? 0 : stalled + 1
    if (bound > best) for (const price of prices) price.best = price.price
    best = Math.max(best, Math.min(bound, known()))
    if (stalled > 5) {
      for (const price of prices) price.price = price.best
      boldness = Math.max(0.1, boldness * 0.7)
      fine = Math.max(FINE, fine * 0.7)
      stalled = 0
    }
    const slopes = prices.map(({ x, y, price }) => {
      let crowd = 0
      for (const { at: place, spread } of cheapest) if (length(x - place.x, y - place.y) + spread < reach) crowd++
      return crowd === 0 && price === 0 ? 0 : crowd - 1
    })
    const square = slopes.reduce((sum, slope) => sum + slope * slope, 0)
    const step = square > 0 ? (boldness * Math.max(0, known() - bound)) / square : 0
    prices.forEach((price, k) => {
      price.price = Math.max(0, price.price + step * at(slopes, k))
    })
    yield best
  }
}
