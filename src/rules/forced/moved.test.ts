import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gap } from '../../geometry/gap.ts'
import { type Solid, solidPolygon } from '../../geometry/solid.ts'
import type { Vector } from '../../geometry/vector.ts'
import type { RoundBody } from '../body.ts'
import { anyMotion, base, moved, movedBody } from '../testing/scene.ts'
import {
  awayFrom,
  contactedBy,
  farthestFirst,
  pushed,
  type Surroundings,
  slamDistance,
  slammed,
  thrown,
} from './moved.ts'

const east: Vector = { dx: 1, dy: 0 }
const none: Surroundings = { others: [], obstacles: [], rough: [], table: null }
const among = (...others: RoundBody[]): Surroundings => ({ ...none, others })

function block(x: number, y: number, width: number, height: number): Solid {
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]
  const solid = solidPolygon(corners)
  if (typeof solid === 'string') throw new RangeError('a block has an area')
  return solid
}

/** 50.8 mm: a radius of one inch, so that the numbers can be seen. */
const inch = (id: string, x: number, y: number) => base(id, x, y, 50.8)

describe('a push', () => {
  it('goes its distance where nothing stands in the way', () => {
    expect(pushed(inch('a', 0, 0), east, 3, none)).toEqual({
      ...{ to: { x: 3, y: 0 }, length: 3, stop: 'distance', contacted: [], overlapped: [] },
    })
  })

  it('ends at the first model, small or large, and says which', () => {
    const scene = among(base('far', 9, 0, 120), base('small', 4, 0.3, 25.4))
    const { length, stop, contacted } = pushed(inch('a', 0, 0), east, 8, scene)
    expect(length).toBeCloseTo(4 - Math.sqrt(1.5 ** 2 - 0.3 ** 2), 12)
    expect(stop).toBe('model')
    expect(contacted.map(({ id }) => id)).toEqual(['small'])
  })

  it('meets two at once where both are as far', () => {
    const { contacted } = pushed(inch('a', 0, 0), east, 8, among(inch('b', 4, 1), inch('c', 4, -1)))
    expect(contacted.map(({ id }) => id).toSorted()).toEqual(['b', 'c'])
  })

  it('slides along what it touches, and doesn’t start towards it', () => {
    expect(pushed(inch('a', 0, 0), east, 8, among(inch('b', 3, 2))).stop).toBe('distance')
    expect(pushed(inch('a', 0, 0), east, 8, among(inch('b', 2, 0)))).toMatchObject({ length: 0, stop: 'model' })
    expect(pushed(inch('a', 0, 0), east, 8, among(inch('b', -2, 0))).stop).toBe('distance')
    expect(pushed(inch('a', 0, 0), east, 8, among(inch('b', -1, 0))).stop).toBe('distance')
  })

  it('ends at an obstacle, and with the whole base on the table', () => {
    expect(pushed(inch('a', 0, 0), east, 8, { ...none, obstacles: [block(5, -1, 1, 2)] })).toMatchObject({
      length: 4,
      stop: 'obstacle',
    })
    const table = { width: 48, height: 48 }
    expect(pushed(inch('a', 44, 5), east, 8, { ...none, table })).toMatchObject({ to: { x: 47, y: 5 }, stop: 'edge' })
    expect(pushed(inch('a', 44, 5), east, 3, { ...none, table }).stop).toBe('distance')
  })

  it('leads out of an obstacle that it begins in, but no deeper into it', () => {
    const obstacles = [block(-3, -2, 2.04, 4)]
    expect(pushed(inch('a', 0, 0), east, 3, { ...none, obstacles })).toMatchObject({ length: 3, stop: 'distance' })
    const west = { dx: -1, dy: 0 }
    expect(pushed(inch('a', 0, 0), west, 3, { ...none, obstacles })).toMatchObject({ length: 0, stop: 'obstacle' })
    const south = { dx: 0, dy: 1 }
    expect(pushed(inch('a', 0.04, 0), south, 3, { ...none, obstacles }).length).toBe(3)
  })

  it('is straight away from its origin, and nowhere from the same place', () => {
    expect(awayFrom({ x: 0, y: 0 }, inch('a', 3, 4))).toEqual({ dx: 0.6, dy: 0.8 })
    expect(awayFrom({ x: 3, y: 4 }, inch('a', 3, 4))).toBeNull()
  })

  it('takes the farthest first where one effect moves several', () => {
    const bodies = [inch('near', 3, 0), inch('far', 9, 0), inch('middle', 0, 5)]
    expect(farthestFirst(inch('o', 0, 0).disc, bodies).map(({ id }) => id)).toEqual(['far', 'middle', 'near'])
  })
})

describe('a slam', () => {
  it('goes as far as the die, half as far from a smaller base', () => {
    expect(slamDistance(base('', 0, 0, 40).disc, base('', 0, 0, 40).disc, 5)).toBe(5)
    expect(slamDistance(base('', 0, 0, 50).disc, base('', 0, 0, 40).disc, 5)).toBe(5)
    expect(slamDistance(base('', 0, 0, 30).disc, base('', 0, 0, 40).disc, 5)).toBe(2.5)
  })

  it('goes through smaller bases, contacting them in their order, and ends at an equal or larger one', () => {
    const scene = among(base('c', 20, 0, 120), inch('stop', 12, 0), base('b', 7, 0.5, 30), base('a', 4, 0, 30))
    const { length, stop, contacted } = slammed(inch('m', 0, 0), east, 15, scene)
    expect(length).toBe(10)
    expect(stop).toBe('model')
    expect(contacted.map(({ id }) => id)).toEqual(['a', 'b', 'stop'])
  })

  it('names those it lies on where it ends over a smaller base', () => {
    const { overlapped, contacted, stop } = slammed(inch('m', 0, 0), east, 4, among(base('a', 4.2, 0, 30)))
    expect({ overlapped, contacted: contacted.length, stop }).toEqual({
      overlapped: ['a'],
      contacted: 1,
      stop: 'distance',
    })
  })

  it('T16: of three in a triangle, base to base, straight at the other two contacts both at once', () => {
    const scene = among(inch('b', Math.sqrt(3), 1), inch('c', Math.sqrt(3), -1))
    const { length, contacted } = slammed(inch('m', 0, 0), east, 6, scene)
    expect(length).toBeCloseTo(0, 9)
    expect(contacted.map(({ id }) => id).toSorted()).toEqual(['b', 'c'])
    expect(contacted[0]?.at).toBeCloseTo(contacted[1]?.at ?? Number.NaN, 9)
  })

  it('goes at half rate wherever any part of the base is on rough ground', () => {
    const rough = [block(4, -5, 2, 10)]
    // On rough ground from 3″ to 7″: the four inches there cost eight.
    const far = (distance: number) => slammed(inch('m', 0, 0), east, distance, { ...none, rough }).length
    expect([2, 3, 5, 8, 11, 12].map(far)).toEqual([2, 3, 4, 5.5, 7, 8])
    expect(slammed(inch('m', 0, 0), east, 5, { ...none, rough: [...rough, block(4.5, -5, 1, 10)] }).length).toBe(4)
  })
})

describe('a throw', () => {
  it('comes down at its point of impact, over smaller bases that it doesn’t contact, and over rough ground', () => {
    const scene = { ...among(base('small', 4, 0, 30)), rough: [block(2, -5, 4, 10)] }
    expect(thrown(inch('m', 0, 0), { x: 9, y: 0 }, scene)).toMatchObject({ length: 9, stop: 'distance', contacted: [] })
  })

  it('contacts whom it touches or lies on where it comes down', () => {
    const scene = among(base('under', 9.5, 0, 30), inch('beside', 9, 2), inch('off', 9, -2.1))
    const { contacted, overlapped } = thrown(inch('m', 0, 0), { x: 9, y: 0 }, scene)
    expect(contacted.map(({ id }) => id)).toEqual(['under', 'beside'])
    expect(overlapped).toEqual(['under'])
  })

  it('is stopped by an equal base, a wall and the edge', () => {
    expect(thrown(inch('m', 0, 0), { x: 9, y: 0 }, among(inch('b', 5, 0)))).toMatchObject({ length: 3, stop: 'model' })
    expect(thrown(inch('m', 0, 0), { x: 9, y: 0 }, { ...none, obstacles: [block(5, -1, 1, 2)] }).stop).toBe('obstacle')
    expect(thrown(inch('m', 40, 9), { x: 60, y: 9 }, { ...none, table: { width: 48, height: 48 } }).to.x).toBe(47)
  })

  it('T18: onto one who is shuffled into another contacts the first alone, or both by the other reading', () => {
    const landed = thrown(inch('m', 0, 0), { x: 9, y: 0 }, among(base('a', 9.5, 0, 30), base('b', 10.8, 0, 30)))
    expect(contactedBy(landed, ['a', 'b'], 'before')).toEqual(['a'])
    expect(contactedBy(landed, ['a', 'b'], 'after')).toEqual(['a', 'b'])
  })

  it('onto its own place goes nowhere', () => {
    expect(thrown(inch('m', 3, 3), { x: 3, y: 3 }, none)).toMatchObject({ to: { x: 3, y: 3 }, length: 0 })
  })
})

const place = fc.integer({ min: -8000, max: 8000 }).map((n) => n / 1000)
const crowd = fc
  .array(fc.tuple(place, place, fc.constantFrom(25, 30, 40, 50)), { maxLength: 8 })
  .map((list) => list.map(([x, y, mm], i) => base(`o${i}`, x, y, mm)))
  .map((bodies) => bodies.filter(({ disc }) => gap(disc, base('m', 0, 0, 40).disc) > 0))

describe('whoever is moved', () => {
  it('stops where small steps would first run into someone', () => {
    fc.assert(
      fc.property(crowd, fc.integer({ min: 0, max: 628 }), (others, hundredths) => {
        const way = { dx: Math.cos(hundredths / 100), dy: Math.sin(hundredths / 100) }
        const body = base('m', 0, 0, 40)
        const free = (at: number, barred: readonly RoundBody[]) => {
          const disc = { centre: { x: at * way.dx, y: at * way.dy }, radius: body.disc.radius }
          return barred.every((other) => gap(disc, other.disc) > -1e-9)
        }
        const stepped = (barred: readonly RoundBody[]) => {
          let at = 0
          while (at < 6 && free(at + 0.01, barred)) at += 0.01
          return Math.min(6, at)
        }
        const push = pushed(body, way, 6, among(...others)).length
        expect(Math.abs(push - stepped(others))).toBeLessThan(0.011)
        const large = others.filter(({ disc }) => disc.radius >= body.disc.radius)
        const slam = slammed(body, way, 6, among(...others))
        expect(Math.abs(slam.length - stepped(large))).toBeLessThan(0.011)
        for (const other of others) {
          let nearest = Number.POSITIVE_INFINITY
          for (let at = 0; at <= slam.length; at += 0.01)
            nearest = Math.min(
              nearest,
              gap({ centre: { x: at * way.dx, y: at * way.dy }, radius: body.disc.radius }, other.disc),
            )
          if (nearest < -1e-3) expect(slam.contacted.map(({ id }) => id)).toContain(other.id)
          if (nearest > 1e-2) expect(slam.contacted.map(({ id }) => id)).not.toContain(other.id)
        }
      }),
      { numRuns: 150 },
    )
  })

  it('goes as far wherever the scene is turned, slid or mirrored', () => {
    fc.assert(
      fc.property(crowd, anyMotion, (others, motion) => {
        const to = moved(motion, { x: 1, y: 0 })
        const from = moved(motion, { x: 0, y: 0 })
        const way = { dx: to.x - from.x, dy: to.y - from.y }
        const before = pushed(base('m', 0, 0, 40), east, 6, among(...others)).length
        const after = pushed(
          movedBody(motion, base('m', 0, 0, 40)),
          way,
          6,
          among(...others.map((other) => movedBody(motion, other))),
        ).length
        // A graze that rounding turns into a miss tells nothing.
        const grazes = others.some(
          ({ disc }) => Math.abs(Math.abs(disc.centre.y) - disc.radius - base('m', 0, 0, 40).disc.radius) < 1e-6,
        )
        if (!grazes) expect(after).toBeCloseTo(before, 6)
      }),
    )
  })
})
