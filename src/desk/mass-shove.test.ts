import { describe, expect, it } from 'vitest'
import { figure, tableOf } from '../table/testing/scene.ts'
import { createDesk, takeTool } from './desk.ts'
import { aimAll, massShoveFrom, nextShove } from './mass-shove.ts'

const models = [figure('mage', 10, 10), figure('near', 13, 10), figure('far', 16, 10), figure('on', 10, 10)]
const table = tableOf(models)
const identify = () => 'new'
const held = (changes: Partial<ReturnType<typeof massShoveFrom>> = {}) => ({
  tool: 'shove' as const,
  selection: ['near', 'far', 'on'],
  massShove: { ...massShoveFrom(null, 'mage'), ...changes },
})

describe('a mass shove in hand', () => {
  it('pushes three inches at first, and keeps manner and distance when it comes from elsewhere', () => {
    expect(massShoveFrom(null, 'mage')).toEqual({ manner: 'push', inches: 3, origin: 'mage', sooner: [], order: null })
    const set = held({ manner: 'slam', inches: 5, sooner: ['near'], order: ['near'] }).massShove
    expect(massShoveFrom(set, 'far')).toEqual({ manner: 'slam', inches: 5, origin: 'far', sooner: [], order: null })
  })

  it('says of each pushed one where it comes to stand, of each thrown one where it is aimed', () => {
    const xs = (all: ReturnType<typeof aimAll>) => all.map(({ mover, to }) => [mover.id, to?.x ?? null])
    const ends = [
      ['far', 19],
      ['near', 16],
      ['on', null],
    ]
    expect(xs(aimAll(table, held()))).toEqual(ends)
    const thrown = aimAll(table, held({ manner: 'throw' }))
    expect(xs(thrown)).toEqual(ends)
    expect(thrown.map(({ moved }) => moved)).toEqual([null, null, null])
  })

  it('is about to do nothing by another tool, to a single model, nor once it has begun', () => {
    expect(aimAll(table, { ...held(), tool: 'select' })).toEqual([])
    expect(aimAll(table, { ...held(), selection: ['near'] })).toEqual([])
    expect(aimAll(table, { ...held(), massShove: null })).toEqual([])
    expect(aimAll(table, held({ order: ['far', 'near'] }))).toEqual([])
  })

  it('slams or throws one after another, and none without a direction', () => {
    const { massShove } = held({ manner: 'throw', order: ['far', 'on', 'near'] })
    const first = nextShove(table, massShove, null, identify)
    expect(first).toMatchObject({ kind: 'shove', id: 'new', mover: 'far', manner: 'throw', x: 19, y: 10 })
    expect(nextShove(table, massShove, 'far', identify)?.mover).toBe('near')
    expect(nextShove(table, massShove, 'near', identify)).toBeNull()
    expect(nextShove(table, held().massShove, null, identify)).toBeNull()
  })
})

describe('another tool taken in the middle of it', () => {
  it('leaves it as it stands once it has begun, and puts it down before', () => {
    const desk = createDesk()
    const begun = { ...massShoveFrom(null, 'mage'), manner: 'throw', order: ['a', 'b'] } as const
    desk.setState({ massShove: begun })
    takeTool(desk, 'measure')
    expect(desk.getState().massShove).toBe(begun)
    desk.setState({ massShove: { ...begun, order: null } })
    takeTool(desk, 'measure')
    expect(desk.getState().massShove).toBeNull()
  })
})
