import { turnBetween } from '../angle.ts'
import { fromHull, hullOf } from '../hull.ts'
import { bearing, type Point } from '../point.ts'
import type { Shape } from '../shape/rectangle.ts'
import { girth } from '../shape/shape.ts'
import { around, fromSolid, type Solid } from '../solid.ts'
import { TOLERANCE } from '../tolerance.ts'
import { length } from '../vector.ts'
import { type AngleSpan, joinedSpans, spanOf } from './angle-span.ts'
import type { Tangent } from './clear-line.ts'
import { crossings, endsOf, piecesOf, piecesOfShape, type SightPiece, untilPiece, untilPieces } from './piece.ts'

/** What a place sees of a base apart from it: the base fills the directions of a span, some of them blocked before it. */
export interface View extends AngleSpan {
  /** The directions that each solid blocks by itself, in ascending order; those that block nothing are left out. */
  readonly shadows: readonly Shadow[]
  /** What all of them block together. */
  readonly blocked: readonly AngleSpan[]
}

/** What one solid blocks of what is looked at. */
export interface Shadow {
  readonly solid: Solid
  readonly spans: readonly AngleSpan[]
}

/** One look: from a place, straight at the middle of a base that fills the directions of a span. */
interface Look extends AngleSpan {
  readonly eye: Point
  readonly pieces: readonly SightPiece[]
  readonly straight: number
}

/** The directions in which a piece of a solid's edge is met before the base is. */
function blockedByPiece({ eye, pieces, straight, ...span }: Look, piece: SightPiece): AngleSpan[] {
  const meetings = pieces.flatMap((one) => crossings(piece, one)).map((place) => bearing(eye, place))
  const ends = [piece, ...pieces].flatMap((one) => endsOf(eye, one))
  const cuts = [...ends, ...meetings].map((angle) => turnBetween(straight, angle))
  const within = cuts.filter((angle) => angle > span.from && angle < span.to)
  const ordered = [span.from, ...within.sort((a, b) => a - b), span.to]
  return ordered.flatMap((to, i): AngleSpan[] => {
    const from = ordered[i - 1]
    if (from === undefined || from >= to) return []
    const angle = straight + (from + to) / 2
    const cos = Math.cos(angle)
    const sin = Math.sin(angle)
    return untilPiece(eye, piece, cos, sin) < untilPieces(eye, pieces, cos, sin) ? [{ from, to }] : []
  })
}

/**
 * What a place sees of a base that lies apart from it: in which directions some solid is met before the base. From inside a
 * solid, and from its edge where a touch blocks, nothing is seen.
 */
export function seenFrom(eye: Point, shape: Shape, solids: readonly Solid[], tangent: Tangent): View {
  const span = spanOf(eye, shape)
  const edge = tangent === 'free' ? -TOLERANCE : TOLERANCE
  const isAtEye = (solid: Solid) => {
    const { centre, radius } = around(solid)
    return length(centre.x - eye.x, centre.y - eye.y) <= radius + edge && fromSolid(solid, eye.x, eye.y) <= edge
  }
  const look: Look = { eye, pieces: piecesOfShape(shape), straight: bearing(eye, shape.centre), ...span }
  const hull = hullOf({ centre: eye, radius: 0 }, { centre: shape.centre, radius: girth(shape) })
  const shadows = solids.flatMap((solid): Shadow[] => {
    if (isAtEye(solid)) return [{ solid, spans: [span] }]
    const { centre, radius } = around(solid)
    if (fromHull(hull, centre.x, centre.y) > radius + TOLERANCE) return []
    const spans = joinedSpans(piecesOf(solid).flatMap((piece) => blockedByPiece(look, piece)))
    return spans.length > 0 ? [{ solid, spans }] : []
  })
  return { ...span, shadows, blocked: joinedSpans(shadows.flatMap(({ spans }) => spans)) }
}

/** The share of a base's width, as a place sees it, that is hidden: 0 nothing to 1 all. A base of no width has none. */
export function hiddenShare({ from, to, blocked }: View): number {
  if (from === to) return 0
  const hidden = blocked.reduce((sum, span) => sum + (span.to - span.from), 0) / (to - from)
  return hidden <= TOLERANCE ? 0 : hidden >= 1 - TOLERANCE ? 1 : hidden
}
