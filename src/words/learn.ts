import type { Language } from './numbers.ts'
import { teach } from './words.ts'

const learned = new Set<Language>()
const listeners = new Set<() => void>()

/** Whether a language's catalogue has come, so that it can be spoken. */
export function isLearned(language: Language): boolean {
  return learned.has(language)
}

/** Calls a listener whenever a language has come, until the returned function is called. */
export function onLearned(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Fetches a language's catalogue, once. Rejects when it can't be had, as without a network; then it may be asked for again. */
export async function learn(language: Language): Promise<void> {
  if (learned.has(language)) return
  teach(language, language === 'en' ? (await import('./en.ts')).en : (await import('./ru.ts')).ru)
  learned.add(language)
  for (const listener of listeners) listener()
}
