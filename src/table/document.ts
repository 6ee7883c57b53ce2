import type { Card } from '../games/card.ts'
import type { GameId, Readings, SprayPreset } from '../games/game.ts'
import type { Mark } from '../games/mark.ts'
import type { Point } from '../geometry/point.ts'
import type { Base } from '../rules/base.ts'
import type { Lay } from './lay.ts'
import type { Entry } from './log.ts'
import type { Terrain } from './terrain.ts'

export type Side = 'a' | 'b' | 'c'

/** A model as it stands on the table: place in inches, facing in degrees clockwise from +x. */
export interface Model {
  readonly id: string
  readonly name: string
  /** The unit it belongs to; empty for a model of its own. */
  readonly unit: string
  readonly side: Side
  readonly base: Base
  readonly x: number
  readonly y: number
  readonly facing: number
  /** How far off the place may be, in inches, where the user said so; 0 otherwise. */
  readonly doubt: number
  /** How high above the table it stands, in inches; absent on the table itself. */
  readonly elevation?: number
  /** How high it reaches above where it stands, in inches; absent where its base's size says it. */
  readonly height?: number
  /** What has befallen it; absent for none. */
  readonly marks?: readonly Mark[]
  /** The id of its unit card; absent where it has none. */
  readonly card?: string
  /** Boxes of damage marked, a number a track: one for a row of boxes or for wounds, six for a spiral; absent for none. */
  readonly marked?: readonly number[]
  /** How many tokens of each kind it has; absent for none. */
  readonly tokens?: Readonly<Record<string, number>>
}

/** What a model did in play: the straight legs that its base's centre walked, the first point being where it began. */
export interface Activation {
  readonly model: string
  readonly path: readonly Point[]
  readonly open: boolean
}

export type MatLook = 'felt' | 'slate' | 'sand' | 'grass' | 'black'

export interface Mat {
  readonly width: number
  readonly height: number
  readonly look: MatLook
  readonly grid: boolean
}

/** Set-up: a drag corrects a place. Play: a drag of the active model is a leg of its move. */
export type Stage = 'setup' | 'play'

/** The whole table as it is saved: plain data, inches, degrees, millimetres. */
export interface Table {
  readonly id: string
  readonly name: string
  readonly game: GameId
  readonly mat: Mat
  readonly stage: Stage
  /** The readings in which this table differs from its game's defaults. */
  readonly readings: Partial<Readings>
  /** The width under which a verdict is too close to call by hand, in inches. */
  readonly tooClose: number
  /** Hide distances until a target is declared. */
  readonly declareFirst: boolean
  /** The declared target while distances are hidden, or null. */
  readonly declared: string | null
  readonly models: readonly Model[]
  readonly terrain: readonly Terrain[]
  /** Whether sight asks how high things reach; else it is judged in plan. */
  readonly heights: boolean
  readonly lays: readonly Lay[]
  /** The last activation of each model that had one, oldest first; at most one is open. */
  readonly activations: readonly Activation[]
  /** Spray outlines the user corrected or drew. */
  readonly outlines: readonly SprayPreset[]
  /** The unit cards that its models play by. */
  readonly cards: readonly Card[]
  /** What was done by the rules of the game, oldest first. */
  readonly log: readonly Entry[]
  /** The seed of this table's dice and how many were rolled, so that a roll taken back falls the same again. */
  readonly dice: { readonly seed: number; readonly rolled: number }
}
