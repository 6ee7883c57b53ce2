import fc from 'fast-check'
import type { Disc } from '../../geometry/disc.ts'
import { gap } from '../../geometry/gap.ts'
import { fromSolid, type Solid, solidPolygon } from '../../geometry/solid.ts'
import { overlapped } from '../depth.ts'
import type { Landing, Piece } from '../landing.ts'

/** A base by its place and its radius in inches. */
export function piece(id: string, x: number, y: number, radius: number): Piece {
  return { id, disc: disc(x, y, radius) }
}

export const disc = (x: number, y: number, radius: number): Disc => ({ centre: { x, y }, radius })

/** A solid from its corners. Throws where they are no polygon. */
export function wall(...corners: readonly (readonly [number, number])[]): Solid {
  const solid = solidPolygon(corners.map(([x, y]) => ({ x, y })))
  if (typeof solid === 'string') throw new RangeError(`these corners make no wall: ${solid}`)
  return solid
}

/** The radius of the small base of the worked examples: 30 mm. */
export const SMALL = 30 / 50.8

const near = fc.integer({ min: -2600, max: 2600 }).map((n) => 5 + n / 1000)
const sizes = fc.constantFrom(0.49, SMALL, SMALL, 0.79)

/** A bent or straight wall beside the mover, of three to six corners. */
const someWall = fc
  .tuple(near, near, fc.array(fc.integer({ min: 300, max: 1200 }), { minLength: 3, maxLength: 6 }))
  .map(([x, y, radii]) =>
    solidPolygon(
      radii.map((radius, i) => ({
        x: x + (radius / 1000) * Math.cos((2 * Math.PI * i) / radii.length),
        y: y + (radius / 1000) * Math.sin((2 * Math.PI * i) / radii.length),
      })),
    ),
  )
  .filter((solid) => typeof solid !== 'string')

/**
 * A base that came to rest in the middle of a table of 10″, on one to `most` of up to `crowd` bases that stand apart from each
 * other and off the walls.
 */
export function anyLanding(most: number, crowd: number, walls = 1): fc.Arbitrary<Landing> {
  return fc
    .record({
      mover: fc.constantFrom(SMALL, 0.79, 1.2),
      places: fc.array(fc.tuple(near, near, sizes), { minLength: 1, maxLength: crowd }),
      obstacles: fc.array(someWall, { maxLength: walls }),
      onTable: fc.boolean(),
    })
    .map(({ mover, places, obstacles, onTable }): Landing => {
      const others: Piece[] = []
      for (const [x, y, radius] of places) {
        const stands = piece(`m${others.length}`, x, y, radius)
        const free = others.every((other) => gap(other.disc, stands.disc) >= 0)
        if (free && obstacles.every((solid) => fromSolid(solid, x, y) >= radius)) others.push(stands)
      }
      return { mover: disc(5, 5, mover), others, table: onTable ? { width: 10, height: 8 } : null, obstacles }
    })
    .filter((landing) => {
      const count = overlapped(landing).length
      return count > 0 && count <= most
    })
}
