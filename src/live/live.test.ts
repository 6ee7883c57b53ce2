import { afterEach, describe, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createTableStore } from '../table/store.ts'
import { smallTable } from '../table/testing/actions.ts'
import { follow } from './follow.ts'
import { heard, nothingUnderWay, sealed, type UnderWay } from './message.ts'
import { watchPresence } from './presence.ts'
import { publish } from './publish.ts'
import { fakeEther } from './testing/ether.ts'
import { openWire, type StorageMessage } from './wire.ts'

const named = (name: string) => ({ do: 'name' as const, name })
const closing: { close(): void }[] = []
const kept = <T extends { close(): void }>(thing: T): T => {
  closing.push(thing)
  return thing
}
afterEach(() => {
  for (const thing of closing.splice(0)) thing.close()
  vi.useRealTimers()
})
const turn = () => new Promise<void>((resolve) => setTimeout(resolve, 1))

describe('two windows of one table', () => {
  it('the follower has the table at once, whichever window came first, and every change after it', async () => {
    const ether = fakeEther()
    const store = createTableStore(smallTable())
    const early = kept(follow('x', ether.wire()))
    expect(early.store.getState().connected).toBe(false)
    kept(publish(store, 'x', undefined, ether.wire()))
    await turn()
    const late = kept(follow('x', ether.wire()))
    await turn()
    store.act(named('Ford'))
    await turn()
    for (const { store: followed } of [early, late]) {
      expect(followed.getState()).toMatchObject({ connected: true, reason: null })
      expect(followed.getState().table).toEqual(store.getState().table)
    }
  })

  it('many changes in one turn are one message', async () => {
    const ether = fakeEther()
    const store = createTableStore(smallTable())
    kept(publish(store, 'x', undefined, ether.wire()))
    await turn()
    const before = ether.sent.length
    for (let step = 0; step < 50; step += 1) store.act(named(`Ford ${step}`))
    await turn()
    expect(ether.sent.length - before).toBe(1)
  })

  it('what is under way goes without the table, and ends with the publisher', async () => {
    const ether = fakeEther()
    const underWay = createStore<UnderWay>()(() => nothingUnderWay)
    const follower = kept(follow('x', ether.wire()))
    const publisher = publish(createTableStore(smallTable()), 'x', underWay, ether.wire())
    await turn()
    const places = [{ id: 'm0', x: 11, y: 10, facing: 0 }]
    const room = [{ id: 'm1', x: 12, y: 10, facing: 0 }]
    const lay = { kind: 'blast', id: 'b', pinned: false, at: { kind: 'place', x: 1, y: 2 }, diameter: 4 } as const
    underWay.setState({ lay, places, room, show: { arcs: true } }, true)
    await turn()
    expect(JSON.stringify(ether.sent.at(-1))).not.toContain('models')
    expect(follower.store.getState().underWay).toEqual({ lay, places, room, show: { arcs: true } })
    publisher.close()
    await turn()
    expect(follower.store.getState()).toMatchObject({ connected: false, underWay: nothingUnderWay })
    expect(follower.store.getState().table?.id).toBe('table')
  })

  it('a publisher whose page goes says so at once, and one whose page comes back is followed again', async () => {
    const ether = fakeEther()
    const page = new EventTarget()
    const store = createTableStore(smallTable())
    const follower = kept(follow('x', ether.wire()))
    kept(publish(store, 'x', undefined, ether.wire(), page))
    await turn()
    page.dispatchEvent(new Event('pagehide'))
    await turn()
    expect(follower.store.getState()).toMatchObject({ connected: false })
    page.dispatchEvent(new Event('pageshow'))
    await turn()
    expect(follower.store.getState()).toMatchObject({ connected: true, table: store.getState().table })
  })

  it('a publisher that falls silent is noticed, and one that comes back too', async () => {
    vi.useFakeTimers()
    const ether = fakeEther()
    const follower = kept(follow('x', ether.wire(), 1000))
    const wire = ether.wire()
    kept(publish(createTableStore(smallTable()), 'x', undefined, wire))
    await vi.advanceTimersByTimeAsync(5000)
    expect(follower.store.getState().connected).toBe(true)
    ether.cut(wire)
    await vi.advanceTimersByTimeAsync(3000)
    expect(follower.store.getState().connected).toBe(false)
    ether.mend(wire)
    await vi.advanceTimersByTimeAsync(3000)
    expect(follower.store.getState().connected).toBe(true)
  })

  it('works over the channels of a browser', async () => {
    const store = createTableStore(smallTable())
    const follower = kept(follow('real'))
    expect(follower.wire).toBe('broadcast')
    kept(publish(store, 'real'))
    await vi.waitFor(() => expect(follower.store.getState().table).toEqual(store.getState().table))
  })
})

describe('what comes over the wire', () => {
  it.each([
    ['nothing', null],
    ['text', 'hello'],
    ['another protocol', { protocol: 2, kind: 'hello' }],
    ['an unknown kind', { protocol: 1, kind: 'explode' }],
    ['a window without name', { protocol: 1, kind: 'gone', window: 3 }],
  ])('%s is not for us', (_, data) => {
    expect(heard(data)).toEqual({ ok: false, reason: null })
  })

  it('a table that is none is refused with its place, and the one that was followed stays', async () => {
    const ether = fakeEther()
    const store = createTableStore(smallTable())
    const follower = kept(follow('x', ether.wire()))
    kept(publish(store, 'x', undefined, ether.wire()))
    await turn()
    const bad = { ...smallTable(), models: [{ id: 'm0', x: Number.NaN }] }
    ether.wire().send({ protocol: 1, kind: 'table', table: bad, underWay: nothingUnderWay })
    await turn()
    expect(follower.store.getState().reason?.values.place).toMatch(/^table\.models\[0\]/)
    expect(follower.store.getState().table).toEqual(store.getState().table)
  })

  it('what is under way is read as strictly', () => {
    const message = (underWay: unknown) => ({ protocol: 1, kind: 'underWay', underWay })
    expect(heard(message({ places: [{ id: 'a', x: Number.POSITIVE_INFINITY, y: 0, facing: 0 }] })).ok).toBe(false)
    expect(heard(message({ lay: { kind: 'bomb' } })).ok).toBe(false)
    expect(heard(message({ room: [{ id: 'a', x: 0 }] })).ok).toBe(false)
    expect(heard(message({ show: { a: 1, b: {}, c: Number.NaN } }))).toEqual({
      ok: true,
      message: { kind: 'underWay', underWay: { lay: null, places: [], room: [], show: { a: 1 } } },
    })
    expect(heard(sealed({ kind: 'underWay', underWay: nothingUnderWay })).ok).toBe(true)
  })
})

describe('wires', () => {
  it('storage events carry messages where there are no channels', () => {
    const listeners = new Set<(event: StorageMessage) => void>()
    const page = {
      localStorage: {
        setItem: (key: string, newValue: string) => {
          for (const listener of listeners) listener({ key, newValue })
        },
        removeItem: () => undefined,
      },
      addEventListener: (_: 'storage', listener: (event: StorageMessage) => void) => void listeners.add(listener),
      removeEventListener: (_: 'storage', listener: (event: StorageMessage) => void) => void listeners.delete(listener),
    }
    const wire = openWire('x', page)
    const got: unknown[] = []
    const stop = wire.hear((message) => got.push(message))
    wire.send({ a: 1 })
    wire.send({ a: 1 })
    for (const listener of listeners) listener({ key: 'edgewise-wire/x', newValue: '{broken' })
    stop()
    wire.send({ a: 2 })
    expect(wire.kind).toBe('storage')
    expect(got).toEqual([{ a: 1 }, { a: 1 }])
  })

  it('without either a wire carries nothing and fails at nothing', () => {
    const wire = openWire('x', {})
    wire.hear(() => undefined)()
    wire.send(1)
    wire.close()
    expect(wire.kind).toBe('none')
  })
})

describe('presence', () => {
  it('windows with the same table know of each other, until one opens another or goes', async () => {
    const ether = fakeEther()
    const a = kept(watchPresence('a', 'ford', ether.wire()))
    const b = kept(watchPresence('b', 'ford', ether.wire()))
    const c = watchPresence('c', 'hill', ether.wire())
    await turn()
    const others = () => [a, b, c].map(({ store }) => store.getState().others)
    expect(others()).toEqual([1, 1, 0])
    c.opened('ford')
    await turn()
    expect(others()).toEqual([2, 2, 2])
    c.close()
    b.opened('hill')
    await turn()
    expect([a, b].map(({ store }) => store.getState().others)).toEqual([0, 0])
  })

  it('a window whose page goes is counted no more, and again once it comes back, having heard who went meanwhile', async () => {
    const ether = fakeEther()
    const page = new EventTarget()
    const a = kept(watchPresence('a', 'ford', ether.wire()))
    const wire = ether.wire()
    const b = kept(watchPresence('b', 'ford', wire, page))
    const c = watchPresence('c', 'ford', ether.wire())
    page.dispatchEvent(new Event('pageshow'))
    await turn()
    const others = () => [a, b].map(({ store }) => store.getState().others)
    expect(others()).toEqual([2, 2])
    page.dispatchEvent(new Event('pagehide'))
    ether.cut(wire)
    await turn()
    expect(others()[0]).toBe(1)
    c.close()
    ether.mend(wire)
    page.dispatchEvent(new Event('pageshow'))
    await turn()
    expect(others()).toEqual([1, 1])
  })
})
