import type { Stores } from '../panels/stores.ts'
import { parseTable } from '../saves/parse.ts'

/** A handle for the browser's console and for bug reports: read the stores, or open a table file's text. */
declare global {
  interface Window {
    edgewise?: { readonly stores: Stores; open(text: string): boolean }
  }
}

/** Puts the handle where the console finds it. */
export function giveHandle(stores: Stores): void {
  window.edgewise = {
    stores,
    open(text) {
      const parsed = parseTable(text)
      if (parsed.ok) stores.doors.open(parsed.history)
      return parsed.ok
    },
  }
}
