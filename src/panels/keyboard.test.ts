import { describe, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createAside } from '../desk/aside.ts'
import { createCourse } from '../desk/course.ts'
import { createDesk } from '../desk/desk.ts'
import { createCardShelf } from '../saves/card-shelf.ts'
import { createLibrary } from '../saves/library.ts'
import { createSettings } from '../saves/settings.ts'
import { memoryShelf } from '../saves/shelf.ts'
import type { Model } from '../table/document.ts'
import { freshTable } from '../table/fresh.ts'
import { createTableStore } from '../table/store.ts'
import { createChrome } from './chrome.ts'
import { type Stroke, strike } from './keyboard.ts'
import type { Stores } from './stores.ts'

const model = (id: string, x: number): Model => ({
  id,
  name: id,
  unit: '',
  side: 'a',
  base: { shape: 'round', mm: 30 },
  x,
  y: 10,
  facing: 0,
  doubt: 0,
})

const nothing = () => undefined

function window(): Stores {
  const table = {
    ...freshTable({ id: 't', name: 'T', game: 'hordes', seed: 1 }),
    models: [model('a', 5), model('b', 9)],
  }
  return {
    table: createTableStore(table),
    desk: createDesk(),
    aside: createAside(),
    course: createCourse(),
    settings: createSettings(null),
    chrome: createChrome(),
    cards: createCardShelf(memoryShelf()),
    library: createLibrary(memoryShelf(), () => 0),
    drill: { store: createStore(() => ({ drill: null })), answer: nothing, next: nothing, leave: nothing },
    doors: {
      identify: () => 'new',
      open: nothing,
      openProjector: nothing,
      project: nothing,
      projecting: createStore(() => ({ followed: false })),
      fit: nothing,
      practise: nothing,
      saveStatus: createStore(() => ({ status: 'saved' as const })),
      presence: createStore(() => ({ others: 0 })),
    },
  }
}

const stroke = (key: string, more: Partial<Stroke> = {}): Stroke => ({
  key,
  ctrl: false,
  shift: false,
  alt: false,
  onBoard: true,
  ...more,
})

const placeOf = (stores: Stores, id: string) => {
  const found = stores.table.getState().table.models.find((one) => one.id === id)
  return found ? [found.x, found.y, found.facing] : null
}

describe('the keys', () => {
  it('a letter takes up its tool, in either case', () => {
    const stores = window()
    strike(stores, stroke('s'))
    expect(stores.desk.getState().tool).toBe('spray')
    strike(stores, stroke('V'))
    expect(stores.desk.getState().tool).toBe('select')
  })

  it('Tab walks the models on the board, and leaves it past the last', () => {
    const stores = window()
    expect(strike(stores, stroke('Tab'))).toBe(true)
    expect(stores.desk.getState().selection).toEqual(['a'])
    strike(stores, stroke('Tab'))
    expect(stores.desk.getState().selection).toEqual(['b'])
    expect(strike(stores, stroke('Tab'))).toBe(false)
    expect(strike(stores, stroke('Tab', { onBoard: false }))).toBe(false)
  })

  it('arrows nudge by a tenth of an inch, with Alt by a hundredth', () => {
    const stores = window()
    stores.desk.setState({ selection: ['a'] })
    strike(stores, stroke('ArrowRight'))
    strike(stores, stroke('ArrowUp', { alt: true }))
    expect(placeOf(stores, 'a')?.[0]).toBeCloseTo(5.1, 9)
    expect(placeOf(stores, 'a')?.[1]).toBeCloseTo(9.99, 9)
  })

  it('on a flipped view an arrow still goes where it points', () => {
    const stores = window()
    stores.desk.setState((desk) => ({ selection: ['a'], view: { ...desk.view, flipped: true } }))
    strike(stores, stroke('ArrowRight'))
    expect(placeOf(stores, 'a')?.[0]).toBeCloseTo(4.9, 9)
  })

  it('in play move nobody whose unit was joined, and a notice says why; while the table is set up they do', () => {
    const stores = window()
    stores.table.act({ do: 'revise', ids: ['a'], changes: { unit: 'U', marks: ['locked'] } })
    stores.desk.setState({ selection: ['a', 'b'] })
    strike(stores, stroke('ArrowRight'))
    expect(placeOf(stores, 'a')?.[0]).toBeCloseTo(5.1, 9)
    expect(stores.chrome.getState().notice).toBeNull()
    stores.table.act({ do: 'stage', stage: 'play' })
    for (const key of ['ArrowRight', ']']) strike(stores, stroke(key))
    expect(placeOf(stores, 'a')).toEqual([expect.closeTo(5.1, 9), 10, 0])
    expect(placeOf(stores, 'b')?.[0]).toBeCloseTo(9.1, 9)
    expect(stores.chrome.getState().notice).toMatchObject({ text: 'notice.locked', values: { name: 'U' } })
  })

  it('brackets turn by a degree', () => {
    const stores = window()
    stores.desk.setState({ selection: ['a'] })
    strike(stores, stroke('['))
    expect(placeOf(stores, 'a')?.[2]).toBeCloseTo(359, 9)
  })

  it('Delete removes the selected, Ctrl+Z brings them back, Ctrl+Shift+Z removes them again', () => {
    const stores = window()
    stores.desk.setState({ selection: ['a'] })
    strike(stores, stroke('Delete'))
    expect(placeOf(stores, 'a')).toBeNull()
    strike(stores, stroke('z', { ctrl: true }))
    expect(placeOf(stores, 'a')).toEqual([5, 10, 0])
    strike(stores, stroke('Z', { ctrl: true, shift: true }))
    expect(placeOf(stores, 'a')).toBeNull()
  })

  it('Ctrl+Z in the middle of a drag takes the drag back, and nothing before it', () => {
    const stores = window()
    stores.desk.setState({ selection: ['a'] })
    strike(stores, stroke('Delete'))
    stores.desk.setState({ draft: { kind: 'move', grabbed: 'b', places: [] } })
    strike(stores, stroke('z', { ctrl: true }))
    expect(stores.desk.getState().draft).toBeNull()
    expect(placeOf(stores, 'a')).toBeNull()
  })

  it('Escape puts down what is half begun first, then the selection, then the tool', () => {
    const stores = window()
    stores.desk.setState({ tool: 'spray', pending: 'a', selection: ['b'] })
    strike(stores, stroke('Escape'))
    expect(stores.desk.getState()).toMatchObject({ pending: null, selection: ['b'], tool: 'spray' })
    strike(stores, stroke('Escape'))
    expect(stores.desk.getState()).toMatchObject({ selection: [], tool: 'spray' })
    strike(stores, stroke('Escape'))
    expect(stores.desk.getState().tool).toBe('select')
  })

  it('Escape closes the placing by tape before it drops the selection', () => {
    const stores = window()
    stores.chrome.setState({ tape: { model: 'a' } })
    stores.desk.setState({ selection: ['a'] })
    strike(stores, stroke('Escape'))
    expect(stores.chrome.getState().tape).toBeNull()
    expect(stores.desk.getState().selection).toEqual(['a'])
  })

  it('a question mark lists the keys, and a key that means nothing is left to the browser', () => {
    const stores = window()
    expect(strike(stores, stroke('?'))).toBe(true)
    expect(stores.chrome.getState().dialog).toBe('keys')
    expect(strike(stores, stroke('F5'))).toBe(false)
    expect(strike(stores, stroke('s', { ctrl: true }))).toBe(false)
  })
})
