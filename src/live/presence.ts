import { createStore, type StoreApi } from 'zustand/vanilla'
import type { PageEvents } from '../saves/autosave.ts'
import { onLeaving } from './leaving.ts'
import { heard, type Message, sealed } from './message.ts'
import { openWire, type Wire } from './wire.ts'

/** How many other windows have the same table open: what either saves last stays, so each has to know. */
export interface Presence {
  readonly store: StoreApi<{ readonly others: number }>
  /** Tell the others which table this window has open now. */
  opened(table: string): void
  close(): void
}

/**
 * Watch which tables the windows of this browser have open. `window` is this window's own id. The others are told when its
 * `page` goes, and when it comes back.
 */
export function watchPresence(
  window: string,
  table: string,
  wire: Wire = openWire('presence'),
  page?: PageEvents,
): Presence {
  const store = createStore(() => ({ others: 0 }))
  const open = new Map<string, string>()
  let mine = table
  const send = (message: Message) => wire.send(sealed(message))
  const count = () => {
    const others = [...open.values()].filter((other) => other === mine).length
    if (others !== store.getState().others) store.setState({ others })
  }
  const stop = wire.hear((data) => {
    const read = heard(data)
    if (!read.ok) return
    const { message } = read
    if (message.kind === 'here') {
      open.set(message.window, message.table)
      if (!message.answer) send({ kind: 'here', window, table: mine, answer: true })
      count()
    } else if (message.kind === 'gone') {
      open.delete(message.window)
      count()
    }
  })
  const announce = () => send({ kind: 'here', window, table: mine, answer: false })
  const stay = onLeaving(page, {
    gone: () => send({ kind: 'gone', window }),
    back() {
      // Who went meanwhile was not heard; who is there will answer.
      open.clear()
      announce()
      count()
    },
  })
  announce()

  return {
    store,
    opened(next) {
      mine = next
      announce()
      count()
    },
    close() {
      stay()
      stop()
      send({ kind: 'gone', window })
      wire.close()
    },
  }
}
