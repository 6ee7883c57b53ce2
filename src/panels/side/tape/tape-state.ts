import { radiusOf } from '../../../rules/base.ts'
import type { Model, Table } from '../../../table/document.ts'
import { placeByBearing, placesByTapes, type TapedPlaces } from '../../../table/place/tapes.ts'
import { endAt, firstTapes, isModelEnd, type Tapes, tapeFrom } from './tape-ends.ts'

/** What was measured, and how well: inches and degrees. */
export interface TapeState extends Tapes {
  readonly way: 'tapes' | 'bearing'
  readonly doubt: number
  readonly turnDoubt: number
}

/** What is entered when the card opens: two tapes, as good as a tape held by hand is. */
export function stateAtFirst(table: Table, moved: Model | null): TapeState {
  return { way: 'tapes', ...firstTapes(table, moved), doubt: 0.1, turnDoubt: 2 }
}

/** What is entered after a change; a bearing can't be taken from an edge, which gives way to the first of the other models. */
export function stateAfter(state: TapeState, changes: Partial<TapeState>, others: readonly Model[]): TapeState {
  const next = { ...state, ...changes }
  const lost = next.way === 'bearing' && !isModelEnd(next.ends[0])
  const [other] = others
  return lost && other ? { ...next, ends: [endAt(other.id), next.ends[1]] } : next
}

/** Where a round base of so many millimetres lies as was measured; null for one that isn't round, which lies nowhere. */
export function placesTaped(table: Table, state: TapeState, mm: number | null): TapedPlaces {
  const { way, ends, gaps, doubt, degrees, turnDoubt } = state
  const a = tapeFrom(table, ends[0], gaps[0], doubt)
  const b = tapeFrom(table, ends[1], gaps[1], doubt)
  if (mm !== null && way === 'tapes' && a && b) return placesByTapes(radiusOf(mm), a, b, table.mat)
  if (mm !== null && way === 'bearing' && a?.kind === 'base') {
    const at = placeByBearing(radiusOf(mm), a.disc, a, { degrees, doubt: turnDoubt })
    return { places: [at], reason: null }
  }
  return { places: [], reason: null }
}
