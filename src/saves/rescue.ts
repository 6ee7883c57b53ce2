import { parseTable } from './parse.ts'
import type { Refusal } from './refusal.ts'
import type { Shelf } from './shelf.ts'

/** A text that can't be read as a table, kept as it came. `label` is the name it had: a table's or a file's. */
export interface Rescued {
  readonly key: string
  readonly label: string
  readonly text: string
  readonly reason: Refusal
}

/** Keeps what can't be read, so that it can be downloaded and is never overwritten. */
export interface Rescue {
  /** Keep a text as it is. The same text is kept once. */
  rescue(label: string, text: string, reason: Refusal): Promise<void>
  /** All kept texts, with the reason why each can't be read. */
  rescued(): Promise<readonly Rescued[]>
  /** Throw a kept text away: only ever at the user's word. */
  dismiss(key: string): Promise<void>
}

const PREFIX = 'rescue:'

const written = (label: string, text: string) => `${JSON.stringify(label)}\n${text}`

function read(record: string): { readonly label: string; readonly text: string } {
  const end = record.indexOf('\n')
  try {
    const label: unknown = JSON.parse(record.slice(0, Math.max(0, end)))
    if (typeof label === 'string') return { label, text: record.slice(end + 1) }
  } catch {
    // Not written by `rescue`: all of it is the text.
  }
  return { label: '', text: record }
}

/** The rescue on a shelf; `now` only makes keys that don't meet. */
export function createRescue(shelf: Shelf, now: () => number): Rescue {
  const keys = async () => (await shelf.keys()).filter((key) => key.startsWith(PREFIX))

  const freeKey = async (): Promise<string> => {
    const taken = new Set(await keys())
    for (let number = now(); ; number += 1) if (!taken.has(`${PREFIX}${number}`)) return `${PREFIX}${number}`
  }

  return {
    async rescue(label, text) {
      for (const key of await keys()) if (read((await shelf.get(key)) ?? '').text === text) return
      await shelf.set(await freeKey(), written(label, text))
    },
    async rescued() {
      const found: Rescued[] = []
      for (const key of await keys()) {
        const record = await shelf.get(key)
        if (record === undefined) continue
        const { label, text } = read(record)
        const parsed = parseTable(text)
        // One that reads by now (kept by an older version of the program) is offered still: its reason says so.
        const reason: Refusal = parsed.ok ? { code: 'readable', values: {} } : parsed.reason
        found.push({ key, label, text, reason })
      }
      return found
    },
    dismiss: (key) => (key.startsWith(PREFIX) ? shelf.remove(key) : Promise.resolve()),
  }
}
