import type { Segment } from '../geometry/segment.ts'
import { counts, isTouch, type Touch } from './template/touch.ts'

/** What a template means for one base. */
export interface Finding {
  readonly id: string
  /** Inches by which the base is covered (positive) or by which it is missed (negative); 0 is a bare touch. */
  readonly margin: number
  /** Whether the game counts it as covered, a bare touch falling as the game's switch says. */
  readonly covered: boolean
  /** The base and the template only share a point of their edges. */
  readonly touchOnly: boolean
  /** The whole base lies inside the template. */
  readonly wholly: boolean
  /** The two places that decide it, `|margin|` apart: on the template's edge, and on the base's edge. */
  readonly witness: Segment
}

/** What a margin in inches settles of a finding: covered or not by the game's reading of a touch, and whether it is one. */
export function decidedBy(margin: number, touch: Touch): Pick<Finding, 'margin' | 'covered' | 'touchOnly'> {
  return { margin, covered: counts(margin, touch), touchOnly: isTouch(margin) }
}
