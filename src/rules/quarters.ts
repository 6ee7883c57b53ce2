import type { Point } from '../geometry/point.ts'
import { type Rectangle, seenBy } from '../geometry/shape/rectangle.ts'
import { TOLERANCE } from '../geometry/tolerance.ts'

/** The sides of a rectangular base from which it can be come at. */
export type Quarter = 'front' | 'left' | 'right' | 'rear'

/** In which quarter a place lies, and how many inches off the nearest line that divides quarters. */
export interface QuarterFinding {
  readonly quarter: Quarter
  readonly margin: number
}

/**
 * In which quarter of a rectangular base a place lies: lines from its corners, 45° outwards from its sides, divide them. On a
 * line it lies in the flank. The lines and the tie are those of later texts; this one has none.
 */
export function quarterOf(base: Rectangle, place: Point): QuarterFinding {
  const { u, v } = seenBy(base, place)
  // Inches beyond each side. The place lies where it is farthest out.
  const beyond = [
    { quarter: 'left' as const, out: -u - base.width / 2 },
    { quarter: 'right' as const, out: u - base.width / 2 },
    { quarter: 'front' as const, out: -v - base.depth / 2 },
    { quarter: 'rear' as const, out: v - base.depth / 2 },
  ]
  const [left] = beyond
  const most = beyond.reduce(
    (best, one) => (one.out > best.out + TOLERANCE ? one : best),
    left ?? { quarter: 'left', out: 0 },
  )
  const next = Math.max(...beyond.filter((one) => one !== most).map(({ out }) => out))
  return { quarter: most.quarter, margin: Math.max(0, most.out - next) / Math.SQRT2 }
}
