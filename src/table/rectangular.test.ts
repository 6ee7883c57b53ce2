import { describe, expect, it } from 'vitest'
import { rectangularBase } from '../rules/base.ts'
import { apply } from './apply.ts'
import type { Model, Table } from './document.ts'
import { judged } from './judged.ts'
import type { Anchor, Lay, Measure } from './lay.ts'
import { nearest, nearestToAll } from './nearest.ts'
import { measureOn } from './on/measure-on.ts'
import { bestAimed } from './on/spray-best-on.ts'
import { codes, figure, tableOf, why } from './testing/scene.ts'

const INCH = 25.4
/** A base of so many inches, as a rectangle. */
const box = (id: string, x: number, y: number, width: number, depth = width, rest: Partial<Model> = {}) =>
  figure(id, x, y, { base: rectangularBase(width * INCH, depth * INCH), ...rest })

const fantasy = (models: readonly Model[], rest: Partial<Table> = {}) => tableOf(models, rest, 'fantasy')
const laid = { id: 'l', pinned: false }
const tape = (from: Anchor, to: Anchor, limit: number | null = null): Measure => ({
  ...laid,
  kind: 'measure',
  from,
  to,
  limit,
})
const model = (id: string): Anchor => ({ kind: 'model', id })
const edge = (edge: 'left' | 'right' | 'top' | 'bottom'): Anchor => ({ kind: 'edge', edge })

const verdictOf = (table: Table, lay: Lay) => {
  const verdict = judged(table, lay)
  if (!verdict) throw new Error('no verdict')
  return verdict
}

describe('a tape between rectangular bases', () => {
  const table = fantasy([box('a', 10, 10, 2, 4), box('b', 20, 10, 2), figure('o', 10, 20)])

  it('runs from edge to edge: the depth of a base lies along its facing', () => {
    expect(measureOn(table, tape(model('a'), model('b')))).toMatchObject({ signedGap: 7 })
    const turned = fantasy([box('a', 10, 10, 2, 4, { facing: 90 }), box('b', 20, 10, 2)])
    expect(measureOn(turned, tape(model('a'), model('b')))?.signedGap).toBeCloseTo(8, 12)
  })

  it('says contact where only corners touch', () => {
    const corners = fantasy([box('a', 10, 10, 2), box('b', 12, 12, 2)])
    expect(codes(verdictOf(corners, tape(model('a'), model('b'))))[0]).toBe('contact')
  })

  it('is whole only when the farthest corner is in', () => {
    const wholly = (limit: number) => codes(verdictOf(table, tape(model('b'), model('a'), limit)))[2]
    const far = measureOn(table, tape(model('b'), model('a')))?.farthest ?? 0
    expect(far).toBeCloseTo(Math.hypot(11, 0), 12)
    expect(wholly(far)).toBe('insideWholly')
    expect(wholly(far - 0.01)).toBe('inside')
  })

  it('to an edge of the mat starts at the side or the corner that is nearest to it', () => {
    expect(measureOn(table, tape(model('a'), edge('left')))).toMatchObject({
      signedGap: 8,
      line: { from: { x: 8, y: 10 } },
    })
    const aslant = fantasy([box('a', 10, 10, 2, 2, { facing: 45 })])
    const found = measureOn(aslant, tape(model('a'), edge('top')))
    expect(found?.signedGap).toBeCloseTo(10 - Math.SQRT2, 12)
    expect(found?.line.from.x).toBeCloseTo(10, 12)
    expect(measureOn(table, tape(edge('right'), model('a')))?.farthest).toBeCloseTo(40, 12)
  })

  it('counts the nearest by their edges, of several that go together from the nearest of those', () => {
    expect(nearest(table, 'a', 'all').map(({ id }) => id)).toEqual(['b', 'o'])
    const [first] = nearestToAll(table, new Set(['a', 'o']), 5)
    expect(first).toMatchObject({ id: 'b', signedGap: 7 })
    expect(nearestToAll(table, new Set(['a', 'o']), 5)).toHaveLength(1)
  })
})

describe('what is worked out for round bases alone', () => {
  const table = fantasy([box('a', 10, 10, 2), figure('o', 16, 10), figure('p', 20, 10)])

  it('says so: sight from and to a rectangular base, a shove where one stands, its replacement', () => {
    const sight = (from: string, to: string): Lay => ({ ...laid, kind: 'sight', from, to })
    const shove = (mover: string): Lay => ({ ...laid, kind: 'shove', mover, manner: 'push', x: 18, y: 10 })
    const replaced = (id: string): Lay => ({ ...laid, kind: 'replace', model: id, mm: 40, x: 10, y: 10 })
    for (const lay of [sight('a', 'o'), sight('o', 'a'), shove('o'), shove('a'), replaced('a')]) {
      expect(codes(verdictOf(table, lay))).toEqual(['onlyRound'])
      expect(why(verdictOf(table, lay))).toEqual(['noted notRound'])
    }
    expect(codes(verdictOf(table, sight('o', 'p')))).not.toContain('onlyRound')
  })

  it('but a rectangular base blocks sight and takes up room as it is', () => {
    const between = fantasy([figure('o', 10, 10), figure('p', 20, 10), box('wall', 15, 10, 4, 1)])
    const sight: Lay = { ...laid, kind: 'sight', from: 'o', to: 'p' }
    expect(codes(verdictOf(between, sight))).toEqual(['blockedBy', 'seesNot'])
    const beside = fantasy([figure('o', 10, 10), figure('p', 20, 10), box('wall', 15, 12.7, 4, 4)])
    expect(codes(verdictOf(beside, sight))).toEqual(['sees', 'seesNot'])
    const close = fantasy([figure('o', 10, 10), box('wall', 12, 10, 2)])
    const replaced: Lay = { ...laid, kind: 'replace', model: 'o', mm: 60, x: 10, y: 10 }
    const verdict = verdictOf(close, replaced)
    expect(codes(verdict)).toEqual(['replaceAt'])
  })

  it('leaves a walk with corners unjudged, and judges where it stands', () => {
    const walked = {
      model: 'a',
      path: [
        { x: 4, y: 10 },
        { x: 10, y: 10 },
      ],
      open: false,
    }
    const strike: Lay = { ...laid, kind: 'arc', target: 'o', attacker: 'a' }
    const behind = tableOf([box('a', 10, 10, 2), figure('o', 16, 10)], { activations: [walked] })
    expect(why(verdictOf(behind, strike))).toContain('noted walkNotRound')
    const stands = tableOf([box('a', 10, 10, 2), figure('o', 16, 10)])
    expect(codes(verdictOf(stands, strike))).toEqual(['backStrike'])
    const blast: Lay = { ...laid, kind: 'blast', at: { kind: 'place', x: 9, y: 10 }, diameter: 3 }
    expect(why(verdictOf(behind, blast))).toContain('noted entryNotRound')
    const centre = { ...behind, readings: { enterBy: 'centre' } } as const
    expect(why(verdictOf(centre, blast))).toContain('enters entersAfter')
  })

  it('finds no best aim among them', () => {
    const spray = {
      ...laid,
      kind: 'spray',
      origin: 'o',
      aim: { kind: 'model', id: 'p' },
      size: 8,
      outline: 'nested',
    } as const
    const sides = (other: Model) => tableOf([figure('o', 10, 10), other])
    expect(bestAimed(sides(figure('p', 14, 10, { side: 'b' })), spray)).not.toBeNull()
    expect(bestAimed(sides(box('p', 14, 10, 1, 1, { side: 'b' })), spray)).toBeNull()
  })
})

describe('the arcs of a rectangular base', () => {
  it('are front, flanks and rear: who stands where, and where its attacker does', () => {
    const arc = (attacker: string | null): Lay => ({ ...laid, kind: 'arc', target: 't', attacker })
    const table = fantasy([box('t', 20, 20, 2), box('f', 26, 20, 2), figure('l', 20, 14), figure('r', 13, 20)])
    expect(codes(verdictOf(table, arc(null)))).toEqual(['frontMany', 'flankMany', 'rearMany'])
    expect(codes(verdictOf(table, arc('f')))).toEqual(['inItsFront'])
    expect(codes(verdictOf(table, arc('l')))).toEqual(['inItsLeft'])
    expect(codes(verdictOf(table, arc('r')))).toEqual(['inItsRear'])
    expect(why(verdictOf(table, arc('l')))).toEqual(['faces laidQuarters', 'measured inLeft'])
  })
})

describe('a rectangular base on the table', () => {
  it('may be no larger than a base may be, and not without a side', () => {
    const add = (width: number, depth: number) =>
      apply(fantasy([]), { do: 'add', models: [figure('m', 5, 5, { base: rectangularBase(width, depth) })] }).models
    expect(add(20, 25)).toHaveLength(1)
    expect(add(0, 25)).toHaveLength(0)
    expect(add(25, 1001)).toHaveLength(0)
    expect(add(Number.NaN, 20)).toHaveLength(0)
  })
})
