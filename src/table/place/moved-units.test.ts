import { describe, expect, it } from 'vitest'
import { rectangularBase } from '../../rules/base.ts'
import type { Model, Table } from '../document.ts'
import { figure, tableOf } from '../testing/scene.ts'
import { movedUnits } from './moved-units.ts'

const inLoose = ['a', 'b', 'c'].map((id, i) => figure(id, 10 + 4 * i, 10, { unit: 'u', base: rectangularBase(20) }))
const lone = figure('lone', 30, 30, { base: rectangularBase(20) })
const foe = figure('foe', 40, 10, { unit: 'u', side: 'b', base: rectangularBase(20) })

const moved = (ids: readonly string[], rest: Partial<Table> = {}, models: readonly Model[] = [...inLoose, lone, foe]) =>
  [
    ...movedUnits(
      tableOf(models, { stage: 'play', ...rest }, 'fantasy'),
      models.filter(({ id }) => ids.includes(id)).map(({ id, x, y, facing }) => ({ id, x: x + 1, y, facing })),
    ),
  ].toSorted()

describe('who is moved with a unit', () => {
  it('is all of a unit of which nobody is left out, in ranks or not; of one side, and not who goes along by itself', () => {
    expect(moved(['a', 'b', 'c', 'lone'])).toEqual(['a', 'b', 'c'])
    expect(moved(['a', 'b'])).toEqual([])
    expect(moved(['lone', 'foe'])).toEqual([])
  })

  it('is a whole block of ranks, though others of its unit stand elsewhere', () => {
    const side = 20 / 25.4
    const block = [figure('x', 20, 20, { unit: 'u', base: rectangularBase(20) })]
    const beside = figure('y', 20, 20 + side, { unit: 'u', base: rectangularBase(20) })
    const all = [...block, beside, ...inLoose]
    expect(moved(['x', 'y'], {}, all)).toEqual(['x', 'y'])
    expect(moved(['x', 'a'], {}, all)).toEqual([])
  })

  it('is nobody while a table is set up, and in games whose units move model by model', () => {
    expect(moved(['a', 'b', 'c'], { stage: 'setup' })).toEqual([])
    expect(moved(['a', 'b', 'c'], { game: 'mordheim' })).toEqual([])
  })
})
