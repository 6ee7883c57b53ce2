import type { Finding } from './finding.ts'
import type { Sentence } from './sentence.ts'

/** How a finding reads on a real table: `grazed` is a verdict closer than the table can be set up by hand. */
export type Standing = 'covered' | 'grazed' | 'clear'

/** A finding with how close it is. `slack` is the width under which it was too close to call, in inches. */
export interface Judged extends Finding {
  readonly standing: Standing
  readonly slack: number
}

/** One clause of the answer: a pip where it speaks of bases, and a sentence. */
export interface Clause {
  readonly pip: Standing | null
  readonly sentence: Sentence
}

/** One step of the explanation: its verb's code stands before it ("Laid", "Covered", "Capped"). */
export interface Reason {
  readonly verb: string
  readonly sentence: Sentence
}

/** The answer to one question about the table: what to say, why, under which readings. */
export interface Verdict {
  readonly clauses: readonly Clause[]
  readonly reasons: readonly Reason[]
  /** Names of the game's switches that decided it, to be shown beside it. */
  readonly readings: readonly string[]
  readonly findings: readonly Judged[]
}
