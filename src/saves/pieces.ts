import type { Placement } from '../table/action.ts'
import type { Table } from '../table/document.ts'
import type { Lay } from '../table/lay.ts'
import { checked } from './checked.ts'
import { contradiction } from './consistent.ts'
import { inspected } from './inspect.ts'
import type { Read } from './refusal.ts'
import { lay } from './schema/lay.ts'
import { places } from './schema/step.ts'
import { table } from './schema/table.ts'

/** The table in plain data that came from outside, such as another window; `root` names it in a refusal. */
export function readTable(data: unknown, root = 'table'): Read<Table> {
  const sound = inspected(data)
  if (!sound.ok) return sound
  const read = checked(table, data, root)
  if (!read.ok) return read
  const reason = contradiction(read.value, root)
  return reason ? { ok: false, reason } : read
}

/** The lay in plain data that came from outside. */
export function readLay(data: unknown): Read<Lay> {
  const sound = inspected(data)
  return sound.ok ? checked(lay, data, 'lay') : sound
}

/** The places of models in plain data that came from outside. */
export function readPlaces(data: unknown): Read<readonly Placement[]> {
  const sound = inspected(data)
  return sound.ok ? checked(places, data, 'places') : sound
}
