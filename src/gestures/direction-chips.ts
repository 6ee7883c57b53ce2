import type { Tool } from '../desk/desk.ts'
import { type Point, towards } from '../geometry/point.ts'
import type { Action } from '../table/action.ts'
import type { Table } from '../table/document.ts'
import type { Deviation } from '../table/lay.ts'
import { driftOn } from '../table/on/drift-on.ts'
import type { ScreenPoint } from '../view/screen-point.ts'
import type { View } from '../view/view.ts'
import { CHIPS_OUT } from './handles.ts'
import { reaches } from './reach.ts'

/** A numbered direction of a deviation and where its chip stands around the aim point. */
export interface Chip {
  readonly direction: number
  readonly at: Point
}

/** The six chips around a deviation's aim point; none when a model it hangs on is gone. */
export function chipsOf(table: Table, deviation: Deviation, scale: number): readonly Chip[] {
  const drift = driftOn(table, deviation)
  if (!drift) return []
  return drift.bearings.map((bearing, index) => ({
    direction: index + 1,
    at: towards(drift.start, bearing, CHIPS_OUT / scale),
  }))
}

/** Whether all six chips are shown: while the tool is in hand, and until a direction has fallen; then the fallen one is enough. */
export function showsChips(tool: Tool, deviation: Deviation): boolean {
  return !deviation.pinned && (tool === 'deviation' || deviation.direction === null)
}

/** What tapping a place means when a chip of the deviation in hand stands there; null where none does. */
export function chipAt(table: Table, view: View, tool: Tool, at: ScreenPoint): Action | null {
  const deviation = table.lays.find((lay): lay is Deviation => lay.kind === 'deviation' && !lay.pinned)
  if (!deviation || !showsChips(tool, deviation)) return null
  const chip = chipsOf(table, deviation, view.scale).find((one) => reaches(view, one.at, at))
  return chip ? { do: 'lay', lay: { ...deviation, direction: chip.direction, hit: false } } : null
}
