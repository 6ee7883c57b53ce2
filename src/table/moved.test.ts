import { describe, expect, it } from 'vitest'
import { apply } from './apply.ts'
import type { Model, Table } from './document.ts'
import { freshTable } from './fresh.ts'
import { entriesByStep, entriesOnWalk } from './judge/entries.ts'
import { judged } from './judged.ts'
import type { Replacing, Shove } from './lay.ts'
import { replaceOn } from './on/replace-on.ts'
import { shoveOn } from './on/shove-on.ts'
import { type Terrain, usualEffects } from './terrain.ts'

const modelOf = (id: string, x: number, y: number, changes: Partial<Model> = {}): Model => ({
  ...{ id, name: id, unit: '', side: 'a', base: { shape: 'round', mm: 25.4 }, x, y, facing: 0, doubt: 0 },
  ...changes,
})
const tableWith = (models: readonly Model[], changes: Partial<Table> = {}): Table => ({
  ...freshTable({ id: 't', name: 'T', game: 'hordes', seed: 1 }),
  models,
  ...changes,
})
const shove = (manner: Shove['manner'], x: number, y: number): Shove => ({
  ...{ kind: 'shove', id: 's', pinned: false, mover: 'a', manner },
  ...{ x, y },
})
const codes = (table: Table, lay: Shove | Replacing) => judged(table, lay)?.clauses.map(({ sentence }) => sentence.code)

describe('a model moved against its will, on the table', () => {
  it('a push stops at the first base it meets', () => {
    const table = tableWith([modelOf('a', 10, 10), modelOf('b', 14, 10)])
    const on = shoveOn(table, shove('push', 18, 10))
    expect(on?.moved.to.x).toBeCloseTo(13, 9)
    expect(codes(table, shove('push', 18, 10))).toEqual(['stoppedByModel', 'landsFree'])
  })

  it('a slam passes a smaller base and lands on it when it ends there', () => {
    const table = tableWith([modelOf('a', 10, 10, { base: { shape: 'round', mm: 50.8 } }), modelOf('b', 14, 10)])
    const on = shoveOn(table, shove('slam', 14, 10))
    expect(on?.moved.overlapped).toEqual(['b'])
    expect(on?.moved.contacted.map(({ id }) => id)).toEqual(['b'])
  })

  it('one that is knocked down can not be slammed, and is told so', () => {
    const table = tableWith([modelOf('a', 10, 10, { marks: ['knockedDown'] })])
    expect(codes(table, shove('slam', 14, 10))?.[0]).toBe('notSlammed')
    expect(codes(table, shove('push', 14, 10))?.[0]).toBe('went')
  })

  it('the mat’s edge stops the whole base', () => {
    const table = tableWith([modelOf('a', 2, 10)])
    for (const manner of ['push', 'slam', 'throw', 'place'] as const) {
      expect(shoveOn(table, shove(manner, -9, 10))?.moved.to.x, manner).toBeCloseTo(0.5, 9)
    }
  })

  it('a wall stops a throw', () => {
    const wall: Terrain = {
      ...{ id: 'w', name: 'W', kind: 'wall', locked: false, ...usualEffects.wall },
      ground: { shape: 'rectangle', x: 15, y: 10, width: 1, depth: 6, turned: 0 },
    }
    const table = tableWith([modelOf('a', 10, 10)], { terrain: [wall] })
    expect(shoveOn(table, shove('throw', 20, 10))?.moved.to.x).toBeCloseTo(14, 9)
    expect(codes(table, shove('throw', 20, 10))?.[0]).toBe('stoppedByTerrain')
  })

  it('coming to rest moves all that are named and ends the shove, as one step', () => {
    const table = apply(tableWith([modelOf('a', 10, 10), modelOf('b', 14, 10)]), {
      do: 'lay',
      lay: shove('place', 14, 10),
    })
    const places = [
      { id: 'a', x: 14, y: 10, facing: 0 },
      { id: 'b', x: 15, y: 10, facing: 0 },
    ]
    const after = apply(table, { do: 'rest', id: 's', places })
    expect(after.lays).toEqual([])
    expect(after.models.map(({ x }) => x)).toEqual([14, 15])
    expect(apply(after, { do: 'rest', id: 's', places })).toBe(after)
  })
})

describe('a model replaced by another, on the table', () => {
  const asked = (mm: number, x = 10): Replacing => ({
    ...{ kind: 'replace', id: 'r', pinned: false, model: 'a', mm },
    ...{ x, y: 10 },
  })

  it('goes where it was wanted while there is room', () => {
    const on = replaceOn(tableWith([modelOf('a', 10, 10)]), asked(50.8, 10.3))
    expect(on?.nearest).toMatchObject({ distance: 0, at: { x: 10.3, y: 10 } })
  })

  it('goes no farther than the smaller base stays within the larger', () => {
    const on = replaceOn(tableWith([modelOf('a', 10, 10)]), asked(50.8, 13))
    expect(on?.nearest?.at?.x).toBeCloseTo(10.5, 9)
  })

  it('T20: a larger one is refused where its neighbours leave no room, and nobody is shuffled', () => {
    const table = tableWith([modelOf('a', 10, 10), modelOf('b', 9, 10), modelOf('c', 11, 10)])
    expect(replaceOn(table, asked(50.8))?.nearest).toBeNull()
    expect(codes(table, asked(50.8))).toEqual(['replaceNowhere'])
  })

  it('has the new base and stands there afterwards, in one step', () => {
    const table = apply(tableWith([modelOf('a', 10, 10)]), { do: 'lay', lay: asked(50.8) })
    const after = apply(table, { do: 'replace', id: 'r', x: 10.2, y: 10 })
    expect(after.models[0]).toMatchObject({ x: 10.2, base: { mm: 50.8 } })
    expect(after.lays).toEqual([])
  })

  it('faces as the old one did, until its player turns it', () => {
    const table = apply(tableWith([modelOf('a', 10, 10, { facing: 90 })]), { do: 'lay', lay: asked(50.8) })
    const after = apply(table, { do: 'replace', id: 'r', x: 10, y: 10 })
    expect(after.models[0]?.facing).toBe(90)
    const turned = apply(after, { do: 'place', places: [{ id: 'a', x: 10, y: 10, facing: 200 }] })
    expect(turned.models[0]).toMatchObject({ facing: 200, base: { mm: 50.8 } })
  })
})

describe('entering an area', () => {
  it('is told of every walk, once a movement', () => {
    const table = tableWith([modelOf('a', 16, 10), modelOf('b', 10.5, 10), modelOf('c', 20, 20)], {
      activations: [
        {
          model: 'a',
          path: [
            { x: 5, y: 10 },
            { x: 16, y: 10 },
          ],
          open: false,
        },
        {
          model: 'b',
          path: [
            { x: 10, y: 10 },
            { x: 10.5, y: 10 },
          ],
          open: false,
        },
        {
          model: 'c',
          path: [
            { x: 20, y: 25 },
            { x: 20, y: 20 },
          ],
          open: false,
        },
      ],
    })
    const area = { kind: 'blast', id: 'z', pinned: true, at: { kind: 'place', x: 10, y: 10 }, diameter: 5 } as const
    const entries = judged(table, area)?.reasons.filter(({ verb }) => verb === 'enters') ?? []
    expect(entries.map(({ sentence }) => sentence.code)).toEqual(['entersAfter', 'beginsInside', 'entersNot'])
    expect(entries[0]?.sentence.values).toMatchObject({ along: { value: 2 } })
  })

  const pond: Terrain = {
    ...{ id: 'w', name: 'Pond', kind: 'water', locked: false, ...usualEffects.water },
    ground: { shape: 'rectangle', x: 10, y: 10, width: 5, depth: 4, turned: 0 },
  }

  it.each([
    ['pushed', 'push', 5, 'movedOnto'],
    ['thrown', 'throw', 5, 'movedOnto'],
    ['placed', 'place', 5, 'placedOnto'],
    ['placed, having stood inside', 'place', 9, null],
    ['pushed on inside', 'push', 9, null],
    ['pushed too short', 'push', 2, null],
  ] as const)('of a piece of terrain is told of one that is %s into it from outside', (_, manner, from, said) => {
    const table = tableWith([modelOf('a', from, 10)], { terrain: [pond] })
    const verdict = judged(table, shove(manner, from + 3, 10))
    const entries = verdict?.reasons.filter(({ verb }) => verb === 'enters') ?? []
    expect(entries.map(({ sentence }) => sentence.code)).toEqual(said ? [said] : [])
    expect(verdict?.readings.includes('enterBy')).toBe(said !== null)
    if (said === 'movedOnto') expect(entries[0]?.sentence.values).toMatchObject({ along: { value: 2 } })
  })

  it('of terrain is told of a walk once a movement, and never of what nobody can stand on', () => {
    const path = [4, 10, 4, 10].map((x) => ({ x, y: 10 }))
    const walked = { model: 'a', path, open: true }
    const table = tableWith([modelOf('a', 10, 10)], { activations: [walked], terrain: [pond] })
    const told = entriesOnWalk(table, 'a')
    expect(told).toMatchObject([{ code: 'movedOnto', values: { along: { value: 3 }, piece: { value: ['Pond'] } } }])
    expect(entriesOnWalk({ ...table, terrain: [{ ...pond, impassable: true }] }, 'a')).toEqual([])
    expect(entriesOnWalk({ ...table, readings: { enterBy: 'centre' } }, 'a')[0]?.values).toMatchObject({
      along: { value: 3.5 },
    })
    expect(entriesOnWalk(table, 'b')).toEqual([])
  })

  it('of terrain is told of a base that replaces another inside it', () => {
    const table = tableWith([modelOf('a', 10, 10)], { terrain: [pond] })
    const lay = { kind: 'replace', id: 'r', pinned: false, model: 'a', mm: 50, x: 10, y: 10 } as const
    expect(judged(table, lay)?.reasons.map(({ sentence }) => sentence.code)).toContain('placedOnto')
  })

  it('of terrain is told of who makes room: what it was outside of and then stands in, not what lies between', () => {
    const told = (from: number, to: number) =>
      entriesByStep(tableWith([modelOf('a', from, 10)], { terrain: [pond] }), 'a', { x: to, y: 10 })
    expect(told(5, 9).map(({ code }) => code)).toEqual(['placedOnto'])
    expect(told(9, 11)).toEqual([])
    expect(told(5, 20)).toEqual([])
  })

  it.each([
    ['pushed', 'push', 5, 'movedInto'],
    ['thrown', 'throw', 5, 'movedInto'],
    ['placed', 'place', 5, 'placedInto'],
    ['placed, having stood inside', 'place', 9, null],
    ['pushed on inside', 'push', 9, null],
    ['pushed too short', 'push', 2, null],
  ] as const)('of a blast is told of one that is %s into it from outside', (_, manner, from, said) => {
    const area = { kind: 'blast', id: 'z', pinned: true, at: { kind: 'place', x: 10, y: 10 }, diameter: 5 } as const
    const table = tableWith([modelOf('a', from, 10)], { lays: [area] })
    const entries = judged(table, shove(manner, from + 3, 10))?.reasons.filter(({ verb }) => verb === 'enters') ?? []
    expect(entries.map(({ sentence }) => sentence.code)).toEqual(said ? [said] : [])
    if (said === 'movedInto') expect(entries[0]?.sentence.values).toMatchObject({ along: { value: 2 } })
  })
})
