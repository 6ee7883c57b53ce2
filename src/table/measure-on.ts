import type { Disc } from '../geometry/disc.ts'
import { farthest, gap, nearestPair } from '../geometry/gap.ts'
import type { Segment } from '../geometry/segment.ts'
import { bodyOf, modelOf } from './bodies.ts'
import type { Mat, Table } from './document.ts'
import type { Anchor, Measure } from './lay.ts'

/** A tape as it lies on the table. */
export interface MeasureOn {
  /** From the edge of what it starts at to the edge of what it runs to. */
  readonly line: Segment
  /** Inches between them; negative by the depth of an overlap. */
  readonly signedGap: number
  /** Inches to the farthest part of what it runs to; null to an edge of the mat, which has none. */
  readonly farthest: number | null
}

type Edge = Extract<Anchor, { kind: 'edge' }>['edge']

/** A model's base, or a place as a disc of no size; null when the model is gone. */
function discAt(table: Table, anchor: Exclude<Anchor, { kind: 'edge' }>): Disc | null {
  if (anchor.kind === 'place') return { centre: { x: anchor.x, y: anchor.y }, radius: 0 }
  const model = modelOf(table, anchor.id)
  return model && bodyOf(model).disc
}

/** Square from a disc to an edge of the mat; negative by what of it lies beyond. */
function toEdge({ width, height }: Mat, { centre: { x, y }, radius }: Disc, edge: Edge): MeasureOn {
  const flat = edge === 'left' || edge === 'right'
  const away = { left: x, right: width - x, top: y, bottom: height - y }[edge]
  const sign = edge === 'left' || edge === 'top' ? -1 : 1
  const from = flat ? { x: x + sign * radius, y } : { x, y: y + sign * radius }
  const to = flat ? { x: edge === 'left' ? 0 : width, y } : { x, y: edge === 'top' ? 0 : height }
  return { line: { from, to }, signedGap: away - radius, farthest: null }
}

/** From one edge of the mat to another: across it, or nothing at the corner they share. */
function betweenEdges({ width, height }: Mat, from: Edge, to: Edge): MeasureOn {
  const corner = (edge: Edge, other: Edge) => ({
    x:
      edge === 'left' || (edge !== 'right' && other === 'left')
        ? 0
        : edge === 'right' || other === 'right'
          ? width
          : width / 2,
    y:
      edge === 'top' || (edge !== 'bottom' && other === 'top')
        ? 0
        : edge === 'bottom' || other === 'bottom'
          ? height
          : height / 2,
  })
  const flat = (edge: Edge) => edge === 'left' || edge === 'right'
  const across = from !== to && flat(from) === flat(to)
  const ends = across
    ? { from: corner(from, from), to: corner(to, to) }
    : { from: corner(from, to), to: corner(from, to) }
  return { line: ends, signedGap: across ? (flat(from) ? width : height) : 0, farthest: null }
}

/** Where a tape lies: the shortest way between what it hangs on; null when a model is gone. */
export function measureOn(table: Table, { from, to }: Measure): MeasureOn | null {
  if (from.kind === 'edge' && to.kind === 'edge') return betweenEdges(table.mat, from.edge, to.edge)
  if (from.kind === 'edge') {
    const disc = to.kind === 'edge' ? null : discAt(table, to)
    const back = disc && toEdge(table.mat, disc, from.edge)
    return (
      disc &&
      back && { ...back, line: { from: back.line.to, to: back.line.from }, farthest: back.signedGap + 2 * disc.radius }
    )
  }
  const start = discAt(table, from)
  if (!start) return null
  if (to.kind === 'edge') return toEdge(table.mat, start, to.edge)
  const end = discAt(table, to)
  return end && { line: nearestPair(start, end), signedGap: gap(start, end), farthest: farthest(start, end) }
}
