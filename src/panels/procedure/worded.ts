import type { Words } from '../../words/words.ts'

/** The text of a key that is put together from data, or what stands for it where no catalogue has it. */
export function wordOf(words: Words, key: string, otherwise: string): string {
  return words.knows(key) ? words.t(key) : otherwise
}

/** Whom a question or a roll is about: a model by its name, or a word of the catalogues. */
export function aboutOf(words: Words, about: string | null, nameOf: (id: string) => string | null): string {
  if (about === null) return ''
  return about
    .split(':')
    .map((part) => nameOf(part) ?? wordOf(words, `about.${part}`, part))
    .join(' · ')
}
