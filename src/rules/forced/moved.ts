import type { Disc } from '../../geometry/disc.ts'
import { gap } from '../../geometry/gap.ts'
import type { Point } from '../../geometry/point.ts'
import type { Extents } from '../../geometry/shape/extents.ts'
import { fromSolid, roundSolid, type Solid } from '../../geometry/solid.ts'
import { type Leg, overlapLegs, wayToEdge } from '../../geometry/sweep.ts'
import { TOLERANCE } from '../../geometry/tolerance.ts'
import { length, unit, type Vector } from '../../geometry/vector.ts'
import type { RoundBody } from '../body.ts'

/** What a base that is moved against its will can run into. */
export interface Surroundings {
  /** All other models. */
  readonly others: readonly RoundBody[]
  readonly obstacles: readonly Solid[]
  /** Ground on which a slam goes at half rate. */
  readonly rough: readonly Solid[]
  readonly table: Extents | null
}

/** What ended a way: it was long enough, or a model, an obstacle or the table's edge stood there. */
export type Stop = 'distance' | 'model' | 'obstacle' | 'edge'

/** A model met on the way, and after how many inches. */
export interface Met {
  readonly id: string
  readonly at: number
}

/** Where a base that is moved against its will comes to rest, and what it met. */
export interface Moved {
  readonly to: Point
  /** Inches it went. */
  readonly length: number
  readonly stop: Stop
  /** The models it contacts, in the order in which it does; those it meets at once stand side by side. */
  readonly contacted: readonly Met[]
  /** The models it lies on where it comes to rest: they make room. */
  readonly overlapped: readonly string[]
}

/** The direction straight away from an origin, along the centres; null where these coincide, as away from oneself. */
export function awayFrom(origin: Point, { disc }: RoundBody): Vector | null {
  const dx = disc.centre.x - origin.x
  const dy = disc.centre.y - origin.y
  return length(dx, dy) <= TOLERANCE ? null : unit(dx, dy)
}

/**
 * Several models moved by one effect, in the order in which they go: the farthest from its origin first. Of those equally far
 * the players choose: first who is named sooner among `sooner`, by ids, then who isn't.
 */
export function farthestFirst(
  origin: Disc,
  bodies: readonly RoundBody[],
  sooner: readonly string[] = [],
): readonly RoundBody[] {
  const rank = ({ id }: RoundBody) => (sooner.includes(id) ? sooner.indexOf(id) : sooner.length)
  return bodies.toSorted((a, b) => {
    const nearer = gap(origin, b.disc) - gap(origin, a.disc)
    return Math.abs(nearer) <= TOLERANCE ? rank(a) - rank(b) : nearer
  })
}

/** Whom a base that came to rest contacted: whom it met, and by the other reading also who made room for it. */
export function contactedBy(
  { contacted }: Moved,
  madeRoom: readonly string[],
  counted: 'before' | 'after',
): readonly string[] {
  return [...new Set([...contacted.map(({ id }) => id), ...(counted === 'after' ? madeRoom : [])])]
}

/** Whether a base is smaller than another, as games compare them. */
const isSmaller = (a: Disc, b: Disc) => a.radius < b.radius - TOLERANCE

/** Where a way first runs into a solid; infinite where it doesn't. Leaving one that it began in is no running into. */
function firstMet(disc: Disc, way: Vector, far: number, solid: Solid): number {
  const [first, second] = overlapLegs(disc, way, far, solid)
  if (!first) return Number.POSITIVE_INFINITY
  return first.from > 0 || goesIn(disc, way, solid) ? first.from : (second?.from ?? Number.POSITIVE_INFINITY)
}

/** Inches of a step so short that it only tells the direction. */
const STEP = 1e-6

/** Whether the first step of a way leads deeper into a solid that the base begins in, and not out of it. */
function goesIn({ centre }: Disc, { dx, dy }: Vector, solid: Solid): boolean {
  if (solid.kind === 'disc') return (solid.disc.centre.x - centre.x) * dx + (solid.disc.centre.y - centre.y) * dy > 0
  const { x, y } = centre
  return fromSolid(solid, x + STEP * dx, y + STEP * dy) < fromSolid(solid, x, y) - STEP * 1e-6
}

/** A way as far as it may go at most, before anything stands in it. */
interface Way {
  readonly body: RoundBody
  readonly direction: Vector
  readonly distance: number
}

/** How a way ends, where models that `stops` names bar it and `contacts` says which of those that it meets count as contacted. */
function travelled(
  { body, direction, distance }: Way,
  { others, obstacles, table }: Surroundings,
  stops: (other: RoundBody) => boolean,
  contacts: (other: RoundBody) => boolean,
): Moved {
  const { disc, id } = body
  const edge = table ? wayToEdge(disc, direction, table) : Number.POSITIVE_INFINITY
  const far = Math.max(0, Math.min(distance, edge))
  const models = others.flatMap((other) => {
    const at = other.id === id ? Number.POSITIVE_INFINITY : firstMet(disc, direction, far, roundSolid(other.disc))
    return at < Number.POSITIVE_INFINITY ? [{ other, at }] : []
  })
  const model = Math.min(...models.filter(({ other }) => stops(other)).map(({ at }) => at), Number.POSITIVE_INFINITY)
  const obstacle = Math.min(
    ...obstacles.map((solid) => firstMet(disc, direction, far, solid)),
    Number.POSITIVE_INFINITY,
  )
  const size = Math.min(far, model, obstacle)
  const stop: Stop =
    model <= size + TOLERANCE
      ? 'model'
      : obstacle <= size + TOLERANCE
        ? 'obstacle'
        : edge < distance
          ? 'edge'
          : 'distance'
  const to = { x: disc.centre.x + size * direction.dx, y: disc.centre.y + size * direction.dy }
  const resting = { centre: to, radius: disc.radius }
  const met = models
    .filter(({ other, at }) => at <= size + TOLERANCE && contacts(other))
    .map(({ other, at }) => ({ id: other.id, at }))
  return {
    ...{ to, length: size, stop },
    contacted: met.toSorted((a, b) => a.at - b.at),
    overlapped: others
      .filter((other) => other.id !== id && gap(resting, other.disc) < -TOLERANCE)
      .map((other) => other.id),
  }
}

/** A push of up to `distance` inches along a unit direction: it ends at the first model, obstacle or edge in its way. */
export function pushed(body: RoundBody, direction: Vector, distance: number, around: Surroundings): Moved {
  return travelled(
    { body, direction, distance },
    around,
    () => true,
    () => true,
  )
}

/** How far a slam goes for a die of 1 to 6: as many inches, half as many where the slammer's base is the smaller one. */
export function slamDistance(slammer: Disc, slammed: Disc, rolled: number): number {
  return isSmaller(slammer, slammed) ? rolled / 2 : rolled
}

/** How far along a way a base gets whose inches count double wherever any part of it is on rough ground. */
function slowed({ body, direction, distance }: Way, rough: readonly Solid[]): number {
  const legs: Leg[] = rough.flatMap((solid) => overlapLegs(body.disc, direction, distance, solid))
  let left = distance
  let at = 0
  for (const { from, to } of legs.toSorted((a, b) => a.from - b.from)) {
    const start = Math.max(at, from)
    if (to <= start) continue
    if (at + left <= start) return at + left
    left -= start - at
    if (left <= 2 * (to - start)) return start + left / 2
    left -= 2 * (to - start)
    at = to
  }
  return at + left
}

/**
 * A slam of `distance` inches along a unit direction. It goes through smaller bases and contacts them all; an equal or larger
 * one, an obstacle or the edge ends it. A model that is knocked down can't be slammed: that is for the caller to refuse.
 */
export function slammed(body: RoundBody, direction: Vector, distance: number, around: Surroundings): Moved {
  const way = { body, direction, distance: slowed({ body, direction, distance }, around.rough) }
  return travelled(
    way,
    around,
    ({ disc }) => !isSmaller(disc, body.disc),
    () => true,
  )
}

/**
 * A throw straight to a point of impact, over rough ground and smaller bases, which it doesn't contact on its way; an equal or
 * larger base, an obstacle or the edge ends it. Contacted are those that the base touches or lies on where it comes to rest.
 */
export function thrown(body: RoundBody, impact: Point, around: Surroundings): Moved {
  const { centre, radius } = body.disc
  const direction = unit(impact.x - centre.x, impact.y - centre.y)
  const distance = length(impact.x - centre.x, impact.y - centre.y)
  const bars = ({ disc }: RoundBody) => !isSmaller(disc, body.disc)
  const way = travelled({ body, direction, distance }, around, bars, () => true)
  const resting = { centre: way.to, radius }
  const contacted = around.others
    .filter((other) => other.id !== body.id && gap(resting, other.disc) <= TOLERANCE)
    .map((other) => ({ id: other.id, at: way.length }))
  return { ...way, contacted }
}
