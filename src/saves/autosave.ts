import { createStore, type StoreApi } from 'zustand/vanilla'
import type { History } from '../table/history.ts'
import type { TableStore } from '../table/store.ts'
import type { LastBreath } from './last-breath.ts'
import type { Library } from './library.ts'

/** How it stands with the saving. After `failed` it is tried again by itself. */
export type SaveStatus = 'saved' | 'saving' | 'failed'

export interface Autosave {
  readonly status: StoreApi<{ readonly status: SaveStatus }>
  /** Write what is not written yet; settles when all is, or has failed. */
  flush(): Promise<void>
  /** Save no more; what is not written yet is written first. */
  stop(): Promise<void>
}

/** The events of the page after which it may be gone. */
export type PageEvents = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

const RETRY = 2000

/**
 * Saves a table as it changes: the actions of one turn of the event loop in one write, one write at a time, the newest state
 * always last. When the page is hidden or closed in the middle, what is not written yet goes into `breath`.
 */
export function autosave(
  store: TableStore,
  library: Pick<Library, 'save' | 'holds'>,
  surroundings: { readonly page?: PageEvents; readonly breath?: LastBreath } = {},
): Autosave {
  const status = createStore<{ readonly status: SaveStatus }>()(() => ({ status: 'saved' }))
  /** What still has to be written, by table: another table may be opened while the former waits. */
  const waiting = new Map<string, History>()
  let inFlight: Promise<void> | null = null
  let retry: ReturnType<typeof setTimeout> | undefined

  async function write(): Promise<void> {
    // Wait out the turn, so that several actions of one gesture are one write.
    await Promise.resolve()
    let failed = false
    for (let next = waiting.entries().next().value; next; next = waiting.entries().next().value) {
      const [id, history] = next
      try {
        await library.save(history)
        if (waiting.get(id) === history) waiting.delete(id)
        surroundings.breath?.forget(id)
      } catch {
        failed = true
        break
      }
    }
    inFlight = null
    status.setState({ status: failed ? 'failed' : 'saved' })
    if (failed) retry = setTimeout(start, RETRY)
  }

  function start(): Promise<void> {
    clearTimeout(retry)
    if (waiting.size === 0) return Promise.resolve()
    if (status.getState().status !== 'saving') status.setState({ status: 'saving' })
    inFlight ??= write()
    return inFlight
  }

  const unsubscribe = store.subscribe(({ history }, former) => {
    if (history === former.history || library.holds(history)) return
    waiting.set(history.base.id, history)
    void start()
  })

  const leave = () => {
    for (const history of waiting.values()) surroundings.breath?.keep(history)
    void start()
  }
  const { page } = surroundings
  for (const event of ['pagehide', 'visibilitychange']) page?.addEventListener(event, leave)

  return {
    status,
    flush: start,
    async stop() {
      unsubscribe()
      for (const event of ['pagehide', 'visibilitychange']) page?.removeEventListener(event, leave)
      await start()
      clearTimeout(retry)
    },
  }
}
