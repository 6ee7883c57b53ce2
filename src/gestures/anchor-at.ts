import type { Table } from '../table/document.ts'
import type { Anchor } from '../table/lay.ts'
import type { ScreenPoint } from '../view/screen-point.ts'
import { onTable, type View } from '../view/view.ts'
import { HALF_TARGET, modelAt } from './reach.ts'

/** What a tape's end hangs on under a finger: a model, else an edge of the mat when close to it or beyond it, else the place. */
export function anchorAt(table: Table, view: View, at: ScreenPoint, except: readonly string[] = []): Anchor {
  const model = modelAt(table, view, at, except)
  if (model) return { kind: 'model', id: model.id }
  const { x, y } = onTable(view, at)
  const { width, height } = table.mat
  const edges = [
    { edge: 'left', away: x },
    { edge: 'right', away: width - x },
    { edge: 'top', away: y },
    { edge: 'bottom', away: height - y },
  ] as const
  const nearest = edges.reduce((best, edge) => (edge.away < best.away ? edge : best))
  if (nearest.away * view.scale <= HALF_TARGET / 2) return { kind: 'edge', edge: nearest.edge }
  return { kind: 'place', x, y }
}
