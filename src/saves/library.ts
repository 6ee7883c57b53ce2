import type { Table } from '../table/document.ts'
import { LONGEST_NAME } from '../table/limits.ts'
import { type History, outcome } from '../table/past/history.ts'
import { packTable } from './format.ts'
import { type Parsed, parseTable } from './parse.ts'
import { type Heading, opened, sealed } from './record.ts'
import { createRescue, type Rescue } from './rescue.ts'
import type { Shelf } from './shelf.ts'

/** A saved table as the list shows it. */
export interface Entry extends Heading {
  readonly id: string
}

/** What opening a table gives: its history, the reason why not, or that there is none of that id. */
export type Loaded = Parsed | { readonly ok: false; readonly reason: null }

/** The tables kept in this browser. Promises reject only when the storage itself refuses. */
export interface Library extends Rescue {
  /** False when everything is forgotten with the page, because the browser grants no storage. */
  readonly persistent: boolean
  /** All tables, the one saved last first. */
  list(): Promise<readonly Entry[]>
  /** Open a table. One that can't be read is moved to the rescued ones, as it was. */
  load(id: string): Promise<Loaded>
  /** Save a table under its id, in place of what was there. `table` is what the history leads to, where that is known. */
  save(history: History, table?: Table): Promise<void>
  /** Copy a table, its past included, under a new id and name. False when it can't be read. */
  duplicate(id: string, newId: string, name: string): Promise<boolean>
  /** Give a table that is not open another name (an open one takes the action 'name'). False when it can't be read. */
  rename(id: string, name: string): Promise<boolean>
  /** Throw a table away. Answers its text, so that it can be brought back. */
  remove(id: string): Promise<string | null>
  /** Whether exactly this history is what was last saved or opened under its id. */
  holds(history: History): boolean
}

const PREFIX = 'table:'

function renamed(history: History, id: string, name: string): History {
  const base = { ...history.base, id, name: name.slice(0, LONGEST_NAME) }
  const named = (step: History['steps'][number]) => step.action.do !== 'name'
  return { base, steps: history.steps.filter(named), undone: history.undone.filter(named) }
}

/** The library on a shelf; `now` tells the time in milliseconds since 1970. */
export function createLibrary(shelf: Shelf, now: () => number): Library {
  const known = new Map<string, History>()
  const rescue = createRescue(shelf, now)

  const save = async (history: History, table: Table = outcome(history)): Promise<void> => {
    const { id, name, game } = table
    await shelf.set(PREFIX + id, sealed({ name, game, saved: now() }, packTable(history, table)))
    known.set(id, history)
  }

  const load = async (id: string): Promise<Loaded> => {
    const record = await shelf.get(PREFIX + id)
    if (record === undefined) return { ok: false, reason: null }
    const { head, text } = opened(record)
    const parsed = parseTable(text)
    if (parsed.ok) {
      known.set(id, parsed.history)
      return parsed
    }
    await rescue.rescue(head?.name ?? id, text, parsed.reason)
    await shelf.remove(PREFIX + id)
    return parsed
  }

  return {
    ...rescue,
    persistent: shelf.kind !== 'memory',
    save,
    load,
    async list() {
      const ids = (await shelf.keys()).filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length))
      const records = await Promise.all(ids.map(async (id) => ({ id, record: await shelf.get(PREFIX + id) })))
      const entries: Entry[] = []
      for (const { id, record } of records) {
        const head = record === undefined ? null : opened(record).head
        if (head) entries.push({ id, ...head })
        // What can't be read is moved to the rescued ones; where storage has no room for that, it stays where it is.
        else if (record !== undefined) await load(id).catch(() => undefined)
      }
      return entries.sort((a, b) => b.saved - a.saved || a.name.localeCompare(b.name))
    },
    async duplicate(id, newId, name) {
      const loaded = await load(id)
      if (!loaded.ok) return false
      await save(renamed(loaded.history, newId, name))
      return true
    },
    async rename(id, name) {
      const loaded = await load(id)
      if (!loaded.ok) return false
      await save(renamed(loaded.history, id, name))
      return true
    },
    async remove(id) {
      const record = await shelf.get(PREFIX + id)
      await shelf.remove(PREFIX + id)
      known.delete(id)
      return record === undefined ? null : opened(record).text
    },
    holds: (history) => known.get(history.base.id) === history,
  }
}
