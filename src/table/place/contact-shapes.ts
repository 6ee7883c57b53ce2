import { wrapped } from '../../geometry/angle.ts'
import { distance, type Point } from '../../geometry/point.ts'
import { edgePlaces, isOutside, nearestOutside } from '../../geometry/shape/nearest-outside.ts'
import { isRound, placeIn, type Rectangle, type Shape } from '../../geometry/shape/rectangle.ts'
import { girth } from '../../geometry/shape/shape.ts'
import { shapeGap } from '../../geometry/shape/shape-gap.ts'
import { zoneAbout } from '../../geometry/shape/zone.ts'

/** A base this near to standing in line with another is put in line with it, in inches. */
const IN_LINE = 0.3
/** Turns closer than this are the same, in radians: what ranks leave, not what a hand does. */
const TURNED_ALIKE = 1e-6
/** No more than so many bases are snapped to; farther ones only forbid. */
const NEAREST = 6

/** Whether two rectangles stand square to one another. */
function isSquareTo(a: Rectangle, b: Rectangle): boolean {
  const rest = wrapped(a.turn - b.turn) % (Math.PI / 2)
  return Math.min(rest, Math.PI / 2 - rest) < TURNED_ALIKE
}

/** The places beside a rectangle at which another one square to it touches a side of it and has an edge in line with it. */
function inLineWith(moving: Rectangle, other: Rectangle): Point[] {
  const isCrossed = Math.abs(Math.cos(moving.turn - other.turn)) < 0.5
  const [width, depth] = isCrossed ? [moving.depth, moving.width] : [moving.width, moving.depth]
  const beside = (other.width + width) / 2
  const beyond = (other.depth + depth) / 2
  const places: Point[] = []
  for (const out of [-1, 1])
    for (const flush of [-1, 1]) {
      places.push(placeIn(other, out * beside, (flush * (other.depth - depth)) / 2))
      places.push(placeIn(other, (flush * (other.width - width)) / 2, out * beyond))
    }
  return places
}

/**
 * The place at which a base that keeps its turn touches one near it and overlaps none: in line with it where they stand square
 * to one another and it is nearly there, in a nook of two where one is near, else straight to the nearest edge. Null when no
 * base is within `reach` inches.
 */
export function contactOfShapes(moving: Shape, others: readonly Shape[], reach: number): Point | null {
  const from = moving.centre
  const near = others.filter((other) => distance(other.centre, from) <= girth(other) + girth(moving) + reach + IN_LINE)
  const ranked = near
    .map((other) => ({ other, gap: shapeGap(moving, other).signedGap }))
    .filter(({ gap }) => gap <= reach)
    .sort((a, b) => a.gap - b.gap)
    .slice(0, NEAREST)
    .map(({ other }) => other)
  if (ranked.length === 0) return null
  const ground = { zones: near.map((other) => zoneAbout(other, moving, 0)), within: [] }
  const closest = (places: readonly Point[]) =>
    places.filter((place) => isOutside(ground, place)).sort((a, b) => distance(a, from) - distance(b, from))[0]
  const touching = { zones: ranked.map((other) => zoneAbout(other, moving, 0)), within: [] }
  const edge = closest(edgePlaces(touching, from, reach + girth(moving)))
  const most = (edge ? distance(edge, from) : reach) + IN_LINE
  const inLine = closest(
    ranked.flatMap((other) =>
      !isRound(moving) && !isRound(other) && isSquareTo(moving, other) ? inLineWith(moving, other) : [],
    ),
  )
  if (inLine && distance(inLine, from) <= most) return inLine
  if (edge) return edge
  return nearestOutside(ground, from, reach + 2 * girth(moving))?.places[0] ?? null
}
