import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { point } from '../../geometry/point.ts'
import { radiusOf, rectangularBase } from '../../rules/base.ts'
import { modelOf, smallTable } from '../testing/actions.ts'
import { copiesBeside, middleOf, movedTogether, turnedTogether } from './together.ts'
import { type Muster, numbered, unitOf } from './unit.ts'

const muster: Muster = {
  count: 5,
  formation: { kind: 'row' },
  spacing: 0.5,
  at: point(20, 20),
  facing: 0,
  base: { shape: 'round', mm: 30 },
  side: 'a',
  name: 'Hunter',
  unit: 'Hunters',
}

function ids() {
  let number = 0
  return () => {
    number += 1
    return `id${number}`
  }
}

const gaps = (models: readonly { x: number; y: number }[]) =>
  models.flatMap((a, at) => models.slice(at + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y) - 2 * radiusOf(30)))

describe('a unit put on the table at once', () => {
  it('a row stands across its facing, numbered from the left', () => {
    const models = unitOf(muster, ids())
    expect(models.map(({ name }) => name)).toEqual(['Hunter 1', 'Hunter 2', 'Hunter 3', 'Hunter 4', 'Hunter 5'])
    expect(models.every(({ x }) => Math.abs(x - 20) < 1e-12)).toBe(true)
    expect(models.map(({ y }) => y)).toEqual([...models.map(({ y }) => y)].sort((a, b) => a - b))
    expect(models[2]).toMatchObject({ x: 20, y: 20, facing: 0, unit: 'Hunters', id: 'id3' })
  })

  it('in ranks square bases stand in contact, a short last rank behind the middle files of the others', () => {
    const ranks: Muster = {
      ...muster,
      count: 8,
      formation: { kind: 'ranks', files: 5 },
      spacing: 3,
      base: rectangularBase(20),
    }
    const models = unitOf(ranks, ids())
    const side = 20 / 25.4
    const files = [...new Set(models.map(({ y }) => Math.round((y - 20) / side)))].toSorted((a, b) => a - b)
    expect(files).toEqual([-2, -1, 0, 1, 2])
    expect(models.slice(5).map(({ y }) => Math.round((y - 20) / side))).toEqual([-1, 0, 1])
    expect(models[0]?.x).toBeCloseTo(20 + side / 2, 12)
    expect(models[5]?.x).toBeCloseTo(20 - side / 2, 12)
    const two = unitOf({ ...ranks, count: 7 }, ids())
    expect(two.slice(5).map(({ y }) => Math.round((y - 20) / side))).toEqual([-1, 0])
  })

  it('a rectangular base keeps its width along the front and its depth behind', () => {
    const riders = unitOf(
      { ...muster, count: 4, formation: { kind: 'ranks', files: 2 }, base: rectangularBase(25, 50) },
      ids(),
    )
    expect((riders[1]?.y ?? 0) - (riders[0]?.y ?? 0)).toBeCloseTo(25 / 25.4, 12)
    expect((riders[0]?.x ?? 0) - (riders[2]?.x ?? 0)).toBeCloseTo(50 / 25.4, 12)
  })

  it('a block has its first rank in front and its last rank in the middle', () => {
    const models = unitOf({ ...muster, count: 7, formation: { kind: 'block', files: 3 }, facing: 270 }, ids())
    const ranks = [models.slice(0, 3), models.slice(3, 6), models.slice(6)]
    expect(ranks.map((rank) => rank.length)).toEqual([3, 3, 1])
    const fronts = ranks.map((rank) => rank[0]?.y ?? 0)
    expect(fronts).toEqual([...fronts].sort((a, b) => a - b))
    expect(models[6]?.x).toBeCloseTo(20, 12)
  })

  it('in every formation bases keep their spacing, and the nearest are exactly that far apart', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 40 }),
        fc.constantFrom<Muster['formation']>({ kind: 'row' }, { kind: 'block', files: 4 }, { kind: 'cluster' }),
        fc.double({ min: 0, max: 2, noNaN: true }),
        fc.double({ min: -400, max: 400, noNaN: true }),
        (count, formation, spacing, facing) => {
          const models = unitOf({ ...muster, count, formation, spacing, facing }, ids())
          expect(models).toHaveLength(count)
          expect(Math.min(...gaps(models))).toBeCloseTo(spacing, 9)
        },
      ),
    )
  })

  it('a cluster of seven is one with six about it', () => {
    const models = unitOf({ ...muster, count: 7, formation: { kind: 'cluster' }, spacing: 0 }, ids())
    const middle = models[0] ?? modelOf('none', 0, 0)
    expect(middle).toMatchObject({ x: 20, y: 20 })
    expect(models.slice(1).every(({ x, y }) => Math.abs(Math.hypot(x - 20, y - 20) - 2 * radiusOf(30)) < 1e-9)).toBe(
      true,
    )
  })

  it('none of a count below one', () => {
    expect(unitOf({ ...muster, count: 0 }, ids())).toEqual([])
    expect(unitOf({ ...muster, count: -3 }, ids())).toEqual([])
  })

  it('names pass over those that are borne', () => {
    expect(numbered('Bear', 1)).toEqual(['Bear'])
    expect(numbered('Bear', 1, ['Bear'])).toEqual(['Bear 1'])
    expect(numbered('Hunter', 2, ['Hunter 1', 'Hunter 3'])).toEqual(['Hunter 2', 'Hunter 4'])
  })
})

describe('several models at once', () => {
  const two = [modelOf('a', 10, 10), modelOf('b', 14, 10, { facing: 350, name: 'Hunter 1' })]

  it('moved together they keep their order', () => {
    expect(movedTogether(two, 1, -2)).toEqual([
      { id: 'a', x: 11, y: 8, facing: 0 },
      { id: 'b', x: 15, y: 8, facing: 350 },
    ])
  })

  it('turned together by a quarter they go clockwise about the middle', () => {
    expect(turnedTogether(two, middleOf(two), 90)).toEqual([
      { id: 'a', x: 12, y: 8, facing: 90 },
      { id: 'b', x: 12, y: 12, facing: 80 },
    ])
  })

  const table = { ...smallTable(), models: [...two, modelOf('c', 30, 30, { name: 'Hunter 2' })] }

  it('copies get ids and the next free names, and stand clear of what they copy', () => {
    const copies = copiesBeside(table, ['a', 'b', 'gone'], ids())
    expect(copies).toMatchObject([
      { id: 'id1', name: 'a 2', y: 10 },
      { id: 'id2', name: 'Hunter 3', facing: 350 },
    ])
    expect(Math.min(...copies.map(({ x }) => x))).toBeGreaterThan(14 + 2 * radiusOf(30))
    expect(copiesBeside(table, [], ids())).toEqual([])
  })

  it('copies go to the other side where the mat ends', () => {
    const narrow = { ...table, mat: { ...table.mat, width: 16 } }
    expect(Math.max(...copiesBeside(narrow, ['a', 'b'], ids()).map(({ x }) => x))).toBeLessThan(10)
  })
})
