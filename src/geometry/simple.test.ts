import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Point } from './point.ts'
import { isSimple } from './simple.ts'
import { turn } from './turn.ts'

const run = (...corners: readonly (readonly [number, number])[]): Point[] => corners.map(([x, y]) => ({ x, y }))
const square = run([0, 0], [4, 0], [4, 4], [0, 4])

describe('a turn', () => {
  it('is right, left or none, y running down', () => {
    expect(turn({ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 1, y: 1 })).toBe(1)
    expect(turn({ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 1, y: -1 })).toBe(-1)
    expect(turn({ x: 0, y: 0 }, { x: 1, y: 1 }, { x: 3, y: 3 })).toBe(0)
  })

  it('is exact where rounding hides it: next to a long line, and among the smallest numbers', () => {
    const [a, b] = [
      { x: 12, y: 12 },
      { x: 24, y: 24 },
    ]
    const step = 2 ** -53
    expect(turn(a, b, { x: 0.5, y: 0.5 + step * 2 })).toBe(1)
    expect(turn(a, b, { x: 0.5 + step * 2, y: 0.5 })).toBe(-1)
    expect(turn(a, b, { x: 0.5, y: 0.5 })).toBe(0)
    expect(turn({ x: 0, y: 0 }, { x: 5e-324, y: 0 }, { x: 0, y: 5e-324 })).toBe(1)
    expect(turn({ x: 0, y: 0 }, { x: 1e300, y: 1e300 }, { x: -1e300, y: -1e300 })).toBe(0)
  })

  it('is the same from each of its corners, and the other way round the other', () => {
    const number = fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1000, max: 1000 }), fc.nat(3))
    const place = fc.record({ x: number, y: number })
    fc.assert(
      fc.property(place, place, place, (a, b, c) => {
        const one = turn(a, b, c)
        expect([turn(b, c, a), turn(c, a, b)]).toEqual([one, one])
        expect(turn(c, b, a) + one).toBe(0)
      }),
    )
  })
})

describe('a simple polygon', () => {
  it.each([
    ['a triangle', run([0, 0], [1, 0], [0, 1]), true],
    ['a square', square, true],
    ['a bay', run([0, 0], [4, 0], [4, 4], [3, 4], [3, 1], [1, 1], [1, 4], [0, 4]), true],
    ['a corner on a straight edge', run([0, 0], [2, 0], [4, 0], [4, 4], [0, 4]), true],
    ['a corner named twice in a row', run([0, 0], [0, 0], [4, 0], [4, 4], [0, 4], [0, 0]), true],
    ['nothing', [], false],
    ['one place', run([1, 1]), false],
    ['one place three times', run([1, 1], [1, 1], [1, 1]), false],
    ['two places', run([0, 0], [4, 0], [0, 0]), false],
    ['three on a line', run([0, 0], [2, 0], [4, 0]), false],
    ['three on a slanted line', run([0, 0], [4, 2], [2, 1]), false],
    ['a bow-tie', run([0, 0], [4, 4], [4, 0], [0, 4]), false],
    ['a star of five', run([0, -5], [3, 4], [-5, -2], [5, -2], [-3, 4]), false],
    ['two touching at a corner', run([0, 0], [2, 2], [4, 0], [4, 4], [2, 2], [0, 4]), false],
    ['a corner that touches an edge', run([0, 0], [4, 0], [4, 4], [2, 0], [0, 4]), false],
    ['edges that lie on each other', run([0, 0], [4, 0], [4, 4], [3, 0], [1, 0], [0, 4]), false],
    ['a spike without width', run([0, 0], [4, 0], [4, 4], [6, 6], [4, 4], [0, 4]), false],
    ['a spike that folds back', run([0, 0], [4, 0], [6, 0], [3, 0], [3, 4], [0, 4]), false],
    ['the square walked twice', [...square, ...square], false],
    ['no number', run([0, 0], [Number.NaN, 0], [0, 4]), false],
  ])('%s', (_, points, simple) => {
    for (let start = 0; start < Math.max(1, points.length); start += 1) {
      const turned = [...points.slice(start), ...points.slice(0, start)]
      expect(isSimple(turned)).toBe(simple)
      expect(isSimple(turned.toReversed())).toBe(simple)
      expect(isSimple(turned.map(({ x, y }) => ({ x: y, y: x })))).toBe(simple)
      expect(isSimple(turned.map(({ x, y }) => ({ x: x * 2 ** -40, y: y * 2 ** -40 })))).toBe(simple)
    }
  })

  it('a tip one rounding step short of the edge it points at is simple, on it no more', () => {
    const withTip = (y: number) => run([0, 0], [4, 0], [4, 4], [2, y], [0, 4])
    expect(isSimple(withTip(Number.MIN_VALUE))).toBe(true)
    expect(isSimple(withTip(0))).toBe(false)
    expect(isSimple(withTip(-Number.MIN_VALUE))).toBe(false)
  })

  it('whatever goes once round a place is simple, and no more so once two of its neighbours have changed places', () => {
    const angles = fc.uniqueArray(fc.integer({ min: 0, max: 359 }), { minLength: 5, maxLength: 30 })
    fc.assert(
      fc.property(angles, fc.nat(), (degrees, at) => {
        const round = degrees
          .toSorted((a, b) => a - b)
          .map((angle) => ({ x: 9 * Math.cos((angle * Math.PI) / 180), y: 9 * Math.sin((angle * Math.PI) / 180) }))
        expect(isSimple(round)).toBe(true)
        const i = at % round.length
        const j = (i + 1) % round.length
        const [a, b] = [round[i], round[j]]
        if (a && b) expect(isSimple(round.with(i, b).with(j, a))).toBe(false)
      }),
    )
  })
})
