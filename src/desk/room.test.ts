import { describe, expect, it } from 'vitest'
import type { Model } from '../table/document.ts'
import { freshTable } from '../table/fresh.ts'
import { type Aside, nothingAside } from './aside.ts'
import { roomPlaces, roomShown, roomTold, shownElsewhere } from './room.ts'

const models = [4, 10.4, 11.4].map(
  (x, index): Model => ({
    ...{ id: `m${index}`, name: '', unit: '', side: 'a', base: { shape: 'round', mm: 25.4 } },
    ...{ x, y: 10, facing: 30, doubt: 0 },
  }),
)
const shove = { kind: 'shove', id: 's', pinned: false, mover: 'm0', manner: 'place', x: 10, y: 10 } as const
const table = { ...freshTable({ id: 't', name: 'T', game: 'hordes', seed: 1 }), models, lays: [shove] }
const way = (to: number) => ({
  moves: [{ id: 'm1', from: { x: 10.4, y: 10 }, to: { x: to, y: 10 }, length: to - 10.4 }],
  total: to - 10.4,
})
const aside: Aside = {
  ...nothingAside,
  ...{ shove, table, way: 1 },
  known: {
    kind: 'found',
    best: way(13),
    ...{ bound: 2.6, gap: 0, proven: true, fewest: true, optima: [way(13), way(14)], counted: true, free: null },
  },
}

describe('who makes room, shown in another window', () => {
  it('stands by its places as in the window that knows it, in the way that is leafed to', () => {
    const told = roomTold(table, roomPlaces(table, aside))
    expect(told).toEqual(roomShown(aside))
    expect(told?.moves[0]?.to.x).toBe(14)
    expect(roomPlaces(table, aside)[0]?.facing).toBe(30)
  })

  it('is nobody without a shove in hand, and a model that is gone moves nowhere', () => {
    const places = roomPlaces(table, aside)
    expect(roomTold({ ...table, lays: [] }, places)).toBeNull()
    expect(roomTold({ ...table, models: models.slice(0, 1) }, places)?.moves).toEqual([])
    expect(roomShown(nothingAside)).toBeNull()
    expect(shownElsewhere(nothingAside)).toEqual([])
    expect(shownElsewhere(aside)).toEqual(['m0', 'm1'])
  })
})
