import type { Disc } from './disc.ts'
import type { Point } from './point.ts'
import { fromStretch, isWithin, type Solid } from './solid.ts'
import { length, unit } from './vector.ts'

/**
 * The convex hull of two discs: all places on segments from one to the other. Measured along the line of the centres;
 * `lean` and `rise` are the sine and cosine by which its two straight sides lean towards the smaller disc.
 */
export interface Hull {
  readonly a: Disc
  readonly b: Disc
  readonly dx: number
  readonly dy: number
  readonly apart: number
  readonly lean: number
  readonly rise: number
  /** The disc that holds the other, where one does. */
  readonly whole: Disc | null
}

/** The convex hull of two discs. */
export function hullOf(a: Disc, b: Disc): Hull {
  const apart = length(b.centre.x - a.centre.x, b.centre.y - a.centre.y)
  const { dx, dy } = unit(b.centre.x - a.centre.x, b.centre.y - a.centre.y)
  const isNested = apart <= Math.abs(a.radius - b.radius)
  const lean = isNested ? 0 : (a.radius - b.radius) / apart
  const whole = isNested ? (a.radius >= b.radius ? a : b) : null
  return { a, b, dx, dy, apart, lean, rise: Math.sqrt(1 - lean * lean), whole }
}

/** Distance in inches of a place from the hull; not positive inside it. */
export function fromHull({ a, b, dx, dy, apart, lean, rise, whole }: Hull, x: number, y: number): number {
  if (whole) return length(x - whole.centre.x, y - whole.centre.y) - whole.radius
  const px = x - a.centre.x
  const py = y - a.centre.y
  const along = px * dx + py * dy
  const aside = Math.abs(px * dy - py * dx)
  const beside = along * rise - aside * lean
  if (beside <= 0) return length(px, py) - a.radius
  if (beside >= apart * rise) return length(x - b.centre.x, y - b.centre.y) - b.radius
  return along * lean + aside * rise - a.radius
}

/** The two straight sides, from the first disc to the second; none where one disc holds the other. */
function sides({ a, b, dx, dy, lean, rise, whole }: Hull): (readonly [Point, Point])[] {
  if (whole) return []
  return [1, -1].map((hand) => {
    const nx = lean * dx - hand * rise * dy
    const ny = lean * dy + hand * rise * dx
    const at = ({ centre, radius }: Disc): Point => ({ x: centre.x + radius * nx, y: centre.y + radius * ny })
    return [at(a), at(b)]
  })
}

const turn = (p: Point, q: Point, r: Point) => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)

/** Whether two straight stretches cross; where they only touch, rounding decides. */
function crosses(p: Point, q: Point, [from, to]: readonly [Point, Point]): boolean {
  return turn(p, q, from) > 0 !== turn(p, q, to) > 0 && turn(from, to, p) > 0 !== turn(from, to, q) > 0
}

/** Whether a solid and the hull share a place, the hull grown (or, below 0, shrunk) by `margin` inches first. */
export function meetsHull(given: Hull, solid: Solid, margin: number): boolean {
  const grown = ({ centre, radius }: Disc): Disc => ({ centre, radius: Math.max(0, radius + margin) })
  const hull = hullOf(grown(given.a), grown(given.b))
  if (solid.kind === 'disc') {
    const { centre, radius } = solid.disc
    return fromHull(hull, centre.x, centre.y) <= radius
  }
  const { corners } = solid
  if (isWithin(corners, hull.a.centre.x, hull.a.centre.y)) return true
  const straight = sides(hull)
  return corners.some((q, i) => {
    if (fromHull(hull, q.x, q.y) <= 0) return true
    const p = corners.at(i - 1) ?? q
    const near = ({ centre, radius }: Disc) => fromStretch(centre.x, centre.y, p, q) <= radius
    return near(hull.a) || near(hull.b) || straight.some((side) => crosses(p, q, side))
  })
}
