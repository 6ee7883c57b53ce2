import { directionOf } from './angle.ts'
import type { Edge } from './edge.ts'
import type { Pen } from './pen.ts'
import type { Point } from './point.ts'

/** Where a template lies: the place its own (0, 0) falls on, and the direction (radians) its own +x axis runs in. */
export interface Pose {
  readonly at: Point
  readonly direction: number
}

/**
 * The edge of a flat area: straight and round edges, walked clockwise on screen, each beginning where the last ended. It is
 * what is drawn and what is computed with, the same object.
 */
export interface Outline {
  readonly edges: readonly Edge[]
}

/** Draw an outline: what a canvas context does with it is exactly the curve that `boundaryFrom` measures to. */
export function draw(outline: Outline, pen: Pen): void {
  const first = outline.edges[0]
  if (!first) return
  pen.moveTo(first.from.x, first.from.y)
  for (const { to, arc } of outline.edges) {
    if (arc) pen.arc(arc.centre.x, arc.centre.y, arc.radius, arc.start, arc.start + arc.sweep, false)
    else pen.lineTo(to.x, to.y)
  }
  pen.closePath()
}

/** The outline moved and turned as stiff plastic is: neither bent nor mirrored. */
export function placed(outline: Outline, pose: Pose): Outline {
  const { cos, sin } = directionOf(pose.direction)
  const move = (p: Point): Point => ({ x: pose.at.x + p.x * cos - p.y * sin, y: pose.at.y + p.x * sin + p.y * cos })
  return {
    edges: outline.edges.map(({ from, to, dx, dy, chord, arc }) => ({
      from: move(from),
      to: move(to),
      dx: dx * cos - dy * sin,
      dy: dx * sin + dy * cos,
      chord,
      arc: arc && { ...arc, centre: move(arc.centre), start: arc.start + pose.direction },
    })),
  }
}

/** The edges that have a length, in the order given. */
export function outlineOf(edges: readonly (Edge | null)[]): Outline {
  return { edges: edges.filter((edge) => edge !== null) }
}
