import fc from 'fast-check'
import type { Disc } from '../../geometry/disc.ts'
import { type Solid, solidPolygon } from '../../geometry/solid.ts'
import { groundOf, type Room, roomOf } from '../forced/room.ts'
import { round } from './scene.ts'

const near = fc.integer({ min: -3000, max: 3000 }).map((n) => 5 + n / 1000)
const size = fc.constantFrom(0, 0.4, 0.5, 0.59, 0.79, 1.2)

/** Bases about the middle of a table of 10″, overlapping as they like. */
export const someDiscs = (most: number): fc.Arbitrary<Disc[]> =>
  fc.array(
    fc.tuple(near, near, size).map(([x, y, radius]) => round(x, y, radius)),
    { maxLength: most },
  )

/** A bent wall or none. */
export const someWalls: fc.Arbitrary<Solid[]> = fc.array(
  fc
    .tuple(near, near, fc.array(fc.integer({ min: 200, max: 1500 }), { minLength: 3, maxLength: 7 }))
    .map(([x, y, radii]) =>
      solidPolygon(
        radii.map((radius, i) => ({
          x: x + (radius / 1000) * Math.cos((2 * Math.PI * i) / radii.length),
          y: y + (radius / 1000) * Math.sin((2 * Math.PI * i) / radii.length),
        })),
      ),
    )
    .filter((solid) => typeof solid !== 'string'),
  { maxLength: 2 },
)

/** A room on a table of 10″ among bases and walls, held to a disc now and then. */
export const anyRoom: fc.Arbitrary<Room> = fc
  .record({
    at: fc.tuple(near, near),
    radius: fc.constantFrom(0, 0.5, 0.59, 0.98),
    stay: someDiscs(7),
    walls: someWalls,
    within: fc.option(fc.tuple(near, near, fc.integer({ min: 0, max: 2500 }))),
  })
  .map(({ at: [x, y], radius, stay, walls, within }) =>
    roomOf(
      round(x, y, radius),
      stay,
      groundOf({ width: 10, height: 10 }, walls),
      within && round(within[0], within[1], within[2] / 1000),
    ),
  )
