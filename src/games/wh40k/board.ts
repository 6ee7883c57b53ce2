import type { Disc } from '../../geometry/disc.ts'
import type { Outline } from '../../geometry/outline.ts'
import type { Point } from '../../geometry/point.ts'
import type { Caught } from '../caught.ts'
import type { Fighters } from '../fighter.ts'
import type { Measured } from '../measured.ts'

/** What the procedures of Warhammer 40,000 ask of the board. Ids that are gone answer as empty. */
export interface Board extends Fighters {
  /** A model's base. */
  disc(id: string): Disc | null
  /** From one base to another. */
  distance(from: string, to: string): Measured
  /** Whether one sees another when some are gone. */
  sees(from: string, to: string, gone: readonly string[]): boolean
  /** Whether terrain that gives cover stands between two. */
  covered(from: string, to: string): boolean
  /** Whether a model stands in terrain that gives cover: what covers it from above. */
  standsIn(id: string): boolean
  /** Whether a model has moved in its activation; null where none is recorded. */
  hasMoved(id: string): boolean | null
  /** Whom a round template catches. */
  caughtByBlast(template: Disc): Caught
  /** The teardrop from a model at another, or turned to catch as many enemies less friends as it can; whom it catches. */
  template(origin: string, target: string, aim: 'model' | 'most'): (Caught & { readonly outline: Outline }) | null
  /** Whether a place lies on the table. */
  isOnTable(place: Point): boolean
}
