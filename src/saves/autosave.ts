import { createStore, type StoreApi } from 'zustand/vanilla'
import type { TableState, TableStore } from '../table/store.ts'
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

/** What is to be written: a past and the table it leads to. */
type Written = Pick<TableState, 'history' | 'table'>

/** The events of the page after which it may be gone. */
export type PageEvents = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

const RETRY = 2000

/**
 * Saves a table as it changes: the actions of one turn of the event loop in one write, one write at a time, the newest state
 * always last. A table that can't be written does not keep others from it, and is tried again after a while. When the page is hidden or closed in the middle, what is not written yet goes into `breath`.
 */
export function autosave(
  store: TableStore,
  library: Pick<Library, 'save' | 'holds'>,
  surroundings: { readonly page?: PageEvents; readonly breath?: LastBreath } = {},
): Autosave {
  const status = createStore<{ readonly status: SaveStatus }>()(() => ({ status: 'saved' }))
  /** What still has to be written, by table: another table may be opened while the former waits. */
  const waiting = new Map<string, Written>()
  let inFlight: Promise<void> | null = null
  let retry: ReturnType<typeof setTimeout> | undefined

  async function write(): Promise<void> {
    // Wait out the turn, so that several actions of one gesture are one write.
    await Promise.resolve()
    const failed = new Set<string>()
    const next = () => [...waiting].find(([id]) => !failed.has(id))
    for (let entry = next(); entry; entry = next()) {
      const [id, written] = entry
      try {
        await library.save(written.history, written.table)
        if (waiting.get(id) === written) waiting.delete(id)
        surroundings.breath?.forget(id)
      } catch {
        failed.add(id)
      }
    }
    inFlight = null
    status.setState({ status: failed.size > 0 ? 'failed' : 'saved' })
    if (failed.size > 0) retry = setTimeout(start, RETRY)
  }

  function start(): Promise<void> {
    clearTimeout(retry)
    if (waiting.size === 0) return Promise.resolve()
    if (status.getState().status !== 'saving') status.setState({ status: 'saving' })
    inFlight ??= write()
    return inFlight
  }

  const unsubscribe = store.subscribe(({ history, table }, former) => {
    if (history === former.history || library.holds(history)) return
    waiting.set(history.base.id, { history, table })
    void start()
  })

  const leave = () => {
    for (const { history, table } of waiting.values()) surroundings.breath?.keep(history, table)
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
