/**
 * Why a text is no table. `empty`, `tooLarge`, `truncated`, `notJson`, `notATable`: the whole file; `newer`: made by a
 * later version; `readable`: it could not be read once, and can be now; the others name the place in it
 * (`table.models[3].x`).
 */
export type RefusalCode =
  | 'empty'
  | 'tooLarge'
  | 'truncated'
  | 'notJson'
  | 'notATable'
  | 'notCards'
  | 'newer'
  | 'readable'
  | 'tooDeep'
  | 'badKey'
  | 'unknownKey'
  | 'missingKey'
  | 'wrongType'
  | 'wrongValue'
  | 'outOfRange'
  | 'tooMany'
  | 'unknownGame'
  | 'twice'
  | 'gone'

/** A reason for refusing, as a code the catalogues know and the values it mentions. */
export interface Refusal {
  readonly code: RefusalCode
  readonly values: Readonly<Record<string, string | number>>
}

/** What a door answers: what was read, or why not. */
export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: Refusal }

/** A refusal as an answer. */
export function refused(
  code: RefusalCode,
  values: Refusal['values'] = {},
): { readonly ok: false; readonly reason: Refusal } {
  return { ok: false, reason: { code, values } }
}

/** A value shortened for a sentence: text in quotes, lists and objects by their kind. */
export function shown(value: unknown): string {
  if (value === null || value === undefined) return String(value)
  if (Array.isArray(value)) return '[…]'
  if (typeof value === 'object') return '{…}'
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value)
  return text.length > 40 ? `${text.slice(0, 39)}…` : text
}
