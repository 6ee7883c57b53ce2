import fc from 'fast-check'
import type { Disc } from '../../disc.ts'
import type { Point } from '../../point.ts'
import type { Segment } from '../../segment.ts'
import { fromSolid, fromStretch, isWithin, roundSolid, type Solid, solidPolygon } from '../../solid.ts'

/** A number of thousandths between two others. */
const between = (min: number, max: number) =>
  fc.integer({ min: Math.round(min * 1000), max: Math.round(max * 1000) }).map((n) => n / 1000)

const place: fc.Arbitrary<Point> = fc.record({ x: between(-2, 14), y: between(-4, 4) })

const anyRound: fc.Arbitrary<Solid> = fc
  .record({ centre: place, radius: between(0.05, 2) })
  .map((disc) => roundSolid(disc))

/** Polygons bent inwards as often as not, walked either way, some with a corner on a straight edge. */
const anyCornered: fc.Arbitrary<Solid> = fc
  .record({
    centre: place,
    turn: between(0, 6),
    reaches: fc.array(between(0.1, 2.5), { minLength: 3, maxLength: 7 }),
    backwards: fc.boolean(),
    collinear: fc.boolean(),
  })
  .map(({ centre, turn, reaches, backwards, collinear }) => {
    const corners = reaches.map((reach, i) => {
      const angle = turn + (2 * Math.PI * i) / reaches.length
      return { x: centre.x + reach * Math.cos(angle), y: centre.y + reach * Math.sin(angle) }
    })
    const [p, q] = corners
    const middle = collinear && p && q ? [{ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 }] : []
    const all = [...corners.slice(0, 1), ...middle, ...corners.slice(1)]
    return solidPolygon(backwards ? all.toReversed() : all)
  })
  .filter((solid) => typeof solid !== 'string')

export const anySolid: fc.Arbitrary<Solid> = fc.oneof(anyRound, anyCornered)

export interface Scene {
  readonly a: Disc
  readonly b: Disc
  readonly solids: readonly Solid[]
}

const radius = fc.oneof(fc.constant(0), between(0.2, 2.3))

/** Two bases apart, of any size down to points, and solids before, beside, behind, under and about them. */
export const anyScene: fc.Arbitrary<Scene> = fc
  .record({
    a: fc.record({ centre: fc.constant({ x: 0, y: 0 }), radius }),
    b: fc.record({ centre: fc.record({ x: between(5, 12), y: between(-1, 1) }), radius }),
    solids: fc.array(anySolid, { minLength: 0, maxLength: 7 }),
  })
  .filter(({ a, b }) => Math.hypot(b.centre.x, b.centre.y) > a.radius + b.radius + 0.01)

const turn = (p: Point, q: Point, r: Point) => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)

function stretchGap({ from, to }: Segment, p: Point, q: Point): number {
  const doCross = turn(p, q, from) * turn(p, q, to) < 0 && turn(from, to, p) * turn(from, to, q) < 0
  if (doCross) return 0
  return Math.min(
    ...[from, to].map((end) => fromStretch(end.x, end.y, p, q)),
    ...[p, q].map((end) => fromStretch(end.x, end.y, from, to)),
  )
}

/** Slow: how far a segment passes a solid, 0 where it meets it; by comparing it with every edge. */
export function clearance(segment: Segment, solid: Solid): number {
  const { from, to } = segment
  if (solid.kind === 'disc')
    return Math.max(0, fromStretch(solid.disc.centre.x, solid.disc.centre.y, from, to) - solid.disc.radius)
  if (isWithin(solid.corners, from.x, from.y) || isWithin(solid.corners, to.x, to.y)) return 0
  return Math.min(...solid.corners.map((q, i) => stretchGap(segment, solid.corners.at(i - 1) ?? q, q)))
}

/** Slow: the greatest depth at which a segment runs inside a solid, seen at points along it; 0 where it stays out. */
export function depthAlong({ from, to }: Segment, solid: Solid, points = 400): number {
  let depth = 0
  for (let i = 0; i <= points; i++) {
    const part = i / points
    depth = Math.max(depth, -fromSolid(solid, from.x + part * (to.x - from.x), from.y + part * (to.y - from.y)))
  }
  return depth
}

const onRim = ({ centre, radius }: Disc, angle: number): Point => ({
  x: centre.x + radius * Math.cos(angle),
  y: centre.y + radius * Math.sin(angle),
})

/** A dense set of segments from the one edge to the other. */
export function segmentsBetween(a: Disc, b: Disc, count = 40): Segment[] {
  const angles = (disc: Disc) =>
    Array.from({ length: disc.radius > 0 ? count : 1 }, (_, i) => (2 * Math.PI * i) / count)
  return angles(a).flatMap((from) => angles(b).map((to) => ({ from: onRim(a, from), to: onRim(b, to) })))
}

/** A way to carry a whole scene elsewhere: mirrored or not, scaled, turned, slid. */
export interface Motion {
  readonly mirrored: boolean
  readonly scale: number
  readonly angle: number
  readonly by: Point
}

export const anyMotion: fc.Arbitrary<Motion> = fc.record({
  mirrored: fc.boolean(),
  scale: between(0.5, 3),
  angle: between(-4, 4),
  by: fc.record({ x: between(-20, 20), y: between(-20, 20) }),
})

/** A place after a motion. */
export function carried({ mirrored, scale, angle, by }: Motion, { x, y }: Point): Point {
  const flipped = mirrored ? -y : y
  return {
    x: by.x + scale * (x * Math.cos(angle) - flipped * Math.sin(angle)),
    y: by.y + scale * (x * Math.sin(angle) + flipped * Math.cos(angle)),
  }
}

/** A disc after a motion. */
export function carriedDisc(motion: Motion, { centre, radius }: Disc): Disc {
  return { centre: carried(motion, centre), radius: motion.scale * radius }
}

/** A solid after a motion. */
export function carriedSolid(motion: Motion, solid: Solid): Solid {
  if (solid.kind === 'disc') return roundSolid(carriedDisc(motion, solid.disc))
  return solidOf(solid.corners.map((corner) => carried(motion, corner)))
}

/** A round solid by its place and radius in inches. */
export const round = (x: number, y: number, radius: number): Solid => roundSolid({ centre: { x, y }, radius })

/** A solid by its corners as pairs. */
export const cornered = (...corners: readonly (readonly [number, number])[]): Solid =>
  solidOf(corners.map(([x, y]) => ({ x, y })))

/** An upright box by two opposite corners. */
export const box = (left: number, top: number, right: number, bottom: number): Solid =>
  cornered([left, top], [right, top], [right, bottom], [left, bottom])

function solidOf(corners: readonly Point[]): Solid {
  const solid = solidPolygon(corners)
  if (typeof solid === 'string') throw new Error(`no solid: ${solid}`)
  return solid
}

/** A disc by its place and radius in inches. */
export const disc = (x: number, y: number, radius: number): Disc => ({ centre: { x, y }, radius })
