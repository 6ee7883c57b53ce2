import { directionOf } from '../angle.ts'
import { type Edge, straight } from '../edge.ts'
import { type Outline, outlineOf } from '../outline.ts'
import type { Point } from '../point.ts'
import { outlineSum } from './outline-gap.ts'
import { cornersOf, isRound, type Shape } from './rectangle.ts'

const QUARTER = Math.PI / 2

/** A quarter of a circle, clockwise from a direction; null without a radius. */
function quarter(centre: Point, radius: number, start: number): Edge | null {
  const at = (angle: number): Point => {
    const { cos, sin } = directionOf(angle)
    return { x: centre.x + radius * cos, y: centre.y + radius * sin }
  }
  const chord = straight(at(start), at(start + QUARTER))
  return chord && { ...chord, arc: { centre, radius, start, sweep: QUARTER } }
}

/** All places within so many inches of a shape, by their edge: round about a rectangle's corners. */
export function outlineAbout(shape: Shape, beyond: number): Outline {
  if (isRound(shape)) {
    const radius = shape.radius + beyond
    return outlineOf([0, 1, 2, 3].map((turn) => quarter(shape.centre, radius, turn * QUARTER)))
  }
  const corners = cornersOf(shape)
  // The first side runs along the width; straight out of it lies a quarter turn back from that.
  return outlineOf(
    corners.flatMap((corner, i) => {
      const out = shape.turn + (i - 1) * QUARTER
      const { cos, sin } = directionOf(out)
      const lifted = ({ x, y }: Point): Point => ({ x: x + beyond * cos, y: y + beyond * sin })
      const next = corners[(i + 1) % 4] ?? corner
      return [straight(lifted(corner), lifted(next)), quarter(next, beyond, out)]
    }),
  )
}

/**
 * Where the centre of a base that keeps its turn may not be, as it would stand less than `spacing` inches from another; on the
 * edge it stands exactly so far away.
 */
export function zoneAbout(standing: Shape, moving: Shape, spacing: number): Outline {
  if (isRound(moving)) return outlineAbout(standing, moving.radius + spacing)
  const about = outlineAbout(standing, spacing)
  // What is as small as a place has no outline: then it is the moving base's own, about that place.
  if (about.edges.length === 0) return outlineAbout({ ...moving, centre: standing.centre }, 0)
  return outlineSum(about, moving)
}
