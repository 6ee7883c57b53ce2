import type { Area } from '../geometry/area.ts'
import type { Point } from '../geometry/point.ts'
import type { Sentence } from '../rules/sentence.ts'

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
