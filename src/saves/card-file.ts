import * as v from 'valibot'
import type { Card } from '../games/card.ts'
import { MOST_CARDS } from '../table/limits.ts'
import { checked } from './checked.ts'
import { inspected } from './inspect.ts'
import { readable } from './readable.ts'
import { type Read, refused } from './refusal.ts'
import { card } from './schema/card.ts'

/** Marks a file of unit cards, so that nothing else is taken for one. */
const KIND = 'edgewise-cards'
const VERSION = 1

const file = v.strictObject({
  program: v.literal(KIND),
  version: v.literal(VERSION),
  cards: v.pipe(v.array(card), v.minLength(1), v.maxLength(MOST_CARDS)),
})

/** Unit cards as the text of a file. */
export function formatCards(cards: readonly Card[]): string {
  return `${readable({ program: KIND, version: VERSION, cards })}\n`
}

/** The unit cards in the text of a file, or why it is none: read as strictly as a table, and nothing of it is kept when refused. */
export function parseCards(text: string): Read<readonly Card[]> {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return refused(text.trim() === '' ? 'empty' : 'notJson')
  }
  const sound = inspected(data)
  if (!sound.ok) return sound
  if (typeof data !== 'object' || data === null || !('program' in data) || data.program !== KIND)
    return refused('notCards')
  const read = checked(file, data, '')
  return read.ok ? { ok: true, value: read.value.cards } : read
}
