import { describe, expect, it } from 'vitest'
import { freshTable } from '../table/fresh.ts'
import { begun, type History, outcome } from '../table/past/history.ts'
import { createTableStore } from '../table/store.ts'
import { smallTable } from '../table/testing/actions.ts'
import { createLibrary } from './library.ts'
import { VERSION } from './migrations.ts'
import { parseTable } from './parse.ts'
import { localShelf, memoryShelf, openShelf, type Shelf } from './shelf.ts'
import { fakeStorage } from './testing/storage.ts'

const historyOf = (id: string, name: string): History => begun(freshTable({ id, name, game: 'hordes', seed: 1 }))

function clock() {
  let time = 1000
  return () => {
    time += 1
    return time
  }
}

const shelves: [string, () => Shelf][] = [
  ['in memory', memoryShelf],
  ['in local storage', () => localShelf(fakeStorage())],
]

describe.each(shelves)('a library %s', (_, make) => {
  it('lists what was saved, the last one first, and opens it with its past', async () => {
    const library = createLibrary(make(), clock())
    const store = createTableStore(smallTable())
    store.act({ do: 'name', name: 'Брод' })
    await library.save(historyOf('old', 'Hill'))
    await library.save(store.getState().history)
    expect(await library.list()).toEqual([
      { id: 'table', name: 'Брод', game: 'hordes', saved: 1002 },
      { id: 'old', name: 'Hill', game: 'hordes', saved: 1001 },
    ])
    const loaded = await library.load('table')
    expect(loaded.ok && loaded.history).toEqual(store.getState().history)
  })

  it('knows the history it last saved or opened, and no other', async () => {
    const library = createLibrary(make(), clock())
    const history = historyOf('a', 'A')
    expect(library.holds(history)).toBe(false)
    await library.save(history)
    expect(library.holds(history)).toBe(true)
    const loaded = await library.load('a')
    expect(loaded.ok && library.holds(loaded.history)).toBe(true)
    expect(library.holds(history)).toBe(false)
  })

  it('copies, renames and throws away, and what was thrown away can be brought back', async () => {
    const library = createLibrary(make(), clock())
    const store = createTableStore(smallTable())
    store.act({ do: 'name', name: 'Named in play' })
    store.act({ do: 'remove', ids: ['m0'] })
    await library.save(store.getState().history)
    expect(await library.duplicate('table', 'twin', 'Twin')).toBe(true)
    expect(await library.rename('table', 'First')).toBe(true)
    expect((await library.list()).map(({ id, name }) => [id, name])).toEqual([
      ['table', 'First'],
      ['twin', 'Twin'],
    ])
    const twin = await library.load('twin')
    expect(twin.ok && outcome(twin.history)).toMatchObject({
      id: 'twin',
      name: 'Twin',
      models: [{ id: 'm1' }, { id: 'm2' }],
    })
    const text = await library.remove('table')
    expect((await library.list()).map(({ id }) => id)).toEqual(['twin'])
    expect(parseTable(text ?? '').ok).toBe(true)
    expect(await library.duplicate('table', 'x', 'X')).toBe(false)
    expect(await library.load('table')).toEqual({ ok: false, reason: null })
  })

  it('keeps a table that can’t be read as it was, with the reason, and saving does not touch it', async () => {
    const shelf = make()
    const library = createLibrary(shelf, clock())
    await library.save(historyOf('bad', 'Bad'))
    const record = (await shelf.get('table:bad')) ?? ''
    const spoilt = record.slice(0, record.length - 20)
    await shelf.set('table:bad', spoilt)
    await shelf.set('table:worse', 'no heading at all')
    const loaded = await library.load('bad')
    expect(loaded).toMatchObject({ ok: false, reason: { code: 'truncated' } })
    expect(await library.list()).toEqual([])
    await library.save(historyOf('bad', 'Anew'))
    const rescued = await library.rescued()
    expect(rescued.map(({ label, reason }) => [label, reason.code]).sort()).toEqual([
      ['Bad', 'truncated'],
      ['worse', 'notJson'],
    ])
    expect(rescued.find(({ label }) => label === 'Bad')?.text).toBe(spoilt.slice(spoilt.indexOf('\n') + 1))
    expect((await library.list()).map(({ name }) => name)).toEqual(['Anew'])
  })

  it('lists the others where one that can’t be read can’t be moved either, and that one stays where it is', async () => {
    const shelf = make()
    await createLibrary(shelf, clock()).save(historyOf('good', 'Good'))
    await shelf.set('table:worse', 'no heading at all')
    const full = createLibrary({ ...shelf, set: () => Promise.reject(new Error('full')) }, clock())
    expect((await full.list()).map(({ name }) => name)).toEqual(['Good'])
    expect(await shelf.get('table:worse')).toBe('no heading at all')
  })

  it('keeps a refused file once, until it is dismissed', async () => {
    const library = createLibrary(make(), clock())
    const reason = { code: 'notJson' as const, values: {} }
    await library.rescue('ford.json', '{"half', reason)
    await library.rescue('ford (1).json', '{"half', reason)
    await library.rescue('other.json', 'else', reason)
    const rescued = await library.rescued()
    expect(rescued.map(({ label }) => label)).toEqual(['ford.json', 'other.json'])
    await library.dismiss(rescued[0]?.key ?? '')
    await library.dismiss('table:other')
    expect((await library.rescued()).map(({ label }) => label)).toEqual(['other.json'])
  })

  it('a newer version’s table is kept and named as such', async () => {
    const shelf = make()
    const library = createLibrary(shelf, clock())
    await library.save(historyOf('n', 'New'))
    await shelf.set(
      'table:n',
      ((await shelf.get('table:n')) ?? '').replace(`"version":${VERSION}`, `"version":${VERSION + 1}`),
    )
    expect(await library.load('n')).toMatchObject({ ok: false, reason: { code: 'newer' } })
    expect((await library.rescued())[0]).toMatchObject({ label: 'New', reason: { code: 'newer' } })
  })
})

describe('the shelf a browser grants', () => {
  it('is memory where there is no storage, and the library says so', async () => {
    const shelf = await openShelf({})
    expect(shelf.kind).toBe('memory')
    expect(createLibrary(shelf, clock()).persistent).toBe(false)
  })

  it('is local storage where the data base is missing or refuses', async () => {
    const localStorage = fakeStorage()
    expect((await openShelf({ localStorage })).kind).toBe('local')
    const indexedDB = {
      open: () => {
        throw new Error('refused')
      },
    }
    expect((await openShelf({ localStorage, indexedDB })).kind).toBe('local')
    expect(localStorage.length).toBe(0)
  })

  it('is memory where local storage throws', async () => {
    const page = {
      get localStorage(): never {
        throw new Error('forbidden')
      },
    }
    expect((await openShelf(page)).kind).toBe('memory')
    const full = {
      ...fakeStorage(),
      setItem: () => {
        throw new Error('full')
      },
    }
    expect((await openShelf({ localStorage: full })).kind).toBe('memory')
  })

  it('is not waited for without end', async () => {
    const indexedDB = { open: () => ({}) }
    expect((await openShelf({ indexedDB }, 20)).kind).toBe('memory')
  })
})
