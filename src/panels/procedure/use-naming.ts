import { useTable, useWords } from '../use-stores.ts'
import { aboutOf, wordOf } from './worded.ts'

/** How what a procedure mentions is called: models by their names, codes by their words. */
export interface Naming {
  name(id: string): string
  /** Whom a question or a roll is about. */
  about(about: string): string
  /** A word of the catalogues, with whom it is about where it is asked of several. */
  label(prefix: 'ask' | 'roll' | 'chance' | 'spread', code: string, about: string | null): string
}

/** The names of the table's models and the words of procedures. */
export function useNaming(): Naming {
  const words = useWords()
  const models = useTable(({ table }) => table.models)
  const known = (id: string) => models.find((model) => model.id === id)?.name ?? null
  return {
    name: (id) => known(id) ?? id,
    about: (about) => aboutOf(words, about, known),
    label(prefix, code, about) {
      const word = wordOf(words, `${prefix}.${code}`, code)
      return about === null ? word : `${word} · ${aboutOf(words, about, known)}`
    },
  }
}
