import { describe, expect, it } from 'vitest'
import { apply } from '../table/apply.ts'
import type { Model, Table } from '../table/document.ts'
import { freshTable } from '../table/fresh.ts'
import type { Draft } from './draft.ts'
import { shownTable } from './shown.ts'

const model: Model = {
  id: 'a',
  name: 'A',
  unit: '',
  side: 'a',
  base: { shape: 'round', mm: 30 },
  x: 5,
  y: 5,
  facing: 0,
  doubt: 0,
}
const table: Table = { ...freshTable({ id: 't', name: 'T', game: 'hordes', seed: 1 }), models: [model] }
const moved: Draft = { kind: 'move', grabbed: 'a', places: [{ id: 'a', x: 7, y: 5, facing: 0 }] }

describe('the table as it is shown', () => {
  it('is the table itself while nothing is in hand', () => {
    expect(shownTable(table, null)).toBe(table)
    expect(shownTable(table, { kind: 'box', from: { x: 0, y: 0 }, to: { x: 1, y: 1 } })).toBe(table)
  })

  it('shows a dragged model where it would stand', () => {
    expect(shownTable(table, moved).models[0]).toMatchObject({ x: 7, y: 5 })
    expect(table.models[0]?.x).toBe(5)
  })

  it('shows the leg that a drag of the active model would walk', () => {
    const playing = apply(apply(table, { do: 'stage', stage: 'play' }), { do: 'activate', model: 'a' })
    expect(shownTable(playing, moved).activations[0]?.path).toEqual([
      { x: 5, y: 5 },
      { x: 7, y: 5 },
    ])
  })

  it('puts what is being laid in place of the unpinned thing', () => {
    const lay = { kind: 'blast', id: 'l', pinned: false, at: { kind: 'place', x: 1, y: 1 }, diameter: 4 } as const
    expect(shownTable(table, { kind: 'lay', lay }).lays).toEqual([lay])
  })

  it('is the very same object for the same table and draft', () => {
    expect(shownTable(table, moved)).toBe(shownTable(table, moved))
  })
})
