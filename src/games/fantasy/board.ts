import type { Shape } from '../../geometry/shape/rectangle.ts'
import type { Fighters } from '../fighter.ts'

/** A piece of the table that nobody can stand on or pass. */
export interface Obstacle {
  readonly name: string
  readonly shape: Shape
}

/** What the procedures of fantasy battles ask of the board. Ids that are gone answer as empty. */
export interface Board extends Fighters {
  readonly table: { readonly width: number; readonly height: number }
  readonly obstacles: readonly Obstacle[]
  /** Its base as it lies; its front runs along `turn`. */
  base(id: string): Shape | null
  /** How many inches a model has walked in its activation; null where none is recorded. */
  walked(id: string): number | null
  /** Ids of the enemies whose bases touch a model's. */
  inContact(id: string): readonly string[]
}
