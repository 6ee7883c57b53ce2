import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Mark } from '../games/mark.ts'
import type { Action } from './action.ts'
import { apply } from './apply.ts'
import type { Table } from './document.ts'
import type { Deviation, Lay } from './lay.ts'
import { MOST_MODELS } from './limits.ts'
import { same } from './same.ts'
import { type Terrain, usualEffects } from './terrain.ts'
import { anyAction, modelOf, smallTable } from './testing/actions.ts'

const results = (table: Table, ...actions: readonly Action[]) => actions.reduce(apply, table)
const at = (id: string, x: number, y: number, facing = 0) => ({ id, x, y, facing })
const shot: Deviation = {
  kind: 'deviation',
  id: 'shot',
  pinned: false,
  origin: 'm0',
  target: 'm1',
  range: 12,
  diameter: 4,
  direction: null,
  distance: null,
  hit: false,
}
const blastOn = (id: string, model: string, pinned = false): Lay => ({
  kind: 'blast',
  id,
  pinned,
  at: { kind: 'model', id: model },
  diameter: 3,
})

describe('what an action does to a table', () => {
  it('a drag that ends where it began is no step', () => {
    const table = smallTable()
    expect(apply(table, { do: 'place', places: [at('m0', 10, 10)] })).toBe(table)
    expect(apply(table, { do: 'place', places: [at('m0', 10, 10, 360)] })).toBe(table)
  })

  it('an action on something gone changes nothing', () => {
    const table = smallTable()
    const gone: Action[] = [
      { do: 'remove', ids: ['x'] },
      { do: 'place', places: [at('x', 1, 1)] },
      { do: 'activate', model: 'x' },
      { do: 'finish' },
      { do: 'reroute', model: 'm0', path: [{ x: 1, y: 1 }] },
      { do: 'forget', model: 'm0' },
      { do: 'lay', lay: blastOn('b', 'x') },
      { do: 'pin', id: 'x', pinned: true },
      { do: 'lift', id: 'x' },
      { do: 'roll', id: 'x', which: 'both' },
      { do: 'declare', target: 'x' },
      { do: 'dropOutline', id: 'x' },
      { do: 'advance', places: [at('m0', 11, 10)] },
    ]
    for (const action of gone) expect(apply(table, action)).toBe(table)
  })

  it('never throws, never writes a number that is none, and gives the very same table when it says the same', () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 30 }), (actions) => {
        let table = smallTable()
        for (const action of actions) {
          const next = apply(table, action)
          expect(next === table || !same(next, table)).toBe(true)
          table = next
        }
        expect(JSON.stringify(table)).not.toContain(':null,"y"')
        expect(table.models.every(({ x, y, facing }) => Number.isFinite(x + y) && facing >= 0 && facing < 360)).toBe(
          true,
        )
        expect(table.activations.filter(({ open }) => open).length).toBeLessThanOrEqual(1)
        expect(table.lays.filter(({ pinned }) => !pinned).length).toBeLessThanOrEqual(1)
      }),
      { numRuns: 300 },
    )
  })

  it('models are added up to the limit and no further', () => {
    const many = Array.from({ length: MOST_MODELS - 3 }, (_, index) => modelOf(`n${index}`, 1, 1))
    const full = apply(smallTable(), { do: 'add', models: many })
    expect(full.models).toHaveLength(MOST_MODELS)
    expect(apply(full, { do: 'add', models: [modelOf('more', 1, 1)] })).toBe(full)
  })

  it('a facing is kept within one turn', () => {
    const table = apply(smallTable(), { do: 'place', places: [at('m0', 10, 10, -90), at('m1', 14, 10, 750)] })
    expect(table.models.map(({ facing }) => facing)).toEqual([270, 30, 0])
  })

  it('a removed model takes with it what hung on it; an arc loses only its attacker', () => {
    const table = results(
      smallTable(),
      { do: 'declareFirst', on: true },
      { do: 'declare', target: 'm1' },
      { do: 'lay', lay: blastOn('b', 'm1', true) },
      { do: 'lay', lay: { kind: 'arc', id: 'a', pinned: true, target: 'm0', attacker: 'm1' } },
      { do: 'lay', lay: shot },
      { do: 'activate', model: 'm1' },
      { do: 'remove', ids: ['m1'] },
    )
    expect(table.models.map(({ id }) => id)).toEqual(['m0', 'm2'])
    expect(table.lays).toEqual([{ kind: 'arc', id: 'a', pinned: true, target: 'm0', attacker: null }])
    expect(table.activations).toEqual([])
    expect(table.declared).toBe(null)
  })
})

describe('walking', () => {
  it('each advance is one straight leg; a wobble only turns', () => {
    const table = results(
      smallTable(),
      { do: 'activate', model: 'm0' },
      { do: 'advance', places: [at('m0', 12, 12)] },
      { do: 'advance', places: [at('m0', 12.003, 12, 45)] },
      { do: 'advance', places: [at('m0', 12, 15, 90), at('m1', 14, 15)] },
    )
    expect(table.activations).toEqual([
      {
        model: 'm0',
        path: [
          { x: 10, y: 10 },
          { x: 12, y: 12 },
          { x: 12, y: 15 },
        ],
        open: true,
      },
    ])
    expect(table.models.map(({ x, y, facing }) => [x, y, facing])).toEqual([
      [12, 15, 90],
      [14, 15, 0],
      [18, 10, 0],
    ])
  })

  it('a correction in play moves the end of the path with the model and adds no leg', () => {
    const table = results(
      smallTable(),
      { do: 'activate', model: 'm0' },
      { do: 'advance', places: [at('m0', 12, 12)] },
      { do: 'place', places: [at('m0', 12.1, 12)] },
    )
    expect(table.activations[0]?.path).toEqual([
      { x: 10, y: 10 },
      { x: 12.1, y: 12 },
    ])
  })

  it('one activation is open at a time, and a new one of the same model replaces the former', () => {
    const table = results(
      smallTable(),
      { do: 'activate', model: 'm0' },
      { do: 'advance', places: [at('m0', 12, 12)] },
      { do: 'activate', model: 'm1' },
      { do: 'activate', model: 'm0' },
    )
    expect(table.activations).toEqual([
      { model: 'm1', path: [{ x: 14, y: 10 }], open: false },
      { model: 'm0', path: [{ x: 12, y: 12 }], open: true },
    ])
    expect(apply(table, { do: 'activate', model: 'm0' })).toBe(table)
  })

  it('an edited path takes its model to its end', () => {
    const walked = results(smallTable(), { do: 'activate', model: 'm0' }, { do: 'advance', places: [at('m0', 12, 12)] })
    const path = [
      { x: 10, y: 10 },
      { x: 11, y: 14 },
      { x: 13, y: 14 },
    ]
    const table = apply(walked, { do: 'reroute', model: 'm0', path })
    expect(table.activations[0]?.path).toEqual(path)
    expect(table.models[0]).toMatchObject({ x: 13, y: 14 })
    expect(apply(table, { do: 'reroute', model: 'm0', path })).toBe(table)
    expect(apply(table, { do: 'reroute', model: 'm0', path: [] })).toBe(table)
  })
})

describe('terrain', () => {
  const wall = (id: string, ...corners: readonly (readonly [number, number])[]): Terrain => ({
    ...{ id, name: id, kind: 'free', locked: false, ...usualEffects.free },
    ground: { shape: 'polygon', points: corners.map(([x, y]) => ({ x, y })) },
  })
  const square = wall('w', [0, 0], [4, 0], [4, 4], [0, 4])

  it.each([
    ['whose edges cross', wall('w', [0, 0], [4, 4], [4, 0], [0, 4])],
    ['that touches itself', wall('w', [0, 0], [2, 2], [4, 0], [4, 4], [2, 2], [0, 4])],
    ['on one line', wall('w', [0, 0], [4, 4], [2, 2])],
    ['thinner than anything', wall('w', [0, 0], [4, 0], [2, 1e-12])],
  ])('a polygon %s would block nothing: it is not built, neither anew nor by reshaping', (_, piece) => {
    const table = smallTable()
    expect(apply(table, { do: 'build', pieces: [piece] })).toBe(table)
    const built = results(table, { do: 'build', pieces: [square] })
    expect(built.terrain).toEqual([square])
    expect(apply(built, { do: 'build', pieces: [piece] })).toBe(built)
  })

  it('a bay or a corner on a straight edge is no hindrance', () => {
    const bay = wall('b', [0, 0], [4, 0], [4, 4], [3, 4], [3, 1], [1, 1], [1, 4], [0, 4], [0, 2])
    expect(results(smallTable(), { do: 'build', pieces: [bay] }).terrain).toEqual([bay])
  })
})

describe('marks', () => {
  it('each is borne once', () => {
    const table = smallTable()
    const marked = (...marks: Mark[]) => apply(table, { do: 'revise', ids: ['m0'], changes: { marks } })
    expect(marked('knockedDown', 'knockedDown')).toBe(table)
    expect(marked('knockedDown', 'incorporeal').models[0]?.marks).toEqual(['knockedDown', 'incorporeal'])
  })
})

describe('laying', () => {
  it('a new lay takes the place of the one in hand, pinned ones stay', () => {
    const table = results(
      smallTable(),
      { do: 'lay', lay: blastOn('a', 'm0', true) },
      { do: 'lay', lay: blastOn('b', 'm1') },
      { do: 'lay', lay: blastOn('c', 'm2') },
    )
    expect(table.lays.map(({ id }) => id)).toEqual(['a', 'c'])
    const taken = apply(table, { do: 'pin', id: 'a', pinned: false })
    expect(taken.lays.map(({ id }) => id)).toEqual(['a'])
  })

  it('nothing is aimed at itself', () => {
    const table = smallTable()
    expect(apply(table, { do: 'lay', lay: { ...shot, target: 'm0' } })).toBe(table)
  })

  it('who rolls takes a hit back; who says hit keeps what fell', () => {
    const rolled = results(smallTable(), { do: 'lay', lay: shot }, { do: 'roll', id: 'shot', which: 'both' })
    const fallen = rolled.lays[0]
    if (fallen?.kind !== 'deviation') throw new Error('no shot')
    const hit = apply(rolled, { do: 'lay', lay: { ...fallen, hit: true } })
    expect(hit.lays[0]).toEqual({ ...fallen, hit: true })
    expect(apply(hit, { do: 'roll', id: 'shot', which: 'both' }).lays[0]).toMatchObject({ hit: false })
  })

  it('dice fall one after the other from the seed, and one alone can be rolled again', () => {
    const table = results(smallTable(), { do: 'lay', lay: shot }, { do: 'roll', id: 'shot', which: 'both' })
    const again = apply(table, { do: 'roll', id: 'shot', which: 'distance' })
    expect(table.dice.rolled).toBe(2)
    expect(again.dice.rolled).toBe(3)
    expect(again.lays[0]).toMatchObject({ direction: (table.lays[0] as Deviation).direction })
  })

  it('a dropped outline leaves its sprays with the outline of the game', () => {
    const preset = {
      id: 'mine',
      profiles: { 8: { mouth: 0.1, shoulder: 0.7, shoulderAt: 7.8, tip: 8, end: 'arc' } },
    } as const
    const spray: Lay = {
      kind: 'spray',
      id: 's',
      pinned: false,
      origin: 'm0',
      aim: { kind: 'model', id: 'm1' },
      size: 8,
      outline: 'mine',
    }
    const table = results(
      smallTable(),
      { do: 'outline', preset },
      { do: 'lay', lay: spray },
      { do: 'dropOutline', id: 'mine' },
    )
    expect(table.outlines).toEqual([])
    expect(table.lays[0]).not.toMatchObject({ outline: 'mine' })
  })
})

describe('what a procedure changes', () => {
  const lay = { kind: 'procedure', id: 'p', pinned: false, of: 'fall', actor: 'm1', by: 'm0', target: null } as const
  const entry = { id: 'p', of: '', actor: '', by: 'm0', target: '', steps: [], dice: [], result: [], seed: 1 }
  const begun = (table: Table) => apply(table, { do: 'lay', lay: { ...lay, answers: {}, rolls: {} } })

  it('takes hold in its order, one after the other, and of a model that is gone by then not at all', () => {
    const table = begun(smallTable())
    const settled = apply(table, {
      ...{ do: 'settle', id: 'p', entry },
      effects: [
        { do: 'mark', model: 'm1', mark: 'stealth', on: true },
        { do: 'mark', model: 'm1', mark: 'knockedDown', on: true },
        { do: 'hurt', model: 'm1', marked: [2] },
        { do: 'token', model: 'm1', token: 'soul', count: 1 },
        { do: 'token', model: 'm1', token: 'corpse', count: 2 },
        { do: 'put', model: 'm1', x: 3, y: 4, facing: 90 },
        { do: 'unit', model: 'nobody', unit: 'U' },
        { do: 'remove', model: 'm2' },
        { do: 'unit', model: 'm2', unit: 'U' },
      ],
    })
    expect(settled.models.find(({ id }) => id === 'm1')).toMatchObject({
      marks: ['stealth', 'knockedDown'],
      ...{ marked: [2], tokens: { soul: 1, corpse: 2 }, x: 3, y: 4, facing: 90 },
    })
    expect(settled.models.some(({ id }) => id === 'm2')).toBe(false)
    expect(settled.log).toEqual([...table.log, entry])
  })

  it('may be a walk: a leg of its own, or one more of the walk that ended where it stands', () => {
    const table = begun(smallTable())
    const start = table.models.find(({ id }) => id === 'm1')
    const { x = 0, y = 0 } = start ?? {}
    const settled = apply(table, {
      ...{ do: 'settle', id: 'p', entry },
      effects: [
        { do: 'walk', model: 'm1', x: 3, y: 4, facing: 90 },
        { do: 'walk', model: 'm1', x: 5, y: 4, facing: 90 },
        { do: 'walk', model: 'nobody', x: 5, y: 4, facing: 90 },
      ],
    })
    expect(settled.activations.find(({ model }) => model === 'm1')?.path.slice(-3)).toEqual([
      { x, y },
      { x: 3, y: 4 },
      { x: 5, y: 4 },
    ])
    expect(settled.models.find(({ id }) => id === 'm1')).toMatchObject({ x: 5, y: 4, facing: 90 })
    const over = apply(begun(settled), {
      ...{ do: 'settle', id: 'p', entry },
      effects: [{ do: 'put', model: 'm1', x: 9, y: 9, facing: 0 }],
    })
    const anew = apply(begun({ ...over, activations: settled.activations }), {
      ...{ do: 'settle', id: 'p', entry },
      effects: [{ do: 'walk', model: 'm1', x: 9, y: 10, facing: 0 }],
    })
    expect(anew.activations.find(({ model }) => model === 'm1')?.path).toEqual([
      { x: 9, y: 9 },
      { x: 9, y: 10 },
    ])
  })

  it('is soon done, however many models it changes', () => {
    const [first] = smallTable().models
    const models = first ? Array.from({ length: 2000 }, (_, at) => ({ ...first, id: `m${at}` })) : []
    const table = begun({ ...smallTable(), models })
    const effects = models.map(({ id }) => ({ do: 'token', model: id, token: 'soul', count: 1 }) as const)
    const start = performance.now()
    const settled = apply(table, { do: 'settle', id: 'p', entry, effects })
    expect(performance.now() - start).toBeLessThan(500)
    expect(settled.models.every(({ tokens }) => tokens?.soul === 1)).toBe(true)
  })
})

describe('settings', () => {
  it('a reading that is the default of the game is not kept, and another game drops what it does not leave open', () => {
    const table = results(smallTable(), { do: 'reading', readings: { touch: 'covered', deviationCap: 'centre' } })
    expect(table.readings).toEqual({ touch: 'covered', deviationCap: 'centre' })
    expect(apply(table, { do: 'reading', readings: { touch: 'clear' } }).readings).toEqual({ deviationCap: 'centre' })
    const other = apply(table, { do: 'game', game: 'wh40k' })
    expect(other.readings).not.toHaveProperty('deviationCap')
    expect(other.models).toBe(table.models)
  })

  it('another game takes up no procedure of the one before, and lets what else lies on the table lie', () => {
    const table = smallTable()
    const lay = { kind: 'procedure', id: 'p', pinned: false, of: 'fall', actor: 'm1', by: 'm0', target: null } as const
    const held = apply(table, { do: 'lay', lay: { ...lay, answers: {}, rolls: {} } })
    expect(held.lays.map(({ kind }) => kind)).toContain('procedure')
    const pinned = held.lays.filter(({ kind }) => kind !== 'procedure')
    expect(apply(held, { do: 'game', game: held.game === 'wh40k' ? 'mordheim' : 'wh40k' }).lays).toEqual(pinned)
  })

  it('a target is declared only while distances are hidden, and forgotten when they are shown', () => {
    const table = smallTable()
    expect(apply(table, { do: 'declare', target: 'm1' })).toBe(table)
    const declared = results(table, { do: 'declareFirst', on: true }, { do: 'declare', target: 'm1' })
    expect(declared.declared).toBe('m1')
    expect(apply(declared, { do: 'declareFirst', on: false }).declared).toBe(null)
  })

  it('a place that is said with its doubt is one step, and a doubt that is none changes nothing', () => {
    const table = smallTable()
    const at = { id: 'm0', x: 11, y: 10, facing: 0 }
    expect(apply(table, { do: 'place', places: [{ ...at, doubt: 0.2 }] }).models[0]).toMatchObject({
      x: 11,
      doubt: 0.2,
    })
    expect(apply(table, { do: 'place', places: [{ ...at, x: 10, doubt: 0.3 }] }).models[0]?.doubt).toBe(0.3)
    expect(apply(table, { do: 'place', places: [{ ...at, doubt: Number.NaN }] })).toBe(table)
    expect(apply(table, { do: 'place', places: [at] }).models[0]?.doubt).toBe(0)
  })

  it('an outline that a spray takes at once is one step', () => {
    const profile = { mouth: 0.1, shoulder: 0.6, shoulderAt: 7, tip: 8, end: 'arc' as const }
    const preset = { id: 'mine', name: 'Mine', profiles: { 8: profile } }
    const aim = { kind: 'bearing', degrees: 0 } as const
    const lay = { kind: 'spray', id: 's', pinned: false, origin: 'm0', aim, size: 8, outline: 'nested' } as const
    const table = results(smallTable(), { do: 'lay', lay }, { do: 'outline', preset, lay: 's' })
    expect(table.outlines).toEqual([preset])
    expect(table.lays).toEqual([{ ...lay, outline: 'mine' }])
    expect(apply(table, { do: 'outline', preset, lay: 's' })).toBe(table)
  })
})
