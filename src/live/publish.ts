import type { StoreApi } from 'zustand/vanilla'
import type { PageEvents } from '../saves/autosave.ts'
import type { TableStore } from '../table/store.ts'
import { onLeaving } from './leaving.ts'
import { heard, type Message, nothingUnderWay, sealed, type UnderWay } from './message.ts'
import { openWire, type Wire } from './wire.ts'

/** A publishing window; `close` says goodbye to its followers. */
export interface Publisher {
  readonly wire: Wire['kind']
  close(): void
}

/**
 * Keep other windows in step with this one's table: it is sent whole when it changes, and what is under way (a template in
 * the finger, models being dragged) alone when only that does, at most once a turn of the event loop. Followers are told when its `page` goes and comes back.
 */
export function publish(
  store: Pick<TableStore, 'getState' | 'subscribe'>,
  channel: string,
  underWay?: Pick<StoreApi<UnderWay>, 'getState' | 'subscribe'>,
  wire: Wire = openWire(channel),
  page?: PageEvents,
): Publisher {
  const send = (message: Message) => wire.send(sealed(message))
  let due: 'table' | 'underWay' | null = null

  function flush(): void {
    const what = due
    due = null
    if (what === null) return
    const current = underWay?.getState() ?? nothingUnderWay
    if (what === 'table') send({ kind: 'table', table: store.getState().table, underWay: current })
    else send({ kind: 'underWay', underWay: current })
  }

  function soon(what: 'table' | 'underWay'): void {
    if (due === null) queueMicrotask(flush)
    if (due !== 'table') due = what
  }

  const stops = [
    store.subscribe((state, former) => {
      if (state.table !== former.table) soon('table')
    }),
    underWay?.subscribe(() => soon('underWay')),
    wire.hear((data) => {
      const read = heard(data)
      if (!read.ok) return
      if (read.message.kind === 'hello') soon('table')
      if (read.message.kind === 'ping') send({ kind: 'pong' })
    }),
    onLeaving(page, { gone: () => send({ kind: 'bye' }), back: () => soon('table') }),
  ]
  soon('table')

  return {
    wire: wire.kind,
    close() {
      for (const stop of stops) stop?.()
      due = null
      send({ kind: 'bye' })
      wire.close()
    },
  }
}
