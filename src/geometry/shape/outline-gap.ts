import { directionOf } from '../angle.ts'
import { boundaryFrom } from '../boundary.ts'
import { type Arc, type Edge, straight } from '../edge.ts'
import type { Outline } from '../outline.ts'
import type { Point } from '../point.ts'
import { cornersOf, type Rectangle } from './rectangle.ts'
import type { ShapeGap } from './shape-gap.ts'

/**
 * An edge of the sum of an outline and a rectangle: where the rectangle's centre is while the two only touch. Touching
 * there, the outline's own place is `at` less `step`, or always `corner` where a corner of the outline runs along a side.
 */
interface SumEdge {
  readonly edge: Edge
  readonly step: Point | null
  readonly corner: Point
}

const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y })

/** The place that lies farthest out in a direction; of equally far ones the one farthest along `side`. */
function outermost(places: readonly Point[], outX: number, outY: number, side: number): Point {
  const rank = (p: Point) => p.x * outX + p.y * outY
  const along = (p: Point) => side * (-p.x * outY + p.y * outX)
  return places.reduce((best, p) => {
    const more = rank(p) - rank(best)
    return more > 1e-12 || (more > -1e-12 && along(p) > along(best)) ? p : best
  })
}

/** The part of an arc between two turns from its start, as an edge of its own shifted by a step; null where it has no length. */
function bowed(arc: Arc, from: number, to: number, step: Point): Edge | null {
  const at = (turn: number) => {
    const { cos, sin } = directionOf(arc.start + turn)
    return plus(step, { x: arc.centre.x + arc.radius * cos, y: arc.centre.y + arc.radius * sin })
  }
  const chord = straight(at(from), at(to))
  const bow = { centre: plus(arc.centre, step), radius: arc.radius, start: arc.start + from, sweep: to - from }
  return chord && { ...chord, arc: bow }
}

const TURN = 2 * Math.PI

/** The stretches of an edge of the outline, each shifted by the rectangle's corner that lies outermost there. */
function shifted(edge: Edge, corners: readonly Point[], ways: readonly number[]): SumEdge[] {
  const { arc } = edge
  if (!arc) {
    const step = outermost(corners, edge.dy, -edge.dx, -1)
    return [{ edge: { ...edge, from: plus(edge.from, step), to: plus(edge.to, step) }, step, corner: step }]
  }
  const cuts = ways
    .map((way) => (((way - arc.start) % TURN) + TURN) % TURN)
    .filter((turn) => turn > 0 && turn < arc.sweep)
    .sort((a, b) => a - b)
  const turns = [0, ...cuts, arc.sweep]
  return turns.slice(1).flatMap((to, i): SumEdge[] => {
    const from = turns[i] ?? 0
    const { cos, sin } = directionOf(arc.start + (from + to) / 2)
    const step = outermost(corners, cos, sin, -1)
    const bow = bowed(arc, from, to, step)
    return bow ? [{ edge: bow, step, corner: step }] : []
  })
}

/** The sides of the rectangle, each run along by the outline's place that lies outermost there. */
function sides(outline: Outline, corners: readonly Point[]): SumEdge[] {
  return corners.flatMap((from, i): SumEdge[] => {
    const side = straight(from, corners[(i + 1) % corners.length] ?? from)
    if (!side) return []
    const [outX, outY] = [side.dy, -side.dx]
    const ends = outline.edges.flatMap((edge) => {
      const top = edge.arc && {
        x: edge.arc.centre.x + edge.arc.radius * outX,
        y: edge.arc.centre.y + edge.arc.radius * outY,
      }
      const way = edge.arc ? (((Math.atan2(outY, outX) - edge.arc.start) % TURN) + TURN) % TURN : 0
      return top && edge.arc && way <= edge.arc.sweep ? [edge.from, top, edge.to] : [edge.from, edge.to]
    })
    const corner = outermost(ends, outX, outY, 1)
    return [{ edge: { ...side, from: plus(corner, side.from), to: plus(corner, side.to) }, step: null, corner }]
  })
}

/** The edges of the sum in the order in which they are walked, clockwise on screen. */
function sumEdges(outline: Outline, rectangle: Rectangle): readonly SumEdge[] {
  const corners = cornersOf({ ...rectangle, centre: { x: 0, y: 0 } })
  const normals = [0, 1, 2, 3].map((quarter) => rectangle.turn + (quarter * Math.PI) / 2)
  const edges = [...outline.edges.flatMap((edge) => shifted(edge, corners, normals)), ...sides(outline, corners)]
  const way = ({ edge }: SumEdge) => Math.atan2(edge.dy, edge.dx)
  return edges.sort((a, b) => way(a) - way(b))
}

/**
 * Where the centre of a rectangle that keeps its turn may not be without reaching into a convex outline: the sum of the two,
 * by its edge. On the edge they only touch.
 */
export function outlineSum(outline: Outline, rectangle: Rectangle): Outline {
  return { edges: sumEdges(outline, rectangle).map(({ edge }) => edge) }
}

/**
 * The distance between a convex outline, straight or round, and a rectangle: exact, edge to edge, and inside one another the
 * least way that would part them. It is the distance of the rectangle's centre from the edge of the sum of the two.
 */
export function outlineGap(outline: Outline, rectangle: Rectangle): ShapeGap {
  const { centre } = rectangle
  const sum = sumEdges(outline, rectangle)
  const { distance, at } = boundaryFrom({ edges: sum.map(({ edge }) => edge) }, centre.x, centre.y)
  const off = ({ edge }: SumEdge) => Math.abs(boundaryFrom({ edges: [edge] }, at.x, at.y).distance)
  const [first, ...others] = sum
  if (!first) return { signedGap: distance, witness: { from: centre, to: centre } }
  const under = others.reduce((best, one) => (off(one) < off(best) ? one : best), first)
  const from = under.step ? { x: at.x - under.step.x, y: at.y - under.step.y } : under.corner
  return { signedGap: distance, witness: { from, to: { x: from.x + centre.x - at.x, y: from.y + centre.y - at.y } } }
}
