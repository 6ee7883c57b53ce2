import { readLay, readPlaces, readTable } from '../saves/pieces.ts'
import type { Refusal } from '../saves/refusal.ts'
import type { Placement } from '../table/action.ts'
import type { Table } from '../table/document.ts'
import type { Lay } from '../table/lay.ts'

/** What is under way in the publishing window and not yet on the table, so that followers show it as it moves. */
export interface UnderWay {
  /** A template or tape being laid. */
  readonly lay: Lay | null
  /** Where models being dragged would stand. */
  readonly places: readonly Placement[]
  /** Where those would stand who make room for a shove. */
  readonly room: readonly Placement[]
  /** What the publisher wants shown and how: numbers and switches by name, read by the projector. */
  readonly show: Readonly<Record<string, string | number | boolean>>
}

export const nothingUnderWay: UnderWay = { lay: null, places: [], room: [], show: {} }

/** What windows say to each other. A follower says hello and is told everything; a publisher that goes says bye. */
export type Message =
  | { readonly kind: 'hello' }
  | { readonly kind: 'bye' }
  | { readonly kind: 'ping' }
  | { readonly kind: 'pong' }
  | { readonly kind: 'table'; readonly table: Table; readonly underWay: UnderWay }
  | { readonly kind: 'underWay'; readonly underWay: UnderWay }
  | { readonly kind: 'here'; readonly window: string; readonly table: string; readonly answer: boolean }
  | { readonly kind: 'gone'; readonly window: string }

const PROTOCOL = 1

/** A message as it goes over the wire. */
export function sealed(message: Message): object {
  return { protocol: PROTOCOL, ...message }
}

/** What was heard: a message, nothing of ours, or one that can't be read, with the reason. */
export type Heard =
  | { readonly ok: true; readonly message: Message }
  | { readonly ok: false; readonly reason: Refusal | null }

const foreign: Heard = { ok: false, reason: null }
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isShown = (value: unknown): value is string | number | boolean =>
  (typeof value === 'string' && value.length <= 200) ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value))

function readUnderWay(data: unknown): UnderWay | Refusal {
  if (!isRecord(data)) return nothingUnderWay
  const places = readPlaces(data.places ?? [])
  if (!places.ok) return places.reason
  const room = readPlaces(data.room ?? [])
  if (!room.ok) return room.reason
  const shown = Object.entries(isRecord(data.show) ? data.show : {}).slice(0, 50)
  const show: Record<string, string | number | boolean> = Object.create(null)
  for (const [name, value] of shown) if (isShown(value)) show[name] = value
  const rest = { places: places.value, room: room.value, show: { ...show } }
  if (data.lay === null || data.lay === undefined) return { lay: null, ...rest }
  const lay = readLay(data.lay)
  return lay.ok ? { lay: lay.value, ...rest } : lay.reason
}

/** Read what came over the wire as strictly as a file: another window may run another version, or be no window of ours. */
export function heard(data: unknown): Heard {
  if (!isRecord(data) || data.protocol !== PROTOCOL) return foreign
  switch (data.kind) {
    case 'hello':
    case 'bye':
    case 'ping':
    case 'pong':
      return { ok: true, message: { kind: data.kind } }
    case 'here':
    case 'gone': {
      const { window, table, answer } = data
      if (typeof window !== 'string') return foreign
      if (data.kind === 'gone') return { ok: true, message: { kind: 'gone', window } }
      if (typeof table !== 'string') return foreign
      return { ok: true, message: { kind: 'here', window, table, answer: answer === true } }
    }
    case 'underWay': {
      const underWay = readUnderWay(data.underWay)
      return 'code' in underWay
        ? { ok: false, reason: underWay }
        : { ok: true, message: { kind: 'underWay', underWay } }
    }
    case 'table': {
      const table = readTable(data.table)
      if (!table.ok) return table
      const underWay = readUnderWay(data.underWay)
      if ('code' in underWay) return { ok: false, reason: underWay }
      return { ok: true, message: { kind: 'table', table: table.value, underWay } }
    }
    default:
      return foreign
  }
}
