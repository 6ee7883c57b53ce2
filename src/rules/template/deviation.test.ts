import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distance } from '../../geometry/point.ts'
import { anyDisc } from '../../geometry/testing/arbitraries.ts'
import { anyBody, anyMotion, movedBody, movedDisc, round } from '../testing/scene.ts'
import { underBlast } from './blast.ts'
import { drift, driftEnd, driftEnds, type Shot } from './deviation.ts'
import { odds } from './odds.ts'

const shot = (rest: Partial<Shot>): Shot => ({
  origin: round(10, 24, 0.5),
  target: round(21, 24, 0.5),
  range: 14,
  table: null,
  cap: 'edge',
  rangeFrom: 'edge',
  directions: 'clockwise',
  ...rest,
})

describe('a drift', () => {
  it('in range starts at the target’s centre, and goes half the gap at most', () => {
    expect(drift(shot({}))).toMatchObject({ inRange: true, gap: 10, cap: 5, start: { x: 21, y: 24 } })
  })

  it('may be capped by half the distance of the centres instead', () => {
    expect(drift(shot({ cap: 'centre' }))).toMatchObject({ cap: 5.5, capOf: 11 })
  })

  it('exactly at its range is in range, by a hair more it is not', () => {
    expect(drift(shot({ range: 10 })).inRange).toBe(true)
    expect(drift(shot({ range: 9.999999 })).inRange).toBe(false)
  })

  it('out of range starts on the line at the range, from the edge or from the centre, and goes half the range', () => {
    expect(drift(shot({ range: 8 }))).toMatchObject({ inRange: false, cap: 4, start: { x: 18.5, y: 24 } })
    expect(drift(shot({ range: 8, rangeFrom: 'centre' })).start).toEqual({ x: 18, y: 24 })
  })

  it('of overlapping bases goes nowhere, and of concentric ones has a direction all the same', () => {
    expect(drift(shot({ target: round(10.5, 24, 0.5) })).cap).toBe(0)
    const same = drift(shot({ target: round(10, 24, 0.5) }))
    expect(same.cap).toBe(0)
    expect(driftEnd(same, 4, 6).at).toEqual({ x: 10, y: 24 })
  })

  it('has 1 straight on, 4 straight back, and the others clockwise on screen, or the other way round', () => {
    const ways = drift(shot({}))
    expect(driftEnd(ways, 1, 2).at).toEqual({ x: 23, y: 24 })
    expect(driftEnd(ways, 4, 2).at).toEqual({ x: 19, y: 24 })
    expect(driftEnd(ways, 2, 2).at.y).toBeCloseTo(24 + Math.sqrt(3), 12)
    expect(driftEnd(ways, 6, 2).at.y).toBeCloseTo(24 - Math.sqrt(3), 12)
    expect(driftEnd(drift(shot({ directions: 'anticlockwise' })), 2, 2).at.y).toBeCloseTo(24 - Math.sqrt(3), 12)
    expect(ways.bearings[1]).toBeCloseTo(Math.PI / 3, 12)
  })

  it('says what cut it: the cap, the edge, or nothing', () => {
    const free = drift(shot({}))
    expect(driftEnd(free, 1, 5)).toMatchObject({ length: 5, cutBy: 'none' })
    expect(driftEnd(free, 1, 6)).toMatchObject({ length: 5, uncut: 5, rolled: 6, cutBy: 'cap' })
    const edged = drift(shot({ table: { width: 24, height: 48 } }))
    expect(driftEnd(edged, 1, 6)).toMatchObject({ length: 3, uncut: 5, cutBy: 'edge', at: { x: 24, y: 24 } })
  })

  it('from a place on the edge runs along it freely, and outwards not at all', () => {
    const along = drift(
      shot({ origin: round(48, 10, 0.5), target: round(48, 24, 0.5), range: 20, table: { width: 48, height: 48 } }),
    )
    expect(driftEnd(along, 1, 4)).toMatchObject({ length: 4, cutBy: 'none' })
    expect(driftEnd(along, 4, 4).length).toBe(4)
    expect(driftEnd(along, 5, 4).length).toBe(0)
    expect(driftEnd(along, 3, 4).length).toBe(4)
  })

  it('never leaves the table, never exceeds the roll or the cap', () => {
    fc.assert(
      fc.property(anyDisc, anyDisc, fc.integer({ min: 0, max: 20 }), (a, b, range) => {
        const on = (disc: typeof a) => round(Math.abs(disc.centre.x), Math.abs(disc.centre.y), disc.radius)
        const drifting = drift(shot({ origin: on(a), target: on(b), range, table: { width: 20, height: 20 } }))
        for (const ends of driftEnds(drifting))
          for (const { at, length, rolled } of ends) {
            expect(length).toBeLessThanOrEqual(Math.min(rolled, drifting.cap) + 1e-9)
            expect(distance(at, drifting.start)).toBeCloseTo(length, 9)
            for (const value of [at.x, at.y]) {
              expect(value).toBeGreaterThan(-1e-9)
              expect(value).toBeLessThan(20 + 1e-9)
            }
          }
      }),
    )
  })
})

describe('the odds of a drift', () => {
  it('are what laying the blast at all 36 ends gives', () => {
    fc.assert(
      fc.property(
        anyDisc,
        anyDisc,
        fc.array(anyBody, { maxLength: 6 }),
        fc.integer({ min: 1, max: 20 }),
        fc.constantFrom('covered' as const, 'clear' as const),
        (a, b, bodies, range, touch) => {
          const named = bodies.map((body, i) => ({ ...body, id: `m${i}` }))
          const drifting = drift(shot({ origin: a, target: b, range }))
          const slow = named.map((body) => ({
            id: body.id,
            hits: driftEnds(drifting)
              .flat()
              .filter(({ at }) => underBlast({ centre: at, radius: 1.5 }, body, touch).covered).length,
          }))
          expect(odds(drifting, 1.5, named, touch)).toEqual(slow)
        },
      ),
    )
  })

  it('follow the scene wherever it is turned and slid; a mirror only numbers the directions the other way', () => {
    fc.assert(
      fc.property(anyDisc, anyDisc, anyBody, anyMotion, (a, b, body, motion) => {
        const near = (margin: number) => Math.abs(margin) < 1e-6
        const drifting = drift(shot({ origin: a, target: b }))
        const touchy = driftEnds(drifting)
          .flat()
          .some(({ at }) => near(underBlast({ centre: at, radius: 2 }, body, 'clear').margin))
        fc.pre(!touchy && distance(a.centre, b.centre) > 1e-6 && Math.abs(drifting.gap - 14) > 1e-6)
        const after = drift(shot({ origin: movedDisc(motion, a), target: movedDisc(motion, b) }))
        expect(odds(after, 2, [movedBody(motion, body)], 'clear')[0]?.hits).toBe(
          odds(drifting, 2, [body], 'clear')[0]?.hits,
        )
      }),
    )
  })

  it('count a bare touch as the game has it', () => {
    const drifting = drift(shot({}))
    const touched = { id: 'm', disc: round(25, 24, 0.5), facing: 0 }
    const hits = (touch: 'covered' | 'clear') => odds(drifting, 0.5, [touched], touch)[0]?.hits
    expect(hits('covered')).toBe(4)
    expect(hits('clear')).toBe(1)
  })
})
