import type { Base } from '../rules/base.ts'
import type { Words } from '../words/words.ts'

/** A base's size as it is read: 30 mm, 25 × 50 mm. */
export function baseWritten(base: Base, words: Words): string {
  if (base.shape === 'round') return words.millimetres(base.mm)
  return words.t('base.sides', { width: words.plain(base.width), depth: words.millimetres(base.depth) })
}

/** The same as short as a key's label; a round one is marked as such where there are others beside it. */
export function baseLabelled(base: Base, marked: boolean, words: Words): string {
  if (base.shape === 'round') return `${marked ? '⌀\u2009' : ''}${words.plain(base.mm)}`
  return `${words.plain(base.width)}\u2009×\u2009${words.plain(base.depth)}`
}
