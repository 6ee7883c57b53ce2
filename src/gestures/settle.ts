import { moveAction } from '../desk/shown.ts'
import type { Placement } from '../table/action.ts'
import type { Hands } from './hands.ts'

/** Ends a drag of models: the table takes it as what was shown while it was dragged. */
export function settle(hands: Hands, places: readonly Placement[]): void {
  hands.act(moveAction(hands.table(), places))
}
