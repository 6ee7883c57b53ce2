import { describe, expect, it } from 'vitest'
import { apply } from '../table/apply.ts'
import type { Model, Table } from '../table/document.ts'
import { figure, tableOf } from '../table/testing/scene.ts'
import { heldBack } from './held-back.ts'

const locked: Partial<Model> = { unit: 'u', marks: ['locked'] }
const models = [figure('a', 10, 10, locked), figure('b', 12, 10, locked), figure('c', 20, 10)]
const table = (rest: Partial<Table> = {}): Table => tableOf(models, { stage: 'play', ...rest }, 'fantasy')
const to = (id: string, x: number, facing = 0) => ({ id, x, y: 10, facing })
const names = (on: Table, action: Parameters<typeof heldBack>[1]) => heldBack(on, action).map(({ id }) => id)

describe('a unit that was joined', () => {
  it('is held back in play from every move and turn by hand; others go', () => {
    expect(names(table(), { do: 'place', places: [to('a', 11), to('c', 21)] })).toEqual(['a'])
    expect(names(table(), { do: 'place', places: [to('b', 12, 15)] })).toEqual(['b'])
    expect(names(table(), { do: 'place', places: [to('c', 21)] })).toEqual([])
    const walking = apply(table(), { do: 'activate', model: 'a' })
    expect(names(walking, { do: 'advance', places: [to('a', 11)] })).toEqual(['a'])
    const path = [
      { x: 10, y: 10 },
      { x: 11, y: 10 },
    ]
    expect(names(walking, { do: 'reroute', model: 'a', path })).toEqual(['a'])
  })

  it('is free while the table is set up, and where nothing of it changes place', () => {
    expect(names(table({ stage: 'setup' }), { do: 'place', places: [to('a', 11)] })).toEqual([])
    expect(names(table(), { do: 'place', places: [to('a', 10), to('c', 21)] })).toEqual([])
    expect(names(table(), { do: 'remove', ids: ['a'] })).toEqual([])
  })
})
