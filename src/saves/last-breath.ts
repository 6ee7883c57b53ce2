import type { History } from '../table/history.ts'
import { packTable } from './format.ts'
import type { Library } from './library.ts'
import { parseTable } from './parse.ts'
import type { LocalStorage } from './shelf.ts'

/** Where a table that is not yet saved goes when the page closes: the one storage that answers at once. */
export interface LastBreath {
  keep(history: History): void
  forget(id: string): void
  /** Save into the library what the last page could not, at the start of a new one. Unreadable texts are rescued. */
  recover(library: Pick<Library, 'save' | 'rescue'>): Promise<void>
}

const PREFIX = 'edgewise-breath/'

/** A last breath in local storage; without one, or when it refuses, nothing is kept and nothing fails. */
export function createLastBreath(storage: LocalStorage | null): LastBreath {
  return {
    keep(history) {
      try {
        storage?.setItem(PREFIX + history.base.id, packTable(history))
      } catch {
        // Full or forbidden: the write that is under way is all there is.
      }
    },
    forget(id) {
      try {
        if (storage?.getItem(PREFIX + id) !== null) storage?.removeItem(PREFIX + id)
      } catch {
        // Forbidden: then there is nothing to forget either.
      }
    },
    async recover(library) {
      if (!storage) return
      const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
      for (const key of keys.filter((name) => name.startsWith(PREFIX))) {
        const text = storage.getItem(key) ?? ''
        const parsed = parseTable(text)
        if (parsed.ok) await library.save(parsed.history)
        else await library.rescue(key.slice(PREFIX.length), text, parsed.reason)
        storage.removeItem(key)
      }
    },
  }
}
