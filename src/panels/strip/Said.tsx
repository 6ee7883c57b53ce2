import type { Sentence } from '../../rules/sentence.ts'
import { useWords } from '../use-stores.ts'
import { Parts } from './Parts.tsx'

/** A sentence of the rules in words, what decides it in bold. */
export function Said({ sentence }: { readonly sentence: Sentence }) {
  return <Parts parts={useWords().spoken(sentence)} />
}
