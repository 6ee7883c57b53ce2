import { distance, type Point, towards } from '../../geometry/point.ts'
import { TOLERANCE } from '../../geometry/tolerance.ts'
import { unit } from '../../geometry/vector.ts'

/** Where a base's centre may be for one thing to hold: on a circle, or on a line parallel to an edge of the mat. */
export type Locus =
  | { readonly kind: 'ring'; readonly centre: Point; readonly radius: number }
  | { readonly kind: 'upright'; readonly x: number }
  | { readonly kind: 'level'; readonly y: number }

type Ring = Extract<Locus, { kind: 'ring' }>
type Line = Exclude<Locus, Ring>

/** How two loci meet: in two places, in one, or not at all; then `short` is how far they stay apart, in inches. */
export interface Meeting {
  readonly places: readonly Point[]
  readonly short: number
  /** The places on each that come nearest to the other; equal where they meet. Null when there is no nearest pair. */
  readonly nearest: readonly [Point, Point] | null
  /** One ring lies within the other, or both have one centre. */
  readonly within: boolean
}

const missed = (a: Point, b: Point, short: number, within = false): Meeting => ({
  places: [],
  short,
  nearest: [a, b],
  within,
})

function ringsMeet(a: Ring, b: Ring): Meeting {
  const apart = distance(a.centre, b.centre)
  const direction = Math.atan2(b.centre.y - a.centre.y, b.centre.x - a.centre.x)
  if (apart <= TOLERANCE) return { places: [], short: Math.abs(a.radius - b.radius), nearest: null, within: true }
  const over = apart - a.radius - b.radius
  if (over > TOLERANCE)
    return missed(towards(a.centre, direction, a.radius), towards(b.centre, direction, -b.radius), over)
  const under = Math.abs(a.radius - b.radius) - apart
  if (under > TOLERANCE) {
    const side = a.radius > b.radius ? 1 : -1
    return missed(
      towards(a.centre, direction, side * a.radius),
      towards(b.centre, direction, side * b.radius),
      under,
      true,
    )
  }
  const along = (apart * apart + a.radius * a.radius - b.radius * b.radius) / (2 * apart)
  const aside = Math.sqrt(Math.max(0, (a.radius - along) * (a.radius + along)))
  const { dx, dy } = unit(b.centre.x - a.centre.x, b.centre.y - a.centre.y)
  const foot = { x: a.centre.x + along * dx, y: a.centre.y + along * dy }
  return crossings(foot, -dy, dx, aside)
}

/** Two places to both sides of a foot, or the foot alone when they fall together. */
function crossings(foot: Point, dx: number, dy: number, aside: number): Meeting {
  const places =
    aside <= TOLERANCE
      ? [foot]
      : [
          { x: foot.x - aside * dx, y: foot.y - aside * dy },
          { x: foot.x + aside * dx, y: foot.y + aside * dy },
        ]
  return { places, short: 0, nearest: [foot, foot], within: false }
}

function ringMeetsLine(ring: Ring, line: Line): Meeting {
  const { centre, radius } = ring
  const foot = line.kind === 'upright' ? { x: line.x, y: centre.y } : { x: centre.x, y: line.y }
  const away = distance(centre, foot)
  if (away - radius > TOLERANCE) {
    const { dx, dy } = unit(foot.x - centre.x, foot.y - centre.y)
    return missed({ x: centre.x + radius * dx, y: centre.y + radius * dy }, foot, away - radius)
  }
  const aside = Math.sqrt(Math.max(0, (radius - away) * (radius + away)))
  return line.kind === 'upright' ? crossings(foot, 0, 1, aside) : crossings(foot, 1, 0, aside)
}

/** Where two loci meet, exactly; a touch within the tolerance is one place. Parallel lines have no nearest pair. */
export function meeting(a: Locus, b: Locus): Meeting {
  if (a.kind === 'ring' && b.kind === 'ring') return ringsMeet(a, b)
  if (a.kind === 'ring' && b.kind !== 'ring') return ringMeetsLine(a, b)
  if (b.kind === 'ring' && a.kind !== 'ring') {
    const met = ringMeetsLine(b, a)
    return met.nearest ? { ...met, nearest: [met.nearest[1], met.nearest[0]] } : met
  }
  if (a.kind === 'upright' && b.kind === 'level') return crossings({ x: a.x, y: b.y }, 0, 0, 0)
  if (a.kind === 'level' && b.kind === 'upright') return crossings({ x: b.x, y: a.y }, 0, 0, 0)
  const short = a.kind === 'upright' && b.kind === 'upright' ? Math.abs(a.x - b.x) : 0
  const rise = a.kind === 'level' && b.kind === 'level' ? Math.abs(a.y - b.y) : 0
  return { places: [], short: short + rise, nearest: null, within: false }
}
