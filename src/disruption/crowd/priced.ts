import type { Disc } from '../../geometry/disc.ts'
import { insideBy } from '../../geometry/half-plane.ts'
import type { Point } from '../../geometry/point.ts'
import { length } from '../../geometry/vector.ts'
import type { Room } from '../../rules/forced/room.ts'
import { heapBy } from '../heap.ts'

/** A place with a price, which a base pays that comes to rest with its centre nearer to it than the reach of all prices. */
export interface Price {
  readonly x: number
  readonly y: number
  price: number
}

/** A square of the table still in question: what the base pays in it at least, and what isn't settled there. */
interface Square {
  readonly x: number
  readonly y: number
  readonly half: number
  readonly paid: number
  readonly cost: number
  readonly prices: readonly Price[]
  readonly rings: readonly Disc[]
}

/** The least that a base pays, certified, and where: anywhere within `spread` inches of a place. */
export interface Cheapest {
  readonly cost: number
  readonly at: Point
  readonly spread: number
}

const DIAGONAL = Math.SQRT2

/** How far a place is from a square about (x, y); 0 within. */
function fromSquare(place: Point, x: number, y: number, half: number): number {
  return length(Math.max(0, Math.abs(place.x - x) - half), Math.max(0, Math.abs(place.y - y) - half))
}

/** A smaller square with what is settled in it; null where a base can't stand anywhere in it. */
function squareAt(
  room: Room,
  floor: number,
  reach: number,
  from: Pick<Square, 'paid' | 'prices' | 'rings'>,
  x: number,
  y: number,
  half: number,
): Square | null {
  const spread = half * DIAGONAL
  for (const side of room.sides) if (insideBy(side, x, y) < -spread) return null
  const rings: Disc[] = []
  for (const ring of from.rings) {
    const away = length(x - ring.centre.x, y - ring.centre.y)
    if (away + spread < ring.radius) return null
    if (away - spread < ring.radius) rings.push(ring)
  }
  const prices: Price[] = []
  let { paid } = from
  for (const price of from.prices) {
    const away = length(x - price.x, y - price.y)
    if (away + spread < reach) paid += price.price
    else if (away - spread < reach) prices.push(price)
  }
  const cost = Math.max(floor, fromSquare(room.from, x, y, half)) + paid
  return { x, y, half, paid, cost, prices, rings }
}

/**
 * The least that a base pays for its way and for the prices about where it comes to rest, from below: no free place costs
 * less. Squares of the table are split, the cheapest first, down to `fine` inches; `cap` inches is as far as it may move.
 */
export function cheapestPlace(
  room: Room,
  floor: number,
  prices: readonly Price[],
  reach: number,
  { cap, fine }: { readonly cap: number; readonly fine: number },
): Cheapest {
  const open = heapBy<Square>(({ cost }) => cost)
  const { from } = room
  const all = { paid: 0, prices: prices.filter(({ price }) => price > 0), rings: room.rings }
  const first = squareAt(room, floor, reach, all, from.x, from.y, cap)
  if (first) open.push(first)
  for (let square = open.pop(); square; square = open.pop()) {
    const { x, y, half, cost } = square
    if (half <= fine / 2) return { cost, at: { x, y }, spread: half * DIAGONAL }
    const part = half / 2
    for (const dx of [-part, part])
      for (const dy of [-part, part]) {
        const next = squareAt(room, floor, reach, square, x + dx, y + dy, part)
        if (next) open.push(next)
      }
  }
  return { cost: cap, at: from, spread: 0 }
}
