import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Refusal } from '../saves/refusal.ts'
import type { Table } from '../table/document.ts'
import { heard, type Message, nothingUnderWay, sealed, type UnderWay } from './message.ts'
import { openWire, type Wire } from './wire.ts'

/** What a following window knows. `connected` turns false when its publisher has gone or answers no more; the table stays. */
export interface Followed {
  readonly table: Table | null
  readonly underWay: UnderWay
  readonly connected: boolean
  /** Why the last thing heard could not be read, such as a table from another version; null when it could. */
  readonly reason: Refusal | null
}

export interface Follower {
  readonly store: StoreApi<Followed>
  readonly wire: Wire['kind']
  close(): void
}

/** How often a follower asks whether its publisher is still there, in milliseconds. */
const PATIENCE = 4000

/** Follow the window that publishes on a channel: its table and what is under way in it, from now on. */
export function follow(channel: string, wire: Wire = openWire(channel), patience = PATIENCE): Follower {
  const store = createStore<Followed>()(() => ({
    table: null,
    underWay: nothingUnderWay,
    connected: false,
    reason: null,
  }))
  const send = (message: Message) => wire.send(sealed(message))
  let alive = false

  function take(message: Message): void {
    if (message.kind === 'table') {
      const { table, underWay } = message
      store.setState({ table, underWay, connected: true, reason: null })
    } else if (message.kind === 'underWay') {
      store.setState({ underWay: message.underWay, connected: true, reason: null })
    } else if (message.kind === 'bye') {
      store.setState({ connected: false, underWay: nothingUnderWay })
    } else if (message.kind === 'pong' && !store.getState().connected) {
      send({ kind: 'hello' })
    }
  }

  const stop = wire.hear((data) => {
    const read = heard(data)
    if (read.ok) {
      alive ||= read.message.kind !== 'ping' && read.message.kind !== 'hello'
      take(read.message)
    } else if (read.reason) store.setState({ reason: read.reason })
  })

  const timer = setInterval(() => {
    if (!alive && store.getState().connected) store.setState({ connected: false, underWay: nothingUnderWay })
    alive = false
    send({ kind: 'ping' })
  }, patience)
  send({ kind: 'hello' })

  return {
    store,
    wire: wire.kind,
    close() {
      clearInterval(timer)
      stop()
      wire.close()
    },
  }
}
