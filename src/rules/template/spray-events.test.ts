import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { degrees, directionOf, radians, wrapped } from '../../geometry/angle.ts'
import type { Disc } from '../../geometry/disc.ts'
import type { Outline } from '../../geometry/outline.ts'
import type { Point } from '../../geometry/point.ts'
import { anyOutline, anyRadius } from '../../geometry/testing/arbitraries.ts'
import { flatWedge, roundWedge } from '../../geometry/wedge.ts'
import { round } from '../testing/scene.ts'
import { sprayFrom, underSpray } from './spray.ts'
import { type Events, reachFrom, sprayEvents } from './spray-events.ts'
import type { Touch } from './touch.ts'

const box = flatWedge(1, 1, 6)
const origin = round(0, 0, 0.5)
const spans = (events: Events) => events.spans.map(({ from, to }) => [degrees(from), degrees(to)])

const holds = ({ full, spans }: Events, direction: number) =>
  full || spans.some(({ from, to }) => wrapped(direction - from) <= to - from)

/** The margin of a base at a direction, by laying the spray there. */
const marginAt = (from: Disc, outline: Parameters<typeof sprayFrom>[1], disc: Disc, direction: number) =>
  underSpray(sprayFrom(from, outline, direction), { id: 'm', disc, facing: 0 }, 'covered').margin

/** Where, before it is laid, a base's centre stands whose edge just touches the outline from outside. */
function touching(outline: Outline, radius: number, where: 'end' | 'side' | 'corner' | 'reach', pick: number): Point {
  const { edges } = outline
  const edge = edges[pick % edges.length]
  if (!edge) throw new Error('an outline has edges')
  if (where === 'corner') return { x: edge.from.x + radius * Math.sign(edge.from.x), y: edge.from.y }
  if (where === 'side')
    return {
      x: (edge.from.x + edge.to.x) / 2 + radius * edge.dy,
      y: (edge.from.y + edge.to.y) / 2 - radius * edge.dx,
    }
  const corners = edges.map(({ from }) => from.x)
  const arcs = edges.map(({ arc }) => (arc ? arc.centre.x + arc.radius : 0))
  if (where === 'end') return { x: Math.max(...corners, ...arcs) + radius, y: 0 }
  return { x: reachFrom(outline, { x: 0, y: 0 }) + radius, y: 0 }
}

describe('the directions in which a spray covers a base', () => {
  it('lie evenly about its bearing: a box covers while the base is less than half its width and radius aside', () => {
    const half = degrees(Math.asin(1.5 / 4))
    const [span] = spans(sprayEvents(origin, box, round(0, 4, 0.5), 'covered'))
    expect(span?.[0]).toBeCloseTo(90 - half, 9)
    expect(span?.[1]).toBeCloseTo(90 + half, 9)
  })

  it('are none for a base out of reach', () => {
    expect(sprayEvents(origin, box, round(20, 0, 0.5), 'covered')).toEqual({ full: false, spans: [] })
  })

  it('are two where the corners of a flat end reach a base that its middle misses', () => {
    const found = spans(sprayEvents(origin, box, round(0, 7.05, 0.5), 'covered'))
    expect(found).toHaveLength(2)
    expect(found[0]?.[0]).toBeCloseTo(79.9029510158, 8)
    expect(found[1]?.[1]).toBeCloseTo(100.0970489842, 8)
  })

  it('are all for a base about the origin', () => {
    expect(sprayEvents(origin, box, round(0, 0, 1), 'covered').full).toBe(true)
    expect(sprayEvents(origin, box, round(0.1, 0, 1), 'covered').full).toBe(true)
    expect(sprayEvents(origin, box, round(0, 0, 0.5), 'covered').full).toBe(true)
    expect(sprayEvents(origin, box, round(0, 0, 0.5), 'clear').full).toBe(false)
    expect(sprayEvents(origin, box, round(0, 0, 0.4), 'covered').full).toBe(false)
  })

  it('pass through 0° in one piece', () => {
    const [span, more] = spans(sprayEvents(origin, box, round(4, 0, 0.5), 'covered'))
    expect(more).toBeUndefined()
    expect(span?.[0]).toBeGreaterThan(330)
    expect(span?.[1]).toBeGreaterThan(360)
  })

  it('that only touch at the tip, all by themselves, are no span', () => {
    const drop = roundWedge(0.5, 1, 6, 5)
    const tip = 0.5 + 5 + Math.SQRT2
    expect(sprayEvents(origin, drop, round(tip + 0.5, 0, 0.5), 'covered').spans).toEqual([])
  })

  it('are none, not a wide span, where the tip just reaches: 120 mm in front of an arc (rounding once lost the touch)', () => {
    const start = round(20, 20, 20 / 25.4)
    const arc = roundWedge(0.4, 1.6, 3 + Math.sqrt(9 - 1.6 * 1.6), 3)
    const disc = round(20, 29.1496062992126, 60 / 25.4)
    expect(sprayEvents(start, arc, disc, 'covered')).toEqual({ full: false, spans: [] })
    expect(sprayEvents(start, arc, disc, 'clear')).toEqual({ full: false, spans: [] })
  })

  it('are one piece where amid covered ones a single direction only touches, whichever way touches count', () => {
    const start = round(20, 20, 20 / 25.4)
    const flat = flatWedge(0.4, 1.6, 6)
    const onEnd = round(26.787401574803148, 20, 0)
    for (const touch of ['covered', 'clear'] as const) {
      const [span, more] = spans(sprayEvents(start, flat, onEnd, touch))
      expect(more).toBeUndefined()
      expect(span?.[0]).toBeCloseTo(346.6821849573274, 8)
      expect((span?.[0] ?? 0) + (span?.[1] ?? 0)).toBeCloseTo(720, 9)
    }
  })

  it('count as the game has it where an arc about the origin touches over a width, and end at its shoulders', () => {
    const fan = roundWedge(1.5, 1, Math.sqrt(35), 0)
    const half = degrees(Math.asin(1 / 6))
    const disc = round(6 + 25 / 25.4, 0, 25 / 25.4)
    const [span] = spans(sprayEvents(round(0, 0, 0), fan, disc, 'covered'))
    expect(span?.[0]).toBeCloseTo(360 - half, 6)
    expect(span?.[1]).toBeCloseTo(360 + half, 6)
    expect(sprayEvents(round(0, 0, 0), fan, disc, 'clear').spans).toEqual([])
  })

  it.each([-5e-10, 5e-10])('aren’t all for a base that comes within %s inches of a touch in one direction', (near) => {
    const behind = round(-0.1, 0, 0.4 + near)
    expect(sprayEvents(origin, box, behind, 'covered').full).toBe(false)
    expect(sprayEvents(origin, box, behind, 'clear').full).toBe(false)
    expect(sprayEvents(origin, box, behind, 'covered').spans).toEqual([])
  })

  it('are right about bases that stand exactly at the end, a side or a corner of the spray, wherever the scene lies', () => {
    const places = fc.constantFrom<[number, number]>([0, 0], [20, 20], [-15.006380958384556, 39.7], [41, 0.3])
    const sizes = fc.constantFrom(0, 25, 25.4, 30, 40, 50, 120)
    fc.assert(
      fc.property(
        anyOutline,
        places,
        sizes,
        sizes,
        fc.constantFrom(0, 37, 90, 180, 217, 270),
        fc.nat(),
        fc.constantFrom('end', 'side', 'corner', 'reach'),
        fc.constantFrom<Touch>('covered', 'clear'),
        (outline, [x, y], from, mm, deg, pick, where, touch) => {
          const start = round(x, y, from / 50.8)
          const radius = mm / 50.8
          const local = touching(outline, radius, where, pick)
          const { cos, sin } = directionOf(radians(deg))
          const along = start.radius + local.x
          const disc = round(x + along * cos - local.y * sin, y + along * sin + local.y * cos, radius)
          const events = sprayEvents(start, outline, disc, touch)
          for (const { from: begin, to } of events.spans) expect(to - begin).toBeGreaterThan(1e-6)
          for (let step = 0; step < 720; step++) {
            const direction = radians(deg + step / 2 + 0.01)
            const margin = marginAt(start, outline, disc, direction)
            if (Math.abs(margin) > 1e-6) expect(holds(events, direction)).toBe(margin > 0)
          }
        },
      ),
      { numRuns: 400 },
    )
  })

  it('are exact: a dense scan of directions finds the same, but at the very ends', () => {
    fc.assert(
      fc.property(
        anyOutline,
        anyRadius,
        anyRadius,
        fc.integer({ min: 0, max: 12_000 }),
        fc.integer({ min: 0, max: 3599 }),
        (outline, from, radius, away, tenths) => {
          const start = round(1, 2, from)
          const at = radians(tenths / 10)
          const disc = round(1 + (away / 1000) * Math.cos(at), 2 + (away / 1000) * Math.sin(at), radius)
          const events = sprayEvents(start, outline, disc, 'covered')
          for (let deg = 0; deg < 360; deg += 0.9) {
            const direction = radians(deg + 0.123)
            const margin = marginAt(start, outline, disc, direction)
            if (Math.abs(margin) > 1e-6) expect(holds(events, direction)).toBe(margin > 0)
          }
        },
      ),
      { numRuns: 150 },
    )
  })

  it('end where the margin is nothing, ascending, apart, and beginning within a turn', () => {
    fc.assert(
      fc.property(anyOutline, anyRadius, fc.integer({ min: 0, max: 12_000 }), (outline, radius, away) => {
        const disc = round(away / 1000, 0, radius)
        const { spans: found } = sprayEvents(origin, outline, disc, 'covered')
        let before = -1
        for (const { from, to } of found) {
          expect(from).toBeGreaterThan(before)
          expect(from).toBeLessThan(2 * Math.PI)
          expect(to).toBeGreaterThan(from)
          expect(marginAt(origin, outline, disc, from)).toBeCloseTo(0, 7)
          expect(marginAt(origin, outline, disc, to)).toBeCloseTo(0, 7)
          before = to
        }
      }),
    )
  })
})
