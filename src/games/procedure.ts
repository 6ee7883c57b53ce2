import type { Distribution } from '../chance/distribution.ts'
import type { Fraction } from '../chance/fraction.ts'
import type { Area } from '../geometry/area.ts'
import type { Segment } from '../geometry/segment.ts'
import type { Sentence } from '../rules/sentence.ts'
import type { Effect } from './effect.ts'
import type { ReadingName } from './game.ts'
import type { Question } from './question.ts'
import type { Roll } from './roll.ts'

/**
 * A procedure is a guided verdict: who, with what, at whom. Given what the board measured, what was answered and which dice
 * fell, it gives its course so far, from the same inputs always the same.
 */
export interface Course {
  /** In the order in which a player reads them; they end at the first roll whose dice have not fallen. */
  readonly steps: readonly Step[]
  /** Why it can't be done at all, or null. */
  readonly refusal: Sentence | null
  /** What may come of it, before the dice. */
  readonly chances: readonly Chance[]
  readonly spreads: readonly Spread[]
  /** What is written on the board beside models. */
  readonly notes: readonly Note[]
  /** How far models may go, drawn about them. */
  readonly reaches: readonly Reach[]
  /** What came of it, once every die fell; null while something is open. */
  readonly result: Result | null
  /** Names of the game's switches that it hangs on. */
  readonly readings: readonly ReadingName[]
}

/** What a step says for the one who acts: it helps him, hinders him, or neither. */
export type Bearing = 'helps' | 'hinders' | 'neither'

/** A step, by how it came to be known: measured on the board, asked, looked up in a table or reckoned, or rolled. */
export type Step =
  | {
      readonly how: 'measured' | 'looked'
      readonly sentence: Sentence
      readonly bearing: Bearing
      /** The line on the board that shows it, or null. */
      readonly witness: Segment | null
      /** A template that lies on the board and shows it. */
      readonly area?: Area
    }
  /** `profile` marks numbers that a unit card says as a rule. */
  | { readonly how: 'asked'; readonly question: Question; readonly profile: boolean }
  | { readonly how: 'rolled'; readonly roll: Roll; readonly sentence: Sentence | null; readonly bearing: Bearing }

/** How likely something is: "to hit", "to destroy". `about` is the model it concerns where there are several. */
export interface Chance {
  readonly code: string
  readonly about: string | null
  readonly share: Fraction
}

/** How likely each number of something is, for the chart: damage, wounds. From `mark` on, a model falls. */
export interface Spread {
  readonly code: string
  readonly about: string | null
  readonly distribution: Distribution
  readonly mark: number | null
}

/**
 * What is written beside a model: its place in an order, from 1, those equally placed alike; or a few words. `helps` and
 * `hinders` say that it may be chosen or not.
 */
export interface Note {
  readonly model: string
  readonly text: number | Sentence
  readonly bearing: Bearing
}

/** How far a model may go from where it stands, in inches. */
export interface Reach {
  readonly model: string
  readonly inches: number
}

/** A part of its activation that a model gave up, and for what: to stand up, to aim, or for something else. */
export interface Forfeit {
  readonly part: 'activation' | 'movement' | 'action'
  readonly gain: 'standing' | 'aiming' | 'another'
}

/** What came of a procedure, in sentences, and what it changes on the table. */
export interface Result {
  readonly said: readonly Sentence[]
  readonly effects: readonly Effect[]
  /** Ids of those who gave their attacks up for it; nobody where absent. */
  readonly spent?: readonly string[]
  /** What the one who acted gave up for it; nothing where absent. */
  readonly gave?: Forfeit
  /** Set where it only answers a question: it changes nothing, nothing was rolled or spent, and there is nothing to record. */
  readonly answersOnly?: true
}
