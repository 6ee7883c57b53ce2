import type { Forfeit } from '../games/procedure.ts'
import type { Sentence } from '../rules/sentence.ts'

/** The dice of one roll, as they fell at the table. */
export interface Thrown {
  /** What they were rolled for, by its code, and about whom by name; empty where it is about nobody in particular. */
  readonly code: string
  readonly about: string
  readonly faces: readonly number[]
}

/** What was done and what came of it, as it is kept and can be read back. Names are those that stood then. */
export interface Entry {
  readonly id: string
  /** The procedure, by its code. */
  readonly of: string
  readonly actor: string
  /** The id of the model that acted: two may bear one name. */
  readonly by: string
  /** Empty where it had none. */
  readonly target: string
  readonly steps: readonly Sentence[]
  readonly dice: readonly Thrown[]
  readonly result: readonly Sentence[]
  /** The seed of the table's dice. */
  readonly seed: number
  /** Ids of the models that gave their attacks up for it; nobody where absent. */
  readonly spent?: readonly string[]
  /** What the model that acted gave up of its activation for it; nothing where absent. */
  readonly gave?: Forfeit
  /** Ids of the models that it put a mark on, as knocked down; nobody where absent. */
  readonly wearers?: readonly string[]
}
