import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outcome, shortened } from './past/history.ts'
import { createTableStore } from './store.ts'
import { anyAction, modelOf, smallTable } from './testing/actions.ts'

const move = (id: string, x: number) => ({ do: 'place' as const, places: [{ id, x, y: 10, facing: 0 }] })
const shot = {
  do: 'lay' as const,
  lay: {
    kind: 'deviation' as const,
    id: 'shot',
    pinned: false,
    origin: 'm0',
    target: 'm1',
    range: 12,
    diameter: 4,
    direction: null,
    distance: null,
    hit: false,
  },
}

describe('undo and redo', () => {
  it('undoing everything gives the beginning, redoing everything the end', () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 60 }), (actions) => {
        const base = smallTable()
        const store = createTableStore(base)
        const tables = [base]
        for (const action of actions) {
          const changed = store.act(action)
          if (changed) tables.push(store.getState().table)
          expect(changed).toBe(store.getState().table !== tables.at(changed ? -2 : -1))
        }
        for (const table of tables.slice(0, -1).reverse()) {
          expect(store.undo()).toBe(true)
          expect(store.getState().table).toEqual(table)
        }
        expect(store.undo()).toBe(false)
        expect(store.getState()).toMatchObject({ canUndo: false, table: base })
        for (const table of tables.slice(1)) {
          expect(store.redo()).toBe(true)
          expect(store.getState().table).toEqual(table)
        }
        expect(store.redo()).toBe(false)
      }),
      { numRuns: 200 },
    )
  })

  it('with several players the table is always what their remaining steps lead to', () => {
    const deed = fc.record({
      kind: fc.constantFrom('act' as const, 'act' as const, 'undo' as const, 'redo' as const),
      action: anyAction,
      author: fc.constantFrom('ann', 'bob'),
    })
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 80 }), (deeds) => {
        const store = createTableStore(smallTable(), 'ann')
        for (const { kind, action, author } of deeds) {
          if (kind === 'act') store.act(action, author)
          else store[kind](author)
          const { table, history, canUndo } = store.getState()
          expect(table).toEqual(outcome(history))
          expect(canUndo).toBe(history.steps.some((step) => step.author === 'ann'))
        }
      }),
      { numRuns: 150 },
    )
  })

  it('takes back one’s own last step and leaves what the other did since', () => {
    const store = createTableStore(smallTable())
    store.act(move('m0', 11), 'ann')
    store.act(move('m1', 15), 'bob')
    store.undo('ann')
    expect(store.getState().table.models.map(({ x }) => x)).toEqual([10, 15, 18])
    store.redo('ann')
    expect(store.getState().table.models.map(({ x }) => x)).toEqual([11, 15, 18])
  })

  it('a new step forgets what its author took back, not what others did', () => {
    const store = createTableStore(smallTable(), 'ann')
    store.act(move('m0', 11), 'ann')
    store.act(move('m1', 15), 'bob')
    store.undo('ann')
    store.undo('bob')
    store.act(move('m2', 20), 'ann')
    expect(store.redo('ann')).toBe(false)
    expect(store.redo('bob')).toBe(true)
  })

  it('a step that changes nothing is no step and keeps what can be redone', () => {
    const store = createTableStore(smallTable())
    store.act(move('m0', 11))
    store.undo()
    expect(store.act(move('m0', 10))).toBe(false)
    expect(store.getState()).toMatchObject({ canUndo: false, canRedo: true })
  })

  it('a die rolled again after undo falls the same, and stays when another’s earlier roll is taken back', () => {
    const store = createTableStore(smallTable())
    store.act(shot)
    store.act({ do: 'roll', id: 'shot', which: 'both' }, 'ann')
    const first = store.getState().table
    store.undo('ann')
    store.act({ do: 'roll', id: 'shot', which: 'both' }, 'ann')
    expect(store.getState().table).toEqual(first)
    store.act({ do: 'roll', id: 'shot', which: 'both' }, 'bob')
    const second = store.getState().table
    store.undo('ann')
    expect(store.getState().table.lays).toEqual(second.lays)
  })

  it('thousands of steps come back one by one in a moment', () => {
    const store = createTableStore({
      ...smallTable(),
      models: Array.from({ length: 200 }, (_, index) => modelOf(`n${index}`, index / 10, 1)),
    })
    for (let step = 0; step < 5000; step += 1) store.act(move('n7', 2 + step / 100))
    const start = performance.now()
    let count = 0
    while (store.undo()) count += 1
    expect(count).toBe(5000)
    expect(performance.now() - start).toBeLessThan(5000)
  })
})

describe('loading', () => {
  it('another table comes with its own past, and can be undone to where that begins', () => {
    const store = createTableStore(smallTable())
    store.act(move('m0', 11))
    const history = store.getState().history
    const other = createTableStore({ ...smallTable(), id: 'other' })
    other.load(history)
    expect(other.getState().table).toEqual(store.getState().table)
    other.undo()
    expect(other.getState().table).toEqual(smallTable())
  })

  it('a shortened past leads to the same table', () => {
    const store = createTableStore(smallTable())
    for (let step = 0; step < 50; step += 1) store.act(move('m0', 11 + step))
    const history = shortened(store.getState().history, 10)
    expect(history.steps).toHaveLength(10)
    expect(outcome(history)).toEqual(store.getState().table)
  })
})
