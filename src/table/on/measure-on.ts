import type { Point } from '../../geometry/point.ts'
import type { Segment } from '../../geometry/segment.ts'
import { cornersOf, isRound, type Shape } from '../../geometry/shape/rectangle.ts'
import { reachAlong } from '../../geometry/shape/shape.ts'
import { farthestOfShape, shapeGap } from '../../geometry/shape/shape-gap.ts'
import { TOLERANCE } from '../../geometry/tolerance.ts'
import { modelOf, shapeOfModel } from '../bodies.ts'
import type { Mat, Table } from '../document.ts'
import type { Anchor, Measure } from '../lay.ts'

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
function shapeAt(table: Table, anchor: Exclude<Anchor, { kind: 'edge' }>): Shape | null {
  if (anchor.kind === 'place') return { centre: { x: anchor.x, y: anchor.y }, radius: 0 }
  const model = modelOf(table, anchor.id)
  return model && shapeOfModel(model)
}

/** The directions in which the edges of the mat lie, in quarter turns. */
const QUARTERS = { right: 0, bottom: 1, left: 2, top: 3 } as const

/** The place of a shape that lies farthest towards an edge of the mat; of a whole side that does, its middle. */
function foremost(shape: Shape, edge: Edge, reach: number): Point {
  const { x, y } = shape.centre
  const sign = edge === 'left' || edge === 'top' ? -1 : 1
  const isFlat = edge === 'left' || edge === 'right'
  if (isRound(shape)) return isFlat ? { x: x + sign * reach, y } : { x, y: y + sign * reach }
  const beyond = (corner: Point) => sign * (isFlat ? corner.x - x : corner.y - y)
  const touching = cornersOf(shape).filter((corner) => beyond(corner) >= reach - TOLERANCE)
  return {
    x: touching.reduce((sum, corner) => sum + corner.x, 0) / touching.length,
    y: touching.reduce((sum, corner) => sum + corner.y, 0) / touching.length,
  }
}

/** Square from a shape to an edge of the mat; negative by what of it lies beyond. */
function toEdge({ width, height }: Mat, shape: Shape, edge: Edge): MeasureOn {
  const { x, y } = shape.centre
  const away = { left: x, right: width - x, top: y, bottom: height - y }[edge]
  const reach = reachAlong(shape, (QUARTERS[edge] * Math.PI) / 2)
  const from = foremost(shape, edge, reach)
  const isFlat = edge === 'left' || edge === 'right'
  const to = isFlat ? { x: edge === 'left' ? 0 : width, y: from.y } : { x: from.x, y: edge === 'top' ? 0 : height }
  return { line: { from, to }, signedGap: away - reach, farthest: null }
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
    const shape = to.kind === 'edge' ? null : shapeAt(table, to)
    if (!shape) return null
    const back = toEdge(table.mat, shape, from.edge)
    const across = 2 * reachAlong(shape, (QUARTERS[from.edge] * Math.PI) / 2)
    return { ...back, line: { from: back.line.to, to: back.line.from }, farthest: back.signedGap + across }
  }
  const start = shapeAt(table, from)
  if (!start) return null
  if (to.kind === 'edge') return toEdge(table.mat, start, to.edge)
  const end = shapeAt(table, to)
  if (!end) return null
  const { signedGap, witness } = shapeGap(start, end)
  return { line: witness, signedGap, farthest: farthestOfShape(start, end) }
}
