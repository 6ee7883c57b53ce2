import type { Area } from '../../geometry/area.ts'
import type { Point } from '../../geometry/point.ts'
import type { Segment } from '../../geometry/segment.ts'
import type { Caught } from '../caught.ts'
import type { Fighter, Fighters } from '../fighter.ts'
import type { Measured } from '../measured.ts'
import type { Forfeit } from '../procedure.ts'
import type { Option } from '../question.ts'

/** A point on the table that an attack may come from in place of a model: told by where it is, else as a fighter of no size. */
export interface Origin {
  readonly fighter: Fighter
  readonly at: Point
}

/** Whether an origin kept out of a front arc. Lengths in inches. */
export interface Stalked {
  readonly eligible: boolean
  /** Whether its walk is known; where it isn't, the place it stands on is all that was judged. */
  readonly recorded: boolean
  /** How far it had walked when it first came in front; null where it never did, or where no walk but its place was judged. */
  readonly along: number | null
}

/** Where a drift begins and ends: after how many inches, and whether half the distance or the table's edge cut it short. */
export interface Drifted {
  readonly from: Point
  readonly at: Point
  readonly length: number
  readonly cutBy: 'none' | 'cap' | 'edge'
}

/** What the procedures of HORDES ask of the board. Ids that are gone answer as empty. */
export interface Board extends Fighters {
  readonly origins: readonly Origin[]
  /** Where a model's base has its centre; null when it is gone. */
  centre(id: string): Point | null
  /** How high above the table a model stands, in inches. */
  elevation(id: string): number
  /** From one base to another. */
  distance(from: string, to: string): Measured
  /**
   * Inches of air between the top of the lower of two models and the bottom of the higher, where heights are played and they
   * stand more than an inch apart; 0 otherwise: in a fight an inch up or down is none.
   */
  airBetween(one: string, other: string): number
  /** Whether one sees another: the same as `sight` says, settled sooner. */
  sees(from: string, to: string): boolean
  /** Whether one sees another, and along which line. */
  sight(from: string, to: string): { readonly seen: boolean; readonly line: Segment | null }
  /** Whether terrain alone hides a model wholly from another. */
  spared(from: string, to: string): boolean
  /** Names of the terrain that gives cover and stands between two. */
  covering(from: string, to: string): readonly string[]
  /**
   * Whether an origin kept behind a target while the attacker was active: by its walk where it attacks itself and one is
   * recorded, else by where it stands; so too where another attacks through it.
   */
  stalked(origin: string, target: string, attacker: string): Stalked | null
  /** Whether a target lies in the front arc, at least in part. */
  inFront(of: string, target: string): boolean
  /** Whether a model gave its movement up or has not moved in its activation; null where none is recorded. */
  hasMoved(id: string): boolean | null
  /** Whether it is a model's activation, or its unit's; null where nobody's is open. */
  isActive(id: string): boolean | null
  /** What a model gave up of its activation since the turn began, by the log. */
  forfeits(id: string): readonly Forfeit[]
  /** Whether the log has that a model gave its attack up for a combined one since the turn began. */
  gaveUp(id: string): boolean
  /** Whom a blast catches. */
  caughtByBlast(centre: Point, diameter: number): Caught
  /** The outlines a spray may have, the usual one first. */
  readonly outlines: readonly Option[]
  /** A spray of a size and an outline from one model at another as it lies, and whom it catches; null when it lies nowhere. */
  spray(origin: string, target: string, size: number, outline: string): (Caught & { readonly area: Area }) | null
  /** Where a missed shot comes down, by its dice. */
  drifted(origin: string, target: string, range: number, direction: number, distance: number): Drifted | null
}
