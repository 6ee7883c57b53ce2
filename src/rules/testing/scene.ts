import fc from 'fast-check'
import type { Disc } from '../../geometry/disc.ts'
import type { Point } from '../../geometry/point.ts'
import { anyAngle, anyPoint } from '../../geometry/testing/arbitraries.ts'
import { radiusOf } from '../base.ts'
import type { RoundBody } from '../body.ts'

/** A base of a size in millimetres at a place, facing along +x. */
export function base(id: string, x: number, y: number, mm = 30, facing = 0): RoundBody {
  return { id, disc: { centre: { x, y }, radius: radiusOf(mm) }, facing }
}

/** A disc by its radius in inches. */
export const round = (x: number, y: number, radius: number): Disc => ({ centre: { x, y }, radius })

const sizes = fc.constantFrom(0, 25, 30, 32, 40, 50, 120)

export const anyBody: fc.Arbitrary<RoundBody> = fc
  .record({ at: anyPoint, mm: sizes, facing: anyAngle })
  .map(({ at, mm, facing }) => base('m', at.x, at.y, mm, facing))

/** A walk of some straight legs near the middle of the scene. */
export const anyPath: fc.Arbitrary<Point[]> = fc.array(
  fc.record({ x: fc.integer({ min: -6000, max: 6000 }), y: fc.integer({ min: -6000, max: 6000 }) }).map(({ x, y }) => ({
    x: x / 1000,
    y: y / 1000,
  })),
  { minLength: 1, maxLength: 6 },
)

/** A way to move a whole scene: mirrored or not, turned, then slid. */
export interface Motion {
  readonly mirrored: boolean
  readonly angle: number
  readonly by: Point
}

export const anyMotion: fc.Arbitrary<Motion> = fc.record({ mirrored: fc.boolean(), angle: anyAngle, by: anyPoint })

/** A place after a motion. */
export function moved({ mirrored, angle, by }: Motion, { x, y }: Point): Point {
  const flipped = mirrored ? -y : y
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { x: by.x + x * cos - flipped * sin, y: by.y + x * sin + flipped * cos }
}

/** A disc after a motion. */
export const movedDisc = (motion: Motion, { centre, radius }: Disc): Disc => ({ centre: moved(motion, centre), radius })

/** A body after a motion. */
export function movedBody(motion: Motion, { id, disc, facing }: RoundBody): RoundBody {
  return { id, disc: movedDisc(motion, disc), facing: (motion.mirrored ? -facing : facing) + motion.angle }
}
