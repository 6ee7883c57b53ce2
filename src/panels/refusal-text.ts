import type { Refusal } from '../saves/refusal.ts'
import type { Words } from '../words/words.ts'

/** Why a file was refused, in the reader's words. */
export function refusalText(words: Words, { code, values }: Refusal): string {
  const key = `refusal.${code}`
  return words.knows(key) ? words.t(key, values) : code
}
