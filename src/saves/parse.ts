import * as v from 'valibot'
import { MOST_MODELS } from '../table/limits.ts'
import { begun, type History, outcome } from '../table/past/history.ts'
import { same } from '../table/same.ts'
import { checked } from './checked.ts'
import { contradiction } from './consistent.ts'
import { LONGEST_TEXT, MOST_STEPS, PROGRAM } from './format.ts'
import { inspected } from './inspect.ts'
import { migrated, VERSION } from './migrations.ts'
import { type Read, type Refusal, refused } from './refusal.ts'
import { step as stepSchema } from './schema/step.ts'
import { table as tableSchema } from './schema/table.ts'

/** What became of a text: the history in it, or the reason why there is none. */
export type Parsed = { readonly ok: true; readonly history: History } | { readonly ok: false; readonly reason: Refusal }

const steps = v.pipe(v.array(stepSchema), v.maxLength(MOST_STEPS))

const fileSchema = v.strictObject({
  program: v.literal(PROGRAM),
  version: v.literal(VERSION),
  table: tableSchema,
  past: v.exactOptional(v.strictObject({ base: tableSchema, steps, undone: steps })),
})

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function readJson(text: string): Read<unknown> {
  const trimmed = text.trim()
  if (trimmed === '') return refused('empty')
  try {
    return { ok: true, value: JSON.parse(trimmed) }
  } catch {
    const cut = trimmed.startsWith('{') && !trimmed.endsWith('}')
    return refused(cut ? 'truncated' : 'notJson')
  }
}

/** A list that is far too long is refused before each of its items is looked at. */
function tooMany(file: Readonly<Record<string, unknown>>): Refusal | null {
  const past = isRecord(file.past) ? file.past : {}
  for (const [place, holder] of [
    ['table', file.table],
    ['past.base', past.base],
  ] as const) {
    const models = isRecord(holder) ? holder.models : null
    if (Array.isArray(models) && models.length > MOST_MODELS)
      return { code: 'tooMany', values: { place: `${place}.models`, got: models.length, most: MOST_MODELS } }
  }
  return null
}

/**
 * Read a saved table strictly: everything in its place, every number within bounds, every name known; else the first thing
 * that is wrong, with its place. A past that does not lead to the table is dropped: the table is what counts.
 */
export function parseTable(text: string): Parsed {
  if (text.length > LONGEST_TEXT) return refused('tooLarge', { got: text.length, most: LONGEST_TEXT })
  const json = readJson(text)
  if (!json.ok) return json
  const file = json.value
  if (!isRecord(file) || file.program !== PROGRAM) return refused('notATable')
  const version = file.version
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    return refused('wrongValue', { place: 'version', got: String(version), expected: String(VERSION) })
  if (version > VERSION) return refused('newer', { got: version, known: VERSION })
  const sound = inspected(file)
  if (!sound.ok) return sound
  const crowd = tooMany(file)
  if (crowd) return { ok: false, reason: crowd }
  const read = checked(fileSchema, migrated(file, version), '')
  if (!read.ok) return read
  const { table, past } = read.value
  const reason = contradiction(table, 'table') ?? (past ? contradiction(past.base, 'past.base') : null)
  if (reason) return { ok: false, reason }
  return { ok: true, history: past && same(outcome(past), table) ? past : begun(table) }
}
