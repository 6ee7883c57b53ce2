import type { Segment } from '../../geometry/segment.ts'
import type { Fighters } from '../fighter.ts'
import type { Measured } from '../measured.ts'

/** Something that gives a target cover: another model, or a piece of terrain on the way or about it. */
export interface Covering {
  readonly id: string
  /** `inside` of terrain that the target stands in: it is seen through the openings of that, however little is hidden. */
  readonly kind: 'model' | 'terrain' | 'inside'
  readonly name: string
}

/** What a shooter sees of a target. */
export interface Seen {
  readonly visible: boolean
  /** The line that shows it, or that is blocked; null where there is none. */
  readonly line: Segment | null
  /** Whether some part of it is hidden. */
  readonly covered: boolean
  /** How much of its width is hidden from the shooter's centre, 0 to 1. */
  readonly hidden: number
  /** What gives it cover, that which is nearest to the target first. */
  readonly covering: readonly Covering[]
  /** Present where the board can't tell: for a base that isn't round, by readings that don't look from the centre. The rest is what is taken until it is answered. */
  readonly isUnjudged?: true
}

/** What a fighter has done in the phase so far, and what befell it in the turn, as the log has it. */
export interface Done {
  readonly shot: boolean
  readonly critical: boolean
  /** Whether it was knocked down, by whomever, or turned over from being stunned, since the turn began. */
  readonly downThisTurn: boolean
}

/** What the procedures of Mordheim ask of the board. Ids that are gone answer as empty. */
export interface Board extends Fighters {
  /** Whether nothing may be told of distances before a target is declared. */
  readonly declaresFirst: boolean
  /** From one base to another. */
  distance(from: string, to: string): Measured
  seen(from: string, to: string): Seen
  /** Whether a model has walked in its activation; null where none is recorded. Turning on the spot is no walk. */
  hasMoved(id: string): boolean | null
  /** How high above the table a model stands, in inches. */
  elevation(id: string): number
  /** How high it reaches, in inches, where the table says so; null otherwise. */
  height(id: string): number | null
  /** How wide its base is at its widest side, in inches; 0 of one who is gone. */
  width(id: string): number
  /** The name of the building that two models both stand in; null where they don't. */
  building(a: string, b: string): string | null
  /** Ids of the enemies whose bases touch a model's. */
  inContact(id: string): readonly string[]
  done(id: string): Done
}
