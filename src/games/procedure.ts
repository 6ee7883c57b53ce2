import type { Distribution } from '../chance/distribution.ts'
import type { Fraction } from '../chance/fraction.ts'
import type { Area } from '../geometry/area.ts'
import type { Point } from '../geometry/point.ts'
import type { Segment } from '../geometry/segment.ts'
import type { Sentence } from '../rules/sentence.ts'
import type { ReadingName } from './game.ts'
import type { Mark } from './mark.ts'

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

/**
 * What a player is asked, with the answer that stands until another is given. `code` names it in the catalogues, `about` the
 * model it is asked of where it is asked of several; `key` is what its answer is kept under.
 */
export type Question = {
  readonly key: string
  readonly code: string
  readonly about: string | null
} & (
  | { readonly kind: 'yes'; readonly on: boolean }
  | {
      readonly kind: 'number'
      /** Null is the dash that some profiles have in place of a number. */
      readonly value: number | null
      readonly least: number
      readonly most: number
      readonly dash: boolean
    }
  /** One of some options: words of the catalogues by their code, or names as they were given. */
  | { readonly kind: 'one'; readonly options: readonly Option[]; readonly value: string }
  /** Which models of some: who takes part, who is struck. Ids; `most` of them. */
  | {
      readonly kind: 'models'
      readonly among: readonly string[]
      readonly chosen: readonly string[]
      readonly most: number
    }
)

/**
 * What can be chosen: a value, and the name it is shown by where it has one of its own, or a sentence that words it; else the
 * catalogues word it by its value.
 */
export interface Option {
  readonly value: string
  readonly name: string | null
  readonly sentence?: Sentence
  /** Where it would be on the board; a tap there chooses it. */
  readonly ghost?: Ghost
}

/** A place on the board that stands for a choice: what is drawn, and the few words in the middle of it. */
export interface Ghost {
  readonly area: Area
  readonly at: Point
  readonly label: Sentence
}

/** An answer as it is kept: yes or no, a number or its dash, an option's code, ids of models. */
export type Answer = boolean | number | null | string | readonly string[]
export type Answers = Readonly<Record<string, Answer>>

/** Six-sided dice that fall together; `id` tells apart rolls of one kind, `code` names the kind in the catalogues. */
export interface Roll {
  readonly id: string
  readonly code: string
  /** The model it is rolled against or for, or null. */
  readonly about: string | null
  readonly dice: number
  /** The code of the chance that it decides, to be shown beside it; null where none was told. */
  readonly chance: string | null
  /** As they fell; null while they have not. */
  readonly faces: readonly number[] | null
}

/** The dice that fell, by the roll's id. */
export type Rolls = Readonly<Record<string, readonly number[]>>

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

/** A change of the table that a procedure makes; all of one procedure are one action. */
export type Effect =
  /** Boxes marked in all, a number a track: one for a row of boxes, six for a spiral. */
  | { readonly do: 'hurt'; readonly model: string; readonly marked: readonly number[] }
  | { readonly do: 'mark'; readonly model: string; readonly mark: Mark; readonly on: boolean }
  | { readonly do: 'remove'; readonly model: string }
  /** How many tokens of a kind a model then has. */
  | { readonly do: 'token'; readonly model: string; readonly token: string; readonly count: number }
  /** Where a model then stands; degrees. */
  | {
      readonly do: 'put'
      readonly model: string
      readonly x: number
      readonly y: number
      readonly facing: number
    }
  /** Where a model then stands, having gone there in a straight line by its own move: that counts as walked. */
  | {
      readonly do: 'walk'
      readonly model: string
      readonly x: number
      readonly y: number
      readonly facing: number
    }
  | { readonly do: 'unit'; readonly model: string; readonly unit: string }
  /** What it walked is over: the table no longer has it. */
  | { readonly do: 'forget'; readonly model: string }
