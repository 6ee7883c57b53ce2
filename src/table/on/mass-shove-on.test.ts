import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distance } from '../../geometry/point.ts'
import { apply } from '../apply.ts'
import type { Model, Table } from '../document.ts'
import { freshTable } from '../fresh.ts'
import { affectedBy, type MassShove, nextAffected, pushAll, pushedPlaces } from './mass-shove-on.ts'

const modelOf = (id: string, x: number, y: number): Model => ({
  ...{ id, name: id, unit: '', side: 'a', base: { shape: 'round', mm: 25.4 }, x, y, facing: 0, doubt: 0 },
})
const tableWith = (models: readonly Model[], changes: Partial<Table> = {}): Table => ({
  ...freshTable({ id: 't', name: 'T', game: 'hordes', seed: 1 }),
  models,
  ...changes,
})
const row = [modelOf('o', 10, 10), modelOf('near', 12, 10), modelOf('far', 16, 10), modelOf('post', 20, 10)]

const massShoveOf = (origin: string, inches: number, rest: Partial<MassShove> = {}): MassShove => ({
  ...{ manner: 'push', origin, inches, sooner: [], ...rest },
})

describe('several models pushed by one effect', () => {
  it('go the farthest first, each past those who have gone by then', () => {
    const all = pushAll(tableWith(row), ['near', 'far'], massShoveOf('o', 5))
    expect(all.map(({ mover, moved }) => [mover.id, moved?.to.x, moved?.stop])).toEqual([
      ['far', 19, 'model'],
      ['near', 17, 'distance'],
    ])
    // In the other order the near one would have stopped at the far one.
    expect(pushAll(tableWith(row), ['near'], massShoveOf('o', 5))[0]?.moved?.to.x).toBe(15)
  })

  it('are not the origin, nor whom nobody named, nor one that stands on the middle', () => {
    const table = tableWith([...row, modelOf('on', 10, 10)])
    const all = pushAll(table, ['o', 'on', 'near'], massShoveOf('o', 1))
    expect(all.map(({ mover, moved }) => [mover.id, moved === null])).toEqual([
      ['near', false],
      ['on', true],
    ])
    expect(pushedPlaces(all).map(({ id }) => id)).toEqual(['near'])
    expect(pushAll(table, ['near'], massShoveOf('gone', 1))).toEqual([])
  })

  it('are pushed away from the middle of a blast as well, and say where the order is free', () => {
    const blast = { kind: 'blast', id: 'z', pinned: true, at: { kind: 'place', x: 14, y: 10 }, diameter: 5 } as const
    const all = pushAll(tableWith(row, { lays: [blast] }), ['near', 'far'], massShoveOf('z', 1))
    expect(all.map(({ moved }) => moved?.to.x)).toEqual([11, 17])
    expect(all.map(({ tied }) => tied)).toEqual([false, true])
  })

  it('come to stand so in one step, which leaves their walks as they were walked', () => {
    const path = [
      { x: 12, y: 5 },
      { x: 12, y: 10 },
    ]
    const table = tableWith(row, { activations: [{ model: 'near', path, open: false }] })
    const places = pushedPlaces(pushAll(table, ['near', 'far'], massShoveOf('o', 5)))
    const after = apply(table, { do: 'rest', id: null, places })
    expect(after.models.map(({ x }) => x)).toEqual([10, 17, 19, 20])
    expect(after.activations).toEqual(table.activations)
    expect(apply(after, { do: 'rest', id: null, places })).toBe(after)
  })

  it('never lie on each other afterwards, nor go farther than they are pushed, and go as each alone would in turn', () => {
    const scene = fc.uniqueArray(fc.tuple(fc.integer({ min: 2, max: 20 }), fc.integer({ min: 2, max: 20 })), {
      minLength: 3,
      maxLength: 12,
      selector: ([x, y]) => `${x} ${y}`,
    })
    fc.assert(
      fc.property(scene, fc.integer({ min: 0, max: 8 }), (spots, inches) => {
        const table = tableWith(spots.map(([x, y], i) => modelOf(`m${i}`, 1.5 * x, 1.5 * y)))
        const ids = table.models.slice(1).map(({ id }) => id)
        const all = pushAll(table, ids, massShoveOf('m0', inches))
        const after = apply(table, { do: 'rest', id: null, places: pushedPlaces(all) })
        for (const [i, model] of after.models.entries()) {
          const was = table.models[i] ?? model
          expect(distance(model, was)).toBeLessThanOrEqual(inches + 1e-9)
          for (const other of after.models.slice(i + 1)) expect(distance(model, other)).toBeGreaterThan(1 - 1e-6)
        }
        // Slow: one after the other, each on a table of its own.
        let table1 = table
        for (const { mover } of all) {
          table1 = apply(table1, {
            do: 'rest',
            id: null,
            places: pushedPlaces(pushAll(table1, [mover.id], massShoveOf('m0', inches))),
          })
        }
        expect(after.models).toEqual(table1.models)
      }),
      { numRuns: 60 },
    )
  })
})

describe('several models thrown or slammed by one effect', () => {
  const thrown = massShoveOf('o', 3, { manner: 'throw' })

  it('T17: go the farthest first, and whose attack it is stays where it stands, though it is in its own blast', () => {
    const table = tableWith(row)
    const order = affectedBy(table, ['near', 'o', 'far'], thrown).map(({ mover }) => mover.id)
    expect(order).toEqual(['far', 'near'])
    expect(nextAffected(table, thrown, order, null)).toEqual({ mover: 'far', aim: { x: 19, y: 10 } })
    expect(nextAffected(table, thrown, order, 'near')).toBeNull()
  })

  it('go from where each stands by then: who made room for one before is thrown from its new place', () => {
    const after = tableWith(row.map((model) => (model.id === 'near' ? { ...model, y: 12 } : model)))
    const next = nextAffected(after, thrown, ['far', 'near'], 'far')
    expect(next?.mover).toBe('near')
    expect(next?.aim.x).toBeCloseTo(12 + 3 * Math.SQRT1_2, 12)
    expect(next?.aim.y).toBeCloseTo(12 + 3 * Math.SQRT1_2, 12)
  })

  it('leave out who is gone by then, and who stands on the very middle', () => {
    const table = tableWith([modelOf('o', 10, 10), modelOf('on', 10, 10), modelOf('near', 12, 10)])
    expect(nextAffected(table, thrown, ['gone', 'near', 'on'], null)?.mover).toBe('near')
    expect(nextAffected(table, thrown, ['gone', 'near', 'on'], 'near')).toBeNull()
  })

  it('go as players choose where they are equally far, and nowhere else', () => {
    const table = tableWith([modelOf('o', 10, 10), ...row.slice(1), modelOf('twin', 10, 12)])
    const order = (sooner: readonly string[]) =>
      affectedBy(table, ['near', 'twin', 'far'], { ...thrown, sooner }).map(({ mover }) => mover.id)
    expect(order([])).toEqual(['far', 'near', 'twin'])
    expect(order(['twin', 'near', 'far'])).toEqual(['far', 'twin', 'near'])
  })
})
