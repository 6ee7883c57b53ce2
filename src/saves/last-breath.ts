import type { Table } from '../table/document.ts'
import type { History } from '../table/past/history.ts'
import { packTable } from './format.ts'
import type { Library } from './library.ts'
import { parseTable } from './parse.ts'
import type { LocalStorage } from './shelf.ts'

/** Where a table that is not yet saved goes when the page closes: the one storage that answers at once. */
export interface LastBreath {
  /** Keep a table; `table` is what the history leads to, where that is known. */
  keep(history: History, table?: Table): void
  forget(id: string): void
  /**
   * Save into the library what the last page could not, at the start of a new one. Unreadable texts are rescued. What the
   * library refuses stays where it is. Never rejects.
   */
  recover(library: Pick<Library, 'save' | 'rescue'>): Promise<Recovery>
}

/** How recovering went: whether the library refused anything, and the tables that it would not take. */
export interface Recovery {
  readonly refused: boolean
  readonly unsaved: readonly History[]
}

const PREFIX = 'edgewise-breath/'

function breaths(storage: LocalStorage | null): readonly { readonly key: string; readonly text: string }[] {
  try {
    if (!storage) return []
    const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
    return keys.filter((key) => key.startsWith(PREFIX)).map((key) => ({ key, text: storage.getItem(key) ?? '' }))
  } catch {
    // Forbidden: then nothing was kept here either.
    return []
  }
}

/** A last breath in local storage; without one, or when it refuses, nothing is kept and nothing fails. */
export function createLastBreath(storage: LocalStorage | null): LastBreath {
  const forget = (key: string) => {
    try {
      if (storage?.getItem(key) !== null) storage?.removeItem(key)
    } catch {
      // Forbidden: then there is nothing to forget either.
    }
  }
  return {
    keep(history, table) {
      try {
        storage?.setItem(PREFIX + history.base.id, packTable(history, table))
      } catch {
        // Full or forbidden: the write that is under way is all there is.
      }
    },
    forget: (id) => forget(PREFIX + id),
    async recover(library) {
      const unsaved: History[] = []
      let refused = false
      for (const { key, text } of breaths(storage)) {
        const parsed = parseTable(text)
        try {
          if (parsed.ok) await library.save(parsed.history)
          else await library.rescue(key.slice(PREFIX.length), text, parsed.reason)
          forget(key)
        } catch {
          refused = true
          if (parsed.ok) unsaved.push(parsed.history)
        }
      }
      return { refused, unsaved }
    },
  }
}
