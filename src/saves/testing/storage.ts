import type { LocalStorage } from '../shelf.ts'

/** A local storage in memory, for tests. */
export function fakeStorage(): LocalStorage {
  const texts = new Map<string, string>()
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    key: (at) => [...texts.keys()][at] ?? null,
    get length() {
      return texts.size
    },
  }
}
