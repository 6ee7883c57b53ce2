import type { Disc } from '../disc.ts'
import { nearestPair as discsNearest, gap as gapOfDiscs } from '../gap.ts'
import { distance } from '../point.ts'
import type { Segment } from '../segment.ts'
import { unit, type Vector } from '../vector.ts'
import { cornersOf, edgeFrom, isRound, placeIn, type Rectangle, type Shape, seenBy } from './rectangle.ts'
import { awayFrom } from './shape.ts'

/** Edge to edge distance of two shapes in inches, with the two places it lies between. */
export interface ShapeGap {
  /** 0 in contact; negative by the depth of the overlap: the least way one must be shifted to be clear of the other. */
  readonly signedGap: number
  /** From the first shape's edge to the second's, `|signedGap|` long. */
  readonly witness: Segment
}

const turned = ({ from, to }: Segment): Segment => ({ from: to, to: from })

/** From a rectangle to a disc. A disc centred just on the edge lies straight out from the middle of the rectangle. */
function toDisc(rectangle: Rectangle, { centre, radius }: Disc): ShapeGap {
  const { distance: apart, at } = edgeFrom(rectangle, centre)
  const way: Vector =
    apart === 0
      ? unit(at.x - rectangle.centre.x, at.y - rectangle.centre.y)
      : unit((centre.x - at.x) * Math.sign(apart), (centre.y - at.y) * Math.sign(apart))
  const to = { x: centre.x - way.dx * radius, y: centre.y - way.dy * radius }
  return { signedGap: apart - radius, witness: { from: at, to } }
}

/** One side of a rectangle against another: how far beyond that side the other begins (negative: how deep it lies), and where. */
interface Side {
  readonly beyond: number
  readonly witness: Segment
}

/** Corners nearer to a side than each other by no more than this lie along it; in inches. */
const FLUSH = 1e-12

/** How far along a side the place lies that shows the depth: at the foremost corner, or amid what both have in common. */
function alongSide(corners: readonly (readonly [number, number])[], half: number): number {
  const foremost = Math.min(...corners.map(([out]) => out))
  const alongs = corners.flatMap(([out, along]) => (out - foremost <= FLUSH ? [along] : []))
  if (alongs.length === 1) return alongs[0] ?? 0
  return (Math.max(-half, Math.min(...alongs)) + Math.min(half, Math.max(...alongs))) / 2
}

/** The sides of a rectangle against another one. */
function sidesOf(rectangle: Rectangle, other: Rectangle): readonly Side[] {
  const { width, depth } = rectangle
  const corners = cornersOf(other).map((corner) => seenBy(rectangle, corner))
  return [1, -1].flatMap((sign) => {
    const byWidth = corners.map(({ u, v }) => [sign * u, v] as const)
    const byDepth = corners.map(({ u, v }) => [sign * v, u] as const)
    const outU = Math.min(...byWidth.map(([out]) => out))
    const outV = Math.min(...byDepth.map(([out]) => out))
    const v = alongSide(byWidth, depth / 2)
    const u = alongSide(byDepth, width / 2)
    return [
      {
        beyond: outU - width / 2,
        witness: { from: placeIn(rectangle, (sign * width) / 2, v), to: placeIn(rectangle, sign * outU, v) },
      },
      {
        beyond: outV - depth / 2,
        witness: { from: placeIn(rectangle, u, (sign * depth) / 2), to: placeIn(rectangle, u, sign * outV) },
      },
    ]
  })
}

const greatest = (list: readonly Side[]) => list.reduce((best, one) => (one.beyond > best.beyond ? one : best))

/** The nearest places of two rectangles that are apart: a corner of one and a place of the other's edge. */
function apart(a: Rectangle, b: Rectangle): ShapeGap {
  const fromA = cornersOf(b).map((to) => ({ from: edgeFrom(a, to).at, to }))
  const fromB = cornersOf(a).map((from) => ({ from, to: edgeFrom(b, from).at }))
  let best: ShapeGap | null = null
  for (const witness of [...fromA, ...fromB]) {
    const signedGap = distance(witness.from, witness.to)
    if (!best || signedGap < best.signedGap) best = { signedGap, witness }
  }
  return best ?? { signedGap: 0, witness: { from: a.centre, to: b.centre } }
}

/** Of two rectangles: where no side of either has the other beyond it they overlap, by the least of all eight sides. */
function ofRectangles(a: Rectangle, b: Rectangle): ShapeGap {
  const own = greatest(sidesOf(a, b))
  const others = greatest(sidesOf(b, a))
  if (own.beyond > 0 || others.beyond > 0) return apart(a, b)
  return own.beyond >= others.beyond
    ? { signedGap: own.beyond, witness: own.witness }
    : { signedGap: others.beyond, witness: turned(others.witness) }
}

/** The gap between two shapes, round or rectangular. Symmetric; exact. */
export function shapeGap(a: Shape, b: Shape): ShapeGap {
  if (isRound(a)) {
    if (isRound(b)) return { signedGap: gapOfDiscs(a, b), witness: discsNearest(a, b) }
    const { signedGap, witness } = toDisc(b, a)
    return { signedGap, witness: turned(witness) }
  }
  return isRound(b) ? toDisc(a, b) : ofRectangles(a, b)
}

/** Greatest distance in inches of any place of the second shape from the first; 0 when it lies wholly inside. */
export function farthestOfShape(a: Shape, b: Shape): number {
  if (isRound(b)) return Math.max(0, awayFrom(a, b.centre) + b.radius)
  return Math.max(0, ...cornersOf(b).map((corner) => awayFrom(a, corner)))
}
