import type { Disc } from '../../geometry/disc.ts'
import { gap } from '../../geometry/gap.ts'
import { distance, type Point } from '../../geometry/point.ts'
import { TOLERANCE } from '../../geometry/tolerance.ts'
import { unit } from '../../geometry/vector.ts'
import { meeting } from './locus.ts'

/** A base in contact: where its centre is, and which of the others (by their place in the list) it touches. */
export interface Contact {
  readonly at: Point
  readonly touching: readonly number[]
}

/** Two bases both within this gap are both touched: the base nestles between them. */
const NESTLE = 0.35
/** Pairs are looked for among this many nearest bases; farther ones only forbid. */
const NEAREST = 12

const ringAbout = (other: Disc, radius: number) =>
  ({ kind: 'ring', centre: other.centre, radius: other.radius + radius }) as const

/**
 * The nearest place at which a base touches the base nearest to it and overlaps none; where two are near, touching both.
 * Null when no base is within `reach` inches (edge to edge), or there is no room near by.
 */
export function contactPlace(moving: Disc, others: readonly Disc[], reach = Number.POSITIVE_INFINITY): Contact | null {
  const ranked = others
    .map((other, index) => ({ other, index, gap: gap(moving, other) }))
    .filter((candidate) => candidate.gap <= reach)
    .sort((a, b) => a.gap - b.gap)
    .slice(0, NEAREST)
  const first = ranked[0]
  if (!first) return null

  const free = (at: Point) =>
    others.every((other) => distance(at, other.centre) - other.radius - moving.radius >= -TOLERANCE)
  const nearest = (places: readonly Contact[]): Contact | null =>
    places
      .filter(({ at }) => free(at))
      .reduce<Contact | null>((best, place) => {
        const nearer = !best || distance(place.at, moving.centre) < distance(best.at, moving.centre)
        return nearer ? place : best
      }, null)

  const single = ranked.map(({ other, index }): Contact => {
    const { dx, dy } = unit(moving.centre.x - other.centre.x, moving.centre.y - other.centre.y)
    const away = other.radius + moving.radius
    return { at: { x: other.centre.x + dx * away, y: other.centre.y + dy * away }, touching: [index] }
  })
  const pairs = ranked.flatMap((a, at) =>
    ranked.slice(at + 1).flatMap((b) =>
      meeting(ringAbout(a.other, moving.radius), ringAbout(b.other, moving.radius)).places.map((place) => ({
        place: { at: place, touching: [a.index, b.index] },
        near: Math.max(a.gap, b.gap) <= Math.max(NESTLE, first.gap + NESTLE),
      })),
    ),
  )
  const nestled = nearest(pairs.filter(({ near }) => near).map(({ place }) => place))
  const touched = nearest(single)
  const slip = 2 * NESTLE + Math.max(0, first.gap)
  if (nestled && (!touched || distance(nestled.at, moving.centre) <= slip)) return nestled
  return touched ?? nearest(pairs.map(({ place }) => place))
}
