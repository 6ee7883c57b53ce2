import type { Hand } from '../../../desk/desk.ts'
import type { Point } from '../../../geometry/point.ts'
import type { Formation, Muster } from '../../../table/place/unit.ts'

/** How many models are asked for and how they are drawn up; `facing` in degrees, null until it is said. */
export interface DrawnUp {
  readonly kind: Formation['kind']
  readonly count: number
  readonly files: number
  readonly spacing: number
  readonly facing: number | null
}

const row: DrawnUp = { kind: 'row', count: 5, files: 3, spacing: 0.25, facing: null }
const ranks: DrawnUp = { kind: 'ranks', count: 10, files: 5, spacing: 0.25, facing: null }

/** What is asked for at first: where bases are square, units stand in ranks unless it is said otherwise. */
export const drawnUpAtFirst = ({ newBase }: Hand): DrawnUp => (newBase.shape === 'rectangle' ? ranks : row)

/** Whether models stand in so many files. */
export const hasFiles = (kind: Formation['kind']): kind is 'block' | 'ranks' => kind === 'block' || kind === 'ranks'

/** The unit that is asked for, about a place; until it is said, side B looks at side A. */
export function musterOf(
  { kind, count, files, spacing, facing }: DrawnUp,
  hand: Hand,
  name: string,
  at: Point,
): Muster {
  return {
    count,
    formation: hasFiles(kind) ? { kind, files } : { kind },
    spacing,
    at,
    facing: facing ?? (hand.newSide === 'b' ? 180 : 0),
    base: hand.newBase,
    side: hand.newSide,
    name,
    unit: count > 1 ? name : '',
  }
}
