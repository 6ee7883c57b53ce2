import { createStore, del, get, keys, set } from 'idb-keyval'

/** A place that keeps texts under keys. Each promise rejects when the place refuses. */
export interface Shelf {
  readonly kind: 'indexeddb' | 'local' | 'memory'
  get(key: string): Promise<string | undefined>
  set(key: string, text: string): Promise<void>
  remove(key: string): Promise<void>
  keys(): Promise<readonly string[]>
}

/** The parts of the browser's storages that are used, so that tests can hand in their own. */
export type LocalStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const PREFIX = 'edgewise/'

/** A shelf that forgets everything with the page. */
export function memoryShelf(): Shelf {
  const texts = new Map<string, string>()
  return {
    kind: 'memory',
    get: async (key) => texts.get(key),
    set: async (key, text) => void texts.set(key, text),
    remove: async (key) => void texts.delete(key),
    keys: async () => [...texts.keys()],
  }
}

/** A shelf in the page's local storage: a few megabytes, for browsers that refuse their data base. */
export function localShelf(storage: LocalStorage): Shelf {
  return {
    kind: 'local',
    get: async (key) => storage.getItem(PREFIX + key) ?? undefined,
    set: async (key, text) => storage.setItem(PREFIX + key, text),
    remove: async (key) => storage.removeItem(PREFIX + key),
    keys: async () =>
      Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
        .filter((key) => key.startsWith(PREFIX))
        .map((key) => key.slice(PREFIX.length)),
  }
}

/** A shelf in the browser's data base. */
function databaseShelf(): Shelf {
  const store = createStore('edgewise', 'tables')
  return {
    kind: 'indexeddb',
    get: async (key) => {
      const text: unknown = await get(key, store)
      return typeof text === 'string' ? text : undefined
    },
    set: (key, text) => set(key, text, store),
    remove: (key) => del(key, store),
    keys: async () => (await keys(store)).filter((key) => typeof key === 'string'),
  }
}

/** The storages of a page; either may be missing, and a browser may throw when one only looks at them. */
export interface Page {
  readonly localStorage?: LocalStorage
  readonly indexedDB?: unknown
}

/** The page's local storage, or null where the browser forbids even to look at it. */
export function localStorageOf(page: Page = globalThis): LocalStorage | null {
  try {
    return page.localStorage ?? null
  } catch {
    return null
  }
}

async function works(shelf: Shelf, patience: number): Promise<boolean> {
  const trial = async () => {
    await shelf.set('trial', 'trial')
    const kept = await shelf.get('trial')
    await shelf.remove('trial')
    return kept === 'trial'
  }
  const late = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), patience)
  })
  return Promise.race([trial().catch(() => false), late])
}

/**
 * The best shelf this browser grants: its data base, else local storage, else memory. A data base that neither works nor
 * fails within `patience` milliseconds counts as refused.
 */
export async function openShelf(page: Page = globalThis, patience = 3000): Promise<Shelf> {
  const local = localStorageOf(page)
  const candidates = [...(page.indexedDB ? [databaseShelf] : []), ...(local ? [() => localShelf(local)] : [])]
  for (const candidate of candidates) {
    try {
      const shelf = candidate()
      if (await works(shelf, patience)) return shelf
    } catch {
      // A browser that refuses a storage may throw already when it is opened: the next one is tried.
    }
  }
  return memoryShelf()
}
