import { radians } from '../../geometry/angle.ts'
import type { Disc } from '../../geometry/disc.ts'
import { distance, type Point, towards } from '../../geometry/point.ts'
import { TOLERANCE } from '../../geometry/tolerance.ts'
import type { Mat } from '../document.ts'
import { type Locus, type Meeting, meeting } from './locus.ts'

/** What a tape says of a base on the real table: so far from a base or from an edge of the mat, edge to edge, give or take `doubt`. */
export type Tape = { readonly gap: number; readonly doubt: number } & (
  | { readonly kind: 'base'; readonly disc: Disc }
  | { readonly kind: 'edge'; readonly edge: 'left' | 'right' | 'top' | 'bottom' }
)

/** A place the tapes allow, how far off it may be with their doubts, and by how much they had to be strained to meet. */
export interface TapedPlace {
  readonly at: Point
  readonly doubt: number
  readonly strained: number
}

/**
 * Why tapes give no place. `apart`: too short by `short` inches to meet; `within`: one is too short to reach out of the
 * other's circle, by `short`; `parallel`: they run to edges opposite each other, or both to one; `offMat`: they meet off it.
 */
export interface NoPlace {
  readonly code: 'apart' | 'within' | 'parallel' | 'offMat'
  readonly short: number
}

export interface TapedPlaces {
  readonly places: readonly TapedPlace[]
  readonly reason: NoPlace | null
}

type Size = Pick<Mat, 'width' | 'height'>

function locusOf(tape: Tape, radius: number, mat: Size, error: number): Locus {
  const reach = Math.max(0, tape.gap + error) + radius
  if (tape.kind === 'base') return { kind: 'ring', centre: tape.disc.centre, radius: tape.disc.radius + reach }
  switch (tape.edge) {
    case 'left':
      return { kind: 'upright', x: reach }
    case 'right':
      return { kind: 'upright', x: mat.width - reach }
    case 'top':
      return { kind: 'level', y: reach }
    case 'bottom':
      return { kind: 'level', y: mat.height - reach }
  }
}

/** Where tapes that miss each other by less than their doubts come together: each gives way in proportion to its doubt. */
function strainedPlace({ nearest, short }: Meeting, a: Tape, b: Tape): Point | null {
  const doubt = a.doubt + b.doubt
  if (!nearest || short > doubt || doubt === 0) return null
  const share = a.doubt / doubt
  const [from, to] = nearest
  return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) }
}

const onMat = ({ x, y }: Point, { width, height }: Size) =>
  x >= -TOLERANCE && y >= -TOLERANCE && x <= width + TOLERANCE && y <= height + TOLERANCE

function whyNone(met: Meeting): NoPlace {
  if (met.within) return { code: 'within', short: met.short }
  return { code: met.nearest ? 'apart' : 'parallel', short: met.short }
}

/** Where each tape may be wrong at most: all four corners of the doubts. */
const corners = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
] as const

/**
 * The places where a base of the given radius lies as two tapes say: none with the reason, one, or two. Exact: circles
 * about bases and lines along edges. Tapes that miss each other by less than their doubts give the place between them. The
 * doubt of a place is the farthest it moves when each tape is off by its own.
 */
export function placesByTapes(radius: number, a: Tape, b: Tape, mat: Size): TapedPlaces {
  const at = (errorA: number, errorB: number) =>
    meeting(locusOf(a, radius, mat, errorA * a.doubt), locusOf(b, radius, mat, errorB * b.doubt))
  const met = at(0, 0)
  const strained = met.places.length === 0 ? strainedPlace(met, a, b) : null
  const found = strained ? [strained] : met.places
  if (found.length === 0) return { places: [], reason: whyNone(met) }
  const others = corners.map(([errorA, errorB]) => at(errorA, errorB))
  const places = found
    .filter((place) => onMat(place, mat))
    .map((place) => {
      const shifts = others.map((other) => {
        const reached = other.places.length > 0 ? other.places : (other.nearest ?? [])
        return reached.length > 0 ? Math.min(...reached.map((point) => distance(place, point))) : 0
      })
      return { at: place, doubt: Math.max(strained ? met.short / 2 : 0, ...shifts), strained: strained ? met.short : 0 }
    })
  return places.length > 0 ? { places, reason: null } : { places: [], reason: { code: 'offMat', short: 0 } }
}

/**
 * The place of a base a measured gap away from another along a bearing (degrees, clockwise, 0 along +x), and how far off it
 * may be when gap and bearing are off by their doubts.
 */
export function placeByBearing(
  radius: number,
  from: Disc,
  tape: { readonly gap: number; readonly doubt: number },
  compass: { readonly degrees: number; readonly doubt: number },
): TapedPlace {
  const reach = from.radius + tape.gap + radius
  const at = towards(from.centre, radians(compass.degrees), reach)
  const shifts = corners.map(([along, round]) =>
    distance(
      at,
      towards(from.centre, radians(compass.degrees + round * compass.doubt), Math.max(0, reach + along * tape.doubt)),
    ),
  )
  return { at, doubt: Math.max(...shifts), strained: 0 }
}
