import type { Point } from '../geometry/point.ts'
import type { Placement } from '../table/action.ts'
import type { Lay } from '../table/lay.ts'
import type { Terrain } from '../table/terrain.ts'

/** What a finger is in the middle of; it reaches the table once, when the finger lifts, or never. */
export type Draft =
  /** Models dragged or turned, where they would stand. `grabbed` is the one under the finger. */
  | { readonly kind: 'move'; readonly grabbed: string; readonly places: readonly Placement[] }
  /** A template or a tape being laid or dragged. */
  | { readonly kind: 'lay'; readonly lay: Lay }
  /** A corner of a walked path being dragged. */
  | { readonly kind: 'path'; readonly model: string; readonly path: readonly Point[] }
  /** A piece of terrain being drawn, moved or reshaped. */
  | { readonly kind: 'piece'; readonly piece: Terrain }
  /** A box drawn to select what lies in it. */
  | { readonly kind: 'box'; readonly from: Point; readonly to: Point }
