import { boundaryFrom } from '../boundary.ts'
import { edgeMeetsRim, edgesMeet, rimsMeet } from '../crossings.ts'
import type { Disc } from '../disc.ts'
import { type HalfPlane, halfPlane, insideBy } from '../half-plane.ts'
import type { Outline } from '../outline.ts'
import type { Point } from '../point.ts'
import { TOLERANCE } from '../tolerance.ts'
import { length, unit } from '../vector.ts'
import { grazingLines, leadsPast } from './straight-way.ts'

/** A straight or round curve that can bound the free places, each whole: a place on it that isn't free is dropped anyhow. */
type Curve = { readonly kind: 'side'; readonly side: HalfPlane } | { readonly kind: 'rim'; readonly rim: Disc }

function curvesOf({ edges }: Outline): Curve[] {
  return edges.map(
    ({ from, dx, dy, arc }): Curve =>
      arc
        ? { kind: 'rim', rim: { centre: arc.centre, radius: arc.radius } }
        : { kind: 'side', side: halfPlane(dy, -dx, from) },
  )
}

/** The place of a curve nearest to another place. */
function projected(curve: Curve, { x, y }: Point): Point {
  if (curve.kind === 'side') {
    const { side } = curve
    const depth = insideBy(side, x, y)
    return { x: x - depth * side.nx, y: y - depth * side.ny }
  }
  const { rim } = curve
  const { dx, dy } = unit(x - rim.centre.x, y - rim.centre.y)
  return { x: rim.centre.x + rim.radius * dx, y: rim.centre.y + rim.radius * dy }
}

function meetings(a: Curve, b: Curve): readonly Point[] {
  if (a.kind === 'rim') return b.kind === 'rim' ? rimsMeet(a.rim, b.rim) : edgeMeetsRim(b.side, a.rim)
  if (b.kind === 'rim') return edgeMeetsRim(a.side, b.rim)
  const place = edgesMeet(a.side, b.side)
  return place ? [place] : []
}

/** Where a place may be: outside or on the edge of some convex zones, and on the inner side of some straight lines. */
export interface Ground {
  readonly zones: readonly Outline[]
  readonly within: readonly HalfPlane[]
  /** Convex zones that the straight way to it may graze and not cross; none where absent. */
  readonly barring?: readonly Outline[]
}

/** Curves nearer to one another than this, in inches, are drawn as one: in ranks many edges lie in one line. */
const ONE = 1e-11

/** A curve as a key: equal for curves that lie on one another, but for those that fall on either side of a rounding. */
function curveKey(curve: Curve): string {
  const numbers =
    curve.kind === 'side'
      ? [curve.side.nx, curve.side.ny, curve.side.least]
      : [curve.rim.centre.x, curve.rim.centre.y, curve.rim.radius]
  return `${curve.kind} ${numbers.map((number) => Math.round(number / ONE)).join(' ')}`
}

/** Every curve that can bound the free places, each once. */
function allCurves({ zones, within }: Ground): Curve[] {
  const all = [...zones.flatMap(curvesOf), ...within.map((side): Curve => ({ kind: 'side', side }))]
  return [...new Map(all.map((curve) => [curveKey(curve), curve])).values()]
}

/** Whether a place is free. */
export function isOutside({ zones, within }: Ground, { x, y }: Point): boolean {
  return (
    within.every((side) => insideBy(side, x, y) >= -TOLERANCE) &&
    zones.every((zone) => boundaryFrom(zone, x, y).distance >= -TOLERANCE)
  )
}

/**
 * The places that may be the nearest free ones to a place, nearest first and no farther than `most` inches: straight to each
 * edge, and wherever two edges cross. Those that aren't free are among them.
 */
export function edgePlaces(ground: Ground, from: Point, most: number): readonly Point[] {
  const far = (p: Point) => length(p.x - from.x, p.y - from.y)
  const rays = (ground.barring ?? []).flatMap((zone) => grazingLines(zone, from))
  const curves = allCurves({ ...ground, within: [...ground.within, ...rays] })
    .map((curve) => ({ curve, place: projected(curve, from) }))
    .filter(({ place }) => far(place) <= most + TOLERANCE)
  const places = curves.map(({ place }) => place)
  for (const [i, a] of curves.entries()) {
    for (const b of curves.slice(i + 1)) places.push(...meetings(a.curve, b.curve))
  }
  return places.filter((place) => far(place) <= most + TOLERANCE).sort((a, b) => far(a) - far(b))
}

/** Whether a place is free, and the straight way to it as well. */
function isReached(ground: Ground, from: Point, place: Point): boolean {
  return isOutside(ground, place) && (ground.barring ?? []).every((zone) => leadsPast(zone, from, place, TOLERANCE))
}

/** How far the nearest free place straight across an edge is; `most` where none is nearer. */
function straightAcross(ground: Ground, from: Point, most: number): number {
  let best = most
  for (const curve of allCurves(ground)) {
    const place = projected(curve, from)
    const away = length(place.x - from.x, place.y - from.y)
    if (away < best && isReached(ground, from, place)) best = away
  }
  return best
}

/** Ways whose lengths differ by less than this are equally long; places nearer than this to one another are one. In inches. */
const SAME = 1e-7

/** All the nearest free places with a free way and how far they are, in inches; null where none is within `most`. Exact. */
export function nearestOutside(
  ground: Ground,
  from: Point,
  most: number,
): { readonly distance: number; readonly places: readonly Point[] } | null {
  const far = (p: Point) => length(p.x - from.x, p.y - from.y)
  if (isOutside(ground, from)) return { distance: 0, places: [from] }
  let best = Number.POSITIVE_INFINITY
  const places: Point[] = []
  // Edges that lie farther off than a free place already known needn't be crossed with one another.
  for (const place of edgePlaces(ground, from, straightAcross(ground, from, most))) {
    if (far(place) > best + SAME) break
    if (!isReached(ground, from, place)) continue
    best = Math.min(best, far(place))
    if (places.every((other) => length(other.x - place.x, other.y - place.y) > SAME)) places.push(place)
  }
  return places.length > 0 ? { distance: best, places } : null
}
