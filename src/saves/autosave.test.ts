import { describe, expect, it, vi } from 'vitest'
import { freshTable } from '../table/fresh.ts'
import { begun, type History, outcome } from '../table/past/history.ts'
import { createTableStore } from '../table/store.ts'
import { smallTable } from '../table/testing/actions.ts'
import { autosave } from './autosave.ts'
import { createLastBreath } from './last-breath.ts'
import { createLibrary } from './library.ts'
import { memoryShelf } from './shelf.ts'
import { fakeStorage } from './testing/storage.ts'

const named = (name: string) => ({ do: 'name' as const, name })

/** A library whose writes end when the test says so. */
function slowLibrary() {
  const saved: History[] = []
  const ends: { done: () => void; fail: () => void }[] = []
  return {
    saved,
    ends,
    holds: (history: History) => saved.includes(history),
    save: (history: History) =>
      new Promise<void>((resolve, reject) => {
        ends.push({
          done: () => {
            saved.push(history)
            resolve()
          },
          fail: () => reject(new Error('full')),
        })
      }),
  }
}

const turn = () => new Promise<void>((resolve) => setTimeout(resolve))

describe('saving as it happens', () => {
  it('each action is in the library as soon as its turn is over', async () => {
    const library = createLibrary(memoryShelf(), () => 1)
    const store = createTableStore(smallTable())
    const saving = autosave(store, library)
    store.act(named('Ford'))
    expect(saving.status.getState().status).toBe('saving')
    await saving.flush()
    expect(saving.status.getState().status).toBe('saved')
    const loaded = await library.load('table')
    expect(loaded.ok && loaded.history).toEqual(store.getState().history)
  })

  it('actions of one turn are one write, those during a write the next one, the newest last', async () => {
    const library = slowLibrary()
    const store = createTableStore(smallTable())
    const saving = autosave(store, library)
    store.act(named('A'))
    store.act(named('B'))
    await turn()
    expect(library.ends).toHaveLength(1)
    store.act(named('C'))
    store.act(named('D'))
    await turn()
    expect(library.ends).toHaveLength(1)
    library.ends[0]?.done()
    await turn()
    library.ends[1]?.done()
    await saving.flush()
    expect(library.saved.map((history) => outcome(history).name)).toEqual(['B', 'D'])
    expect(saving.status.getState().status).toBe('saved')
  })

  it('a failed write is told, tried again by itself, and loses nothing', async () => {
    vi.useFakeTimers()
    const library = slowLibrary()
    const store = createTableStore(smallTable())
    const saving = autosave(store, library)
    store.act(named('A'))
    await vi.advanceTimersByTimeAsync(1)
    library.ends[0]?.fail()
    await vi.advanceTimersByTimeAsync(1)
    expect(saving.status.getState().status).toBe('failed')
    await vi.advanceTimersByTimeAsync(2500)
    library.ends[1]?.done()
    await vi.advanceTimersByTimeAsync(1)
    expect(saving.status.getState().status).toBe('saved')
    expect(library.saved.map((history) => outcome(history).name)).toEqual(['A'])
    vi.useRealTimers()
  })

  it('a table that can’t be written keeps no other from it, and is tried again', async () => {
    vi.useFakeTimers()
    const tried: string[] = []
    let full = true
    const library = {
      holds: () => false,
      async save({ base }: History) {
        tried.push(base.id)
        if (full && base.id === 'table') throw new Error('full')
      },
    }
    const store = createTableStore(smallTable())
    const saving = autosave(store, library)
    store.act(named('Ford'))
    store.load(begun(freshTable({ id: 'other', name: 'Other', game: 'hordes', seed: 1 })))
    store.act(named('Hill'))
    await vi.advanceTimersByTimeAsync(1)
    expect(tried).toEqual(['table', 'other'])
    expect(saving.status.getState().status).toBe('failed')
    full = false
    await vi.advanceTimersByTimeAsync(2500)
    expect(tried).toEqual(['table', 'other', 'table'])
    expect(saving.status.getState().status).toBe('saved')
    vi.useRealTimers()
  })

  it('opening a table writes nothing, and the former one is still written to its end', async () => {
    const library = createLibrary(memoryShelf(), () => 1)
    const other = begun(freshTable({ id: 'other', name: 'Other', game: 'hordes', seed: 1 }))
    await library.save(other)
    const save = vi.spyOn(library, 'save')
    const store = createTableStore(smallTable())
    const saving = autosave(store, library)
    store.act(named('Ford'))
    store.load(other)
    await saving.flush()
    expect(save).toHaveBeenCalledTimes(1)
    const loaded = await library.load('table')
    expect(loaded.ok && outcome(loaded.history).name).toBe('Ford')
  })

  it('after stop nothing more is written', async () => {
    const library = createLibrary(memoryShelf(), () => 1)
    const store = createTableStore(smallTable())
    const saving = autosave(store, library)
    store.act(named('A'))
    await saving.stop()
    store.act(named('B'))
    await turn()
    const loaded = await library.load('table')
    expect(loaded.ok && outcome(loaded.history).name).toBe('A')
  })
})

describe('the last breath', () => {
  it('what a closing page could not write is there for the next one, and is forgotten once it is saved', async () => {
    const storage = fakeStorage()
    const breath = createLastBreath(storage)
    const page = new EventTarget()
    const slow = slowLibrary()
    const store = createTableStore(smallTable())
    autosave(store, slow, { page, breath })
    store.act(named('Ford'))
    page.dispatchEvent(new Event('pagehide'))
    expect(storage.length).toBe(1)

    const library = createLibrary(memoryShelf(), () => 1)
    await createLastBreath(storage).recover(library)
    expect(storage.length).toBe(0)
    const loaded = await library.load('table')
    expect(loaded.ok && loaded.history).toEqual(store.getState().history)
  })

  it('leaves nothing behind when the write ends after all', async () => {
    const storage = fakeStorage()
    const page = new EventTarget()
    const slow = slowLibrary()
    const store = createTableStore(smallTable())
    const saving = autosave(store, slow, { page, breath: createLastBreath(storage) })
    store.act(named('Ford'))
    page.dispatchEvent(new Event('visibilitychange'))
    await turn()
    slow.ends[0]?.done()
    await saving.flush()
    expect(storage.length).toBe(0)
  })

  it('without storage, or with one that throws, nothing fails', async () => {
    const refusing = {
      ...fakeStorage(),
      setItem: () => {
        throw new Error('full')
      },
      getItem: () => {
        throw new Error('forbidden')
      },
    }
    for (const storage of [null, refusing]) {
      const breath = createLastBreath(storage)
      breath.keep(begun(smallTable()))
      breath.forget('table')
      const recovery = await breath.recover(createLibrary(memoryShelf(), () => 1))
      expect(recovery).toEqual({ refused: false, unsaved: [] })
    }
  })

  it('looks at nothing it may not look at', async () => {
    const forbidding = {
      ...fakeStorage(),
      get length(): number {
        throw new Error('forbidden')
      },
    }
    const recovery = await createLastBreath(forbidding).recover(createLibrary(memoryShelf(), () => 1))
    expect(recovery.unsaved).toEqual([])
  })

  it('what the library refuses is handed on and stays for the next page, and the rest is saved', async () => {
    const storage = fakeStorage()
    const full = begun(smallTable())
    const other = begun(freshTable({ id: 'other', name: 'Other', game: 'hordes', seed: 1 }))
    for (const history of [full, other]) createLastBreath(storage).keep(history)
    storage.setItem('edgewise-breath/spoilt', '{"half')
    const saved: string[] = []
    const recovery = await createLastBreath(storage).recover({
      async save({ base }) {
        if (base.id === 'table') throw new Error('full')
        saved.push(base.id)
      },
      rescue: () => Promise.reject(new Error('full')),
    })
    expect(recovery).toEqual({ refused: true, unsaved: [full] })
    expect(saved).toEqual(['other'])
    const left = Array.from({ length: storage.length }, (_, at) => storage.key(at))
    expect(left).toEqual(['edgewise-breath/table', 'edgewise-breath/spoilt'])
  })

  it('rescues what it can’t read', async () => {
    const storage = fakeStorage()
    createLastBreath(storage).keep(begun(smallTable()))
    const key = storage.key(0) ?? ''
    storage.setItem(key, (storage.getItem(key) ?? '').slice(0, 40))
    const library = createLibrary(memoryShelf(), () => 1)
    await createLastBreath(storage).recover(library)
    expect((await library.rescued()).map(({ reason }) => reason.code)).toEqual(['truncated'])
  })
})
