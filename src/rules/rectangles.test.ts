import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placed } from '../geometry/outline.ts'
import { cornersOf, edgeFrom, type Rectangle } from '../geometry/shape/rectangle.ts'
import { edgeAlong, reachAlong } from '../geometry/shape/shape.ts'
import { anyAngle, anyOutline } from '../geometry/testing/arbitraries.ts'
import { sampled, slowDistance } from '../geometry/testing/sampled.ts'
import { flatWedge } from '../geometry/wedge.ts'
import { arcOf } from './arc.ts'
import { inchesOf } from './base.ts'
import type { RectangularBody } from './body.ts'
import { blast, underBlast } from './template/blast.ts'
import { drift, driftEnds } from './template/deviation.ts'
import { odds } from './template/odds.ts'
import { sprayPose, underSpray } from './template/spray.ts'
import { round } from './testing/scene.ts'

const number = (min: number, max: number) => fc.integer({ min: min * 1000, max: max * 1000 }).map((n) => n / 1000)

const anyRectangle: fc.Arbitrary<Rectangle> = fc
  .record({ x: number(-4, 4), y: number(-4, 4), width: number(0.3, 4), depth: number(0.3, 4), turn: anyAngle })
  .map(({ x, y, ...rest }) => ({ centre: { x, y }, ...rest }))

const bodyOf = (rectangle: Rectangle, id = 'm'): RectangularBody => ({
  id,
  rectangle,
  facing: rectangle.turn - Math.PI / 2,
})

/** A block of square bases of a size about (0, 0), a base in the middle where its ranks are odd. */
const block = (mm: number, files: number, ranks: number, deep = mm): RectangularBody[] =>
  Array.from({ length: files * ranks }, (_, i) => {
    const x = ((i % files) - (files - 1) / 2) * inchesOf(mm)
    const y = (Math.floor(i / files) - (ranks - 1) / 2) * inchesOf(deep)
    return bodyOf({ centre: { x, y }, width: inchesOf(mm), depth: inchesOf(deep), turn: 0 }, `${i}`)
  })

/** Blocks of bases, and how many of them a blast covers at most: published counts fell short of some of these. */
const t22 = [
  { diameter: 3, mm: 20, files: 5, ranks: 5, deep: 20, most: 23 },
  { diameter: 3, mm: 25, files: 5, ranks: 5, deep: 25, most: 16 },
  { diameter: 3, mm: 40, files: 3, ranks: 3, deep: 40, most: 9 },
  { diameter: 3, mm: 25, files: 7, ranks: 2, deep: 50, most: 10 },
  { diameter: 5, mm: 20, files: 7, ranks: 7, deep: 20, most: 45 },
  { diameter: 5, mm: 25, files: 6, ranks: 6, deep: 25, most: 33 },
  { diameter: 5, mm: 40, files: 4, ranks: 4, deep: 40, most: 16 },
]

/** Many places of a rectangle, its corners and sides among them. */
function places({ centre, width, depth, turn }: Rectangle, steps = 40): { x: number; y: number }[] {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return Array.from({ length: (steps + 1) ** 2 }, (_, i) => {
    const u = ((i % (steps + 1)) / steps - 0.5) * width
    const v = (Math.floor(i / (steps + 1)) / steps - 0.5) * depth
    return { x: centre.x + u * cos - v * sin, y: centre.y + u * sin + v * cos }
  })
}

describe('a blast over a rectangular base', () => {
  it('T21: of 3″ in the middle of 5 × 5 squares of 25 mm has 1 wholly and 12 more partly under it; cut to 75 mm, 1 and 8', () => {
    const found = blast(round(0, 0, 1.5), block(25, 5, 5), 'clear')
    expect(found.filter(({ wholly }) => wholly)).toHaveLength(1)
    expect(found.filter(({ covered, wholly }) => covered && !wholly)).toHaveLength(12)
    const cut = blast(round(0, 0, inchesOf(37.5)), block(25, 5, 5), 'clear')
    expect(cut.filter(({ covered, wholly }) => covered && !wholly)).toHaveLength(8)
    expect(cut.filter(({ touchOnly }) => touchOnly)).toHaveLength(4)
  })

  it.each(t22)('T22: of $diameter″ over $files × $ranks bases of $mm mm covers $most at most', (one) => {
    const { diameter, mm, files, ranks, deep, most } = one
    const bodies = block(mm, files, ranks, deep)
    let best = 0
    // The pattern is the same to the left and right, up and down: a quarter of the middle is enough.
    const [across, down] = [inchesOf(mm) * 1.02, inchesOf(deep) * 1.02]
    const steps = diameter === 3 && mm === 20 ? 340 : 80
    for (let i = 0; i <= steps; i++)
      for (let j = 0; j <= steps; j++) {
        const [x, y] = [(i / steps) * across, (j / steps) * down]
        if (mm === deep && j > i) break
        const under = bodies.filter(({ rectangle: { centre, width, depth } }) => {
          const beyond = Math.hypot(
            Math.max(0, Math.abs(centre.x - x) - width / 2),
            Math.max(0, Math.abs(centre.y - y) - depth / 2),
          )
          return beyond < diameter / 2
        })
        if (under.length <= best) continue
        best = under.length
        // What counting by hand finds is what the program says.
        const found = blast(round(x, y, diameter / 2), bodies, 'clear')
        expect(found.filter(({ covered }) => covered)).toHaveLength(best)
      }
    expect(best).toBe(most)
  })

  it('T23: counts a base whose side it reaches though no corner is under it: 13 where corners alone would give 9', () => {
    const bodies = block(25, 5, 5)
    const disc = round(0, 0, 1.5)
    expect(blast(disc, bodies, 'clear').filter(({ covered }) => covered)).toHaveLength(13)
    const byCorner = bodies.filter(({ rectangle }) => cornersOf(rectangle).some(({ x, y }) => Math.hypot(x, y) < 1.5))
    expect(byCorner).toHaveLength(9)
  })

  it('has the margin that looking at every place of the base finds, where the two are apart', () => {
    fc.assert(
      fc.property(anyRectangle, number(0.5, 3), (rectangle, radius) => {
        const { margin, covered, wholly, witness } = underBlast(round(0, 0, radius), bodyOf(rectangle), 'covered')
        const away = places(rectangle).map(({ x, y }) => Math.hypot(x, y))
        if (Math.min(...away) > 0.2) expect(margin).toBeCloseTo(radius - Math.min(...away), 1)
        if (Math.abs(margin) > 0.06) expect(covered).toBe(Math.min(...away) < radius)
        expect(wholly).toBe(Math.max(...away) <= radius + 1e-9)
        expect(Math.hypot(witness.to.x - witness.from.x, witness.to.y - witness.from.y)).toBeCloseTo(
          Math.abs(margin),
          9,
        )
        expect(edgeFrom(rectangle, witness.to).distance).toBeCloseTo(0, 9)
      }),
    )
  })

  it('that only touches a corner covers it or not, as the game says', () => {
    const corner = bodyOf({ centre: { x: 2, y: 2 }, width: 2, depth: 2, turn: 0 })
    const disc = round(0, 0, Math.SQRT2)
    expect(underBlast(disc, corner, 'covered')).toMatchObject({ covered: true, touchOnly: true })
    expect(underBlast(disc, corner, 'clear')).toMatchObject({ covered: false, touchOnly: true })
  })
})

describe('a spray over a rectangular base', () => {
  it('covers it where looking at every place of it finds one inside', () => {
    fc.assert(
      fc.property(anyOutline, anyRectangle, (outline, rectangle) => {
        const { margin, covered } = underSpray(outline, bodyOf(rectangle), 'covered')
        const row = sampled(outline, 40)
        const nearest = Math.min(...places(rectangle, 24).map((place) => slowDistance(row, place)))
        if (Math.abs(margin) > 0.2) expect(covered).toBe(nearest < 0)
        if (margin < -0.2) expect(-margin).toBeCloseTo(nearest, 0)
      }),
      { numRuns: 60 },
    )
  })

  it('starts on the edge of a rectangular origin, on the line from its centre, whichever side that leaves by', () => {
    const origin: Rectangle = { centre: { x: 0, y: 0 }, width: 2, depth: 4, turn: 0 }
    expect(sprayPose(origin, 0).at).toEqual({ x: 1, y: 0 })
    expect(sprayPose(origin, Math.PI / 2).at.y).toBeCloseTo(2, 12)
    const lying = placed(flatWedge(0.1, 0.8, 8), sprayPose(origin, 0))
    const square = bodyOf({ centre: { x: 10, y: 0 }, width: 2, depth: 2, turn: 0 })
    expect(underSpray(lying, square, 'clear')).toMatchObject({ touchOnly: true, covered: false })
  })
})

describe('how far a rectangle reaches', () => {
  it('along a direction is its farthest corner’s way, and straight out it ends on its edge', () => {
    fc.assert(
      fc.property(anyRectangle, anyAngle, (rectangle, way) => {
        const [cos, sin] = [Math.cos(way), Math.sin(way)]
        const { x, y } = rectangle.centre
        const most = Math.max(...cornersOf(rectangle).map((corner) => (corner.x - x) * cos + (corner.y - y) * sin))
        expect(reachAlong(rectangle, way)).toBeCloseTo(most, 9)
        const out = edgeAlong(rectangle, way)
        expect(edgeFrom(rectangle, { x: x + out * cos, y: y + out * sin }).distance).toBeCloseTo(0, 9)
      }),
    )
  })

  it('says in which arc it stands: by its corner that is farthest over the line', () => {
    const target = bodyOf({ centre: { x: 0, y: 0 }, width: 1, depth: 1, turn: Math.PI / 2 })
    const other = (x: number): Rectangle => ({ centre: { x, y: 3 }, width: 1, depth: 1, turn: Math.PI / 4 })
    expect(arcOf(target, 'm', other(-Math.SQRT1_2)).arc).toBe('back')
    expect(arcOf(target, 'm', other(-0.6))).toMatchObject({ arc: 'both' })
    expect(arcOf(target, 'm', other(2)).aheadBy).toBeCloseTo(2 - Math.SQRT1_2, 12)
  })
})

describe('a drift between rectangular bases', () => {
  it('is capped by half of the gap between their edges, and its odds are counted end by end', () => {
    const origin: Rectangle = { centre: { x: 10, y: 10 }, width: 2, depth: 2, turn: 0 }
    const target: Rectangle = { centre: { x: 20, y: 10 }, width: 4, depth: 2, turn: 0 }
    const shot = drift({
      ...{ origin, target, range: 12, table: { width: 48, height: 48 }, cap: 'edge', rangeFrom: 'edge' },
      directions: 'clockwise',
    })
    expect(shot.gap).toBeCloseTo(7, 12)
    expect(shot.cap).toBeCloseTo(3.5, 12)
    const body = bodyOf({ centre: { x: 22, y: 12.2 }, width: 1.2, depth: 0.8, turn: 0.3 })
    const slow = driftEnds(shot)
      .flat()
      .filter(({ at }) => underBlast({ centre: at, radius: 1.5 }, body, 'clear').covered).length
    expect(odds(shot, 1.5, [body], 'clear')).toEqual([{ id: 'm', hits: slow }])
    expect(slow).toBeGreaterThan(0)
  })

  it('out of range starts at the range from the edge that the line leaves by', () => {
    const origin: Rectangle = { centre: { x: 10, y: 10 }, width: 2, depth: 6, turn: 0 }
    const target = round(30, 10, 0.5)
    const shot = {
      origin,
      target,
      range: 8,
      table: null,
      cap: 'edge',
      rangeFrom: 'edge',
      directions: 'clockwise',
    } as const
    expect(drift(shot).start).toEqual({ x: 19, y: 10 })
  })
})
