import type { StoreApi } from 'zustand/vanilla'
import type { Sentence } from '../rules/sentence.ts'

/** One question of the practice, as the panel shows it. */
export interface DrillState {
  /** Which question of how many this is, from 1. */
  readonly number: number
  readonly of: number
  /** What the question names: the model asked about, and the size of the template in inches. */
  readonly question: { readonly kind: 'spray' | 'blast'; readonly size: number; readonly name: string }
  readonly said: boolean | null
  /** Known once an answer was given: whether the base is in, and by what margin in inches. */
  readonly truth: { readonly covered: boolean; readonly margin: number } | null
  /** What decides it, in the words of the rules. */
  readonly why: readonly Sentence[]
  /** Points for this answer, and for all so far, 100 the most for each. */
  readonly points: number | null
  readonly total: number
  /** The address of this very question. */
  readonly link: string
}

/** The practice that is going on, null while none is. */
export interface Drill {
  readonly store: StoreApi<{ readonly drill: DrillState | null }>
  answer(covered: boolean): void
  next(): void
  leave(): void
}
