import type { Card } from '../games/card.ts'
import type { Effect } from '../games/effect.ts'
import type { GameId, Readings, SprayPreset } from '../games/game.ts'
import type { Point } from '../geometry/point.ts'
import type { Mat, Model, Stage } from './document.ts'
import type { Lay } from './lay.ts'
import type { Entry } from './log.ts'
import type { Terrain } from './terrain.ts'

/** Where a model stands after a correction: inches, degrees. */
export interface Placement {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly facing: number
  /** How far off the place may be, in inches, where that is said with it; else the doubt stays. */
  readonly doubt?: number
}

/** What can be changed of a model without moving it. */
export type Changes = Partial<
  Pick<
    Model,
    'name' | 'unit' | 'side' | 'base' | 'doubt' | 'elevation' | 'height' | 'marks' | 'card' | 'marked' | 'tokens'
  >
>

/** What is rolled of a shove: how far a model slams the mover, or where a throw drifts that missed what it was aimed at. */
export type ShoveDice = { readonly of: 'slam'; readonly away: string } | { readonly of: 'miss'; readonly aim: Point }

/** Everything a player can do to a table. Each is one step of undo. An action on something that is gone changes nothing. */
export type Action =
  | { readonly do: 'add'; readonly models: readonly Model[] }
  | { readonly do: 'remove'; readonly ids: readonly string[] }
  | {
      readonly do: 'revise'
      readonly ids: readonly string[]
      readonly changes: Changes
    }
  /** Correct the places of models; no move in the rules' sense, but for units that are moved as a whole in play. */
  | { readonly do: 'place'; readonly places: readonly Placement[] }
  /** Walk the active model one straight leg; others named in `places` go along without a leg of their own. */
  | { readonly do: 'advance'; readonly places: readonly Placement[] }
  | { readonly do: 'activate'; readonly model: string }
  | { readonly do: 'finish' }
  /** Edit the legs of an activation; the model ends at the last point. */
  | { readonly do: 'reroute'; readonly model: string; readonly path: readonly Point[] }
  | { readonly do: 'forget'; readonly model: string }
  /** Lay something: replaces the unpinned one, or the one of the same id. */
  | { readonly do: 'lay'; readonly lay: Lay }
  | { readonly do: 'pin'; readonly id: string; readonly pinned: boolean }
  | { readonly do: 'lift'; readonly id: string }
  /** A model is replaced by one of another base, which stands at a place; what asked for it is over. */
  | { readonly do: 'replace'; readonly id: string; readonly x: number; readonly y: number }
  /**
   * Models are moved against their will: the mover of a shove and all who made room stand where `places` say, and the shove
   * is over; or, where the id is null, several at once.
   */
  | { readonly do: 'rest'; readonly id: string | null; readonly places: readonly Placement[] }
  /** Roll the dice of a deviation: both, or one of them, from the table's seed. The history writes `from`, the first die. */
  | {
      readonly do: 'roll'
      readonly id: string
      readonly which: 'both' | 'direction' | 'distance'
      readonly from?: number
    }
  /** Roll some dice of a procedure from the table's seed. The history writes `from`, the first die. */
  | {
      readonly do: 'cast'
      readonly id: string
      readonly roll: string
      readonly dice: number
      readonly from?: number
    }
  /** A procedure is over: what it changes is changed, and what came of it is written down. */
  | { readonly do: 'settle'; readonly id: string; readonly effects: readonly Effect[]; readonly entry: Entry }
  /** Put a unit card on the table, or another of the same id in its place. */
  | { readonly do: 'card'; readonly card: Card }
  | { readonly do: 'dropCard'; readonly id: string }
  /** Roll the dice of a shove from the table's seed, which aim it anew. The history writes `from`, the first die. */
  | { readonly do: 'rollShove'; readonly id: string; readonly dice: ShoveDice; readonly from?: number }
  | { readonly do: 'declare'; readonly target: string | null }
  | { readonly do: 'declareFirst'; readonly on: boolean }
  /** Put pieces of terrain on the table, or others of the same ids in their place. */
  | { readonly do: 'build'; readonly pieces: readonly Terrain[] }
  | { readonly do: 'raze'; readonly ids: readonly string[] }
  | { readonly do: 'heights'; readonly on: boolean }
  | { readonly do: 'stage'; readonly stage: Stage }
  | { readonly do: 'mat'; readonly mat: Mat }
  | { readonly do: 'name'; readonly name: string }
  | { readonly do: 'game'; readonly game: GameId }
  | { readonly do: 'reading'; readonly readings: Partial<Readings> }
  | { readonly do: 'tooClose'; readonly inches: number }
  /** Keep an outline with the table; `lay` is a spray that takes it at once. */
  | { readonly do: 'outline'; readonly preset: SprayPreset; readonly lay?: string }
  | { readonly do: 'dropOutline'; readonly id: string }

/** An action with its author, as the history keeps it. */
export interface Step {
  readonly action: Action
  readonly author: string
}
