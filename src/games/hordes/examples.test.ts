import { describe, expect, it } from 'vitest'
import { boundaryFrom } from '../../geometry/boundary.ts'
import { backStrike } from '../../rules/back-strike.ts'
import { radiusOf } from '../../rules/base.ts'
import type { RoundBody } from '../../rules/body.ts'
import { blastMargin, underBlast } from '../../rules/template/blast.ts'
import { drift, driftEnd, type Shot } from '../../rules/template/deviation.ts'
import { odds } from '../../rules/template/odds.ts'
import { spray, sprayFrom } from '../../rules/template/spray.ts'
import { profileOf, sprayOutline } from '../spray-outline.ts'
import { hordes } from './hordes.ts'
import { readings } from './readings.ts'

const SMALL = 30
const MEDIUM = 40
const LARGE = 50

const base = (id: string, x: number, y: number, mm = SMALL): RoundBody => ({
  id,
  disc: { centre: { x, y }, radius: radiusOf(mm) },
  facing: 0,
})

/** A shot up the screen at a target whose base is `gap` inches away. */
function upwards(gap: number, rest: Partial<Shot> = {}): Shot {
  const target = base('t', 0, 0).disc
  const origin = { centre: { x: 0, y: gap + target.radius + radiusOf(LARGE) }, radius: radiusOf(LARGE) }
  return {
    origin,
    target,
    range: 16,
    table: null,
    cap: readings.deviationCap,
    rangeFrom: readings.rangeFrom,
    directions: readings.directions,
    ...rest,
  }
}

/** The outline of a preset. */
function outline(id: string, size: number) {
  const preset = hordes.sprayPresets.find((one) => one.id === id)
  const profile = preset && profileOf(preset, size)
  if (!profile) throw new Error(`no ${id} of ${size}″`)
  return sprayOutline(profile)
}

describe('the examples of the text and of its players: deviation', () => {
  it('T1: ten inches away, direction 5, distance 3: three inches back to the left, uncapped', () => {
    const shot = drift(upwards(10))
    expect(shot.cap).toBeCloseTo(5, 12)
    const end = driftEnd(shot, 5, 3)
    expect(end).toMatchObject({ length: 3, cutBy: 'none' })
    expect(end.at.x).toBeCloseTo(-2.598, 3)
    expect(end.at.y).toBeCloseTo(1.5, 12)
  })

  it('T2: five inches away, the rolls 1 to 6 go 1, 2 and then 2.5, not rounded', () => {
    const shot = drift(upwards(5))
    const lengths = [1, 2, 3, 4, 5, 6].map((rolled) => driftEnd(shot, 3, rolled).length)
    for (const [i, expected] of [1, 2, 2.5, 2.5, 2.5, 2.5].entries()) expect(lengths[i]).toBeCloseTo(expected, 12)
  })

  it('T3: range 12 at a target 13 away starts 12 out, an inch short of its edge, and no roll is cut', () => {
    const shot = drift(upwards(13, { range: 12 }))
    expect(shot).toMatchObject({ inRange: false, cap: 6 })
    expect(shot.start.y - radiusOf(SMALL)).toBeCloseTo(1, 12)
    expect(driftEnd(shot, 1, 6)).toMatchObject({ length: 6, cutBy: 'none' })
  })

  it('T5: the farthest drift that still reaches the target, for each blast and base', () => {
    const reaches = [3, 4, 5].map((aoe) => [SMALL, MEDIUM, LARGE].map((mm) => aoe / 2 + radiusOf(mm)))
    expect(reaches.flat().map((reach) => reach.toFixed(4))).toEqual([
      '2.0906',
      '2.2874',
      '2.4843',
      '2.5906',
      '2.7874',
      '2.9843',
      '3.0906',
      '3.2874',
      '3.4843',
    ])
    const template = { centre: { x: 0, y: 0 }, radius: 1.5 }
    expect(underBlast(template, base('t', 1.5 + radiusOf(SMALL), 0), readings.touch)).toMatchObject({
      covered: false,
      touchOnly: true,
    })
    expect(underBlast(template, base('t', 1.5 + radiusOf(SMALL) - 1e-6, 0), readings.touch).covered).toBe(true)
  })

  it('T6: a missed shot from nearer than twice that always catches its target', () => {
    const target = base('t', 0, 0)
    const hits = (gap: number) => odds(drift(upwards(gap)), 1.5, [target], readings.touch)[0]?.hits
    expect(hits(4.18)).toBe(36)
    expect(hits(4.19)).toBe(12)
  })

  it('T7: a drift of 3 with a 4″ blast misses a large base by 0.016″; of 2 with a 3″ one it hits a small one', () => {
    const margin = (aoe: number, mm: number, away: number) =>
      blastMargin({ centre: { x: away, y: 0 }, radius: aoe / 2 }, base('t', 0, 0, mm).disc)
    expect(margin(4, LARGE, 3)).toBeCloseTo(-0.016, 3)
    expect(margin(3, SMALL, 2)).toBeGreaterThan(0)
    for (const mm of [SMALL, MEDIUM, LARGE]) expect(margin(5, mm, 3)).toBeGreaterThan(0)
  })

  it('T8: six drifts from one place, heading 30° to the right of up', () => {
    const [x, y] = [Math.sin(Math.PI / 6), -Math.cos(Math.PI / 6)]
    const start = { x: 24, y: 24 }
    const origin = { centre: { x: 24 - 20 * x, y: 24 - 20 * y }, radius: 0 }
    const shot = drift(upwards(0, { origin, target: { centre: start, radius: 0 }, range: 30 }))
    const ends = [1, 2, 3, 4, 5, 6].map(
      (direction) => driftEnd(shot, direction, direction === 6 ? 1 : direction + 1).at,
    )
    const expected = [
      [25, 22.2679],
      [27, 24],
      [26, 27.4641],
      [21.5, 28.3301],
      [18, 24],
      [23.5, 23.134],
    ]
    for (const [i, [ex = 0, ey = 0]] of expected.entries()) {
      expect(ends[i]?.x).toBeCloseTo(ex, 4)
      expect(ends[i]?.y).toBeCloseTo(ey, 4)
    }
  })

  it('T9: a drift of 4 that may go 2 goes 2', () => {
    const end = driftEnd(drift(upwards(4)), 1, 4)
    expect(end.length).toBeCloseTo(2, 12)
    expect(end.cutBy).toBe('cap')
  })

  it('T10: the directions 6, 1 and 2 are the three forward ones', () => {
    const forward = [6, 1, 2].map((direction) => driftEnd(drift(upwards(10)), direction, 2).at)
    for (const { y } of forward) expect(y).toBeLessThan(-0.99)
    expect(forward[0]?.x).toBeCloseTo(-(forward[2]?.x ?? 0), 12)
  })

  it('table edge: a drift off a table of 48″ is cut along its direction, never along one axis', () => {
    const table = { width: 48, height: 48 }
    const from = (x: number, y: number, dx: number, dy: number) =>
      drift(
        upwards(0, {
          origin: { centre: { x: x - 30 * dx, y: y - 30 * dy }, radius: 0 },
          target: { centre: { x, y }, radius: 0 },
          range: 40,
          table,
        }),
      )
    // Up the screen is y falling; the examples' places are mirrored so that they are met in the same order.
    expect(driftEnd(from(24, 1.5, 0, -1), 1, 4)).toMatchObject({ length: 1.5, cutBy: 'edge' })
    const slant = driftEnd(from(24, 1, 0, -1), 2, 4)
    expect(slant.length).toBeCloseTo(2, 12)
    expect(slant.at.x).toBeCloseTo(25.732, 3)
    expect(slant.at.y).toBeCloseTo(0, 12)
    const right = driftEnd(from(47, 24, 1, 0), 2, 6)
    expect(right.length).toBeCloseTo(2, 12)
    expect(right.at).toMatchObject({ x: 48 })
    expect(right.at.y).toBeCloseTo(25.732, 3)
  })
})

describe('the examples of the text and of its players: sprays', () => {
  it('T4: aimed at the one out of reach behind them, the breath catches both that no shot at either catches', () => {
    const beast = base('beast', 0, 0, LARGE)
    const wolves = [base('wolf 1', 7, 1), base('wolf 2', 7, -1)]
    const hound = base('hound', 12, 0, MEDIUM)
    const caught = (target: RoundBody) => {
      const { x, y } = target.disc.centre
      const lying = sprayFrom(beast.disc, outline('nested', 8), Math.atan2(y, x))
      return spray(lying, [...wolves, hound], readings.touch)
        .filter(({ covered }) => covered)
        .map(({ id }) => id)
    }
    expect(wolves.map(caught)).toEqual([['wolf 1'], ['wolf 2']])
    expect(caught(hound)).toEqual(['wolf 1', 'wolf 2'])
  })

  it.each([
    ['measured', 8, 1.2, 7, SMALL, 0.016],
    ['nested', 8, 1.2, 7, SMALL, -0.0064],
    ['measured', 6, 0.9, 3, SMALL, -0.001],
    ['nested', 6, 0.9, 3, SMALL, -0.027],
    ['nested', 10, 1.4, 9.5, SMALL, 0.019],
    ['nested', 10, 0, 10.7, MEDIUM, -0.087],
    ['nested', 10, 0, 10.8, MEDIUM, 0.013],
    ['nested', 10, 0.7, 0.3, SMALL, -0.038],
  ])('spray margins: the %s SP %d against a base %f aside and %f out, %d mm', (id, size, aside, out, mm, gap) => {
    const { distance } = boundaryFrom(outline(id, size), out, aside)
    expect(Math.abs(distance - radiusOf(mm) - gap)).toBeLessThan(0.00051)
  })

  it('spray margins: sure hits and sure misses by either preset, and the last hundredth at the far end', () => {
    for (const id of ['measured', 'nested']) {
      expect(boundaryFrom(outline(id, 8), 7, 1.15).distance).toBeLessThan(radiusOf(SMALL))
      expect(boundaryFrom(outline(id, 8), 7, 1.25).distance).toBeGreaterThan(radiusOf(SMALL))
      expect(boundaryFrom(outline(id, 8), 8.98, 0).distance).toBeLessThan(radiusOf(LARGE))
      expect(boundaryFrom(outline(id, 8), 8.99, 0).distance).toBeGreaterThan(radiusOf(LARGE))
    }
  })

  it('the shorter sprays are sections of the longest by one preset, its shape scaled down by the other', () => {
    const half = (id: string, size: number) => {
      const profile = hordes.sprayPresets.find((one) => one.id === id)?.profiles[size]
      return profile ? (profile.shoulder - profile.mouth) / profile.shoulderAt : 0
    }
    expect(half('nested', 6)).toBeCloseTo(half('nested', 10), 4)
    expect(half('measured', 6)).toBeLessThan(half('measured', 10) - 0.005)
  })
})

describe('the examples of the text and of its players: back strikes', () => {
  // The target faces up the screen, so behind it is y above 0.
  const target: RoundBody = { ...base('t', 0, 0), facing: -Math.PI / 2 }
  const walk = (...ys: readonly (readonly [number, number])[]) => ys.map(([x, y]) => ({ x, y }))
  const strike = (...pairs: readonly (readonly [number, number])[]) =>
    backStrike(target, radiusOf(SMALL), walk(...pairs), readings.backArc)

  it('a small base is behind while its centre keeps its radius from the line', () => {
    expect(strike([0, 5], [0.4, radiusOf(SMALL)]).eligible).toBe(true)
    expect(strike([0, 0.5]).eligible).toBe(false)
  })

  it('one that peeks round and goes back has lost it, and where is known', () => {
    const lost = strike([0, 3], [2, 0.2], [0, 3])
    expect(lost.eligible).toBe(false)
    expect(lost.entryPoint?.y).toBeCloseTo(radiusOf(SMALL), 12)
    expect(lost.firstEntry).toBeGreaterThan(2.9)
  })
})
