import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { degrees, radians, wrapped } from '../geometry/angle.ts'
import type { Disc } from '../geometry/disc.ts'
import { anyOutline, anyRadius } from '../geometry/testing/arbitraries.ts'
import { flatWedge, roundWedge } from '../geometry/wedge.ts'
import { sprayFrom, underSpray } from './spray.ts'
import { type Events, sprayEvents } from './spray-events.ts'
import { round } from './testing/scene.ts'

const box = flatWedge(1, 1, 6)
const origin = round(0, 0, 0.5)
const spans = (events: Events) => events.spans.map(({ from, to }) => [degrees(from), degrees(to)])

const holds = ({ full, spans }: Events, direction: number) =>
  full || spans.some(({ from, to }) => wrapped(direction - from) <= to - from)

/** The margin of a base at a direction, by laying the spray there. */
const marginAt = (from: Disc, outline: Parameters<typeof sprayFrom>[1], disc: Disc, direction: number) =>
  underSpray(sprayFrom(from, outline, direction), { id: 'm', disc, facing: 0 }, 'covered').margin

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
