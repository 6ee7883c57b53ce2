import * as v from 'valibot'
import type { Outline } from '../geometry/outline.ts'
import { type PolygonFault, polygon } from '../geometry/polygon.ts'
import { atMost } from '../geometry/tolerance.ts'
import { flatWedge, roundWedge } from '../geometry/wedge.ts'
import { extent, number, size } from './input.ts'

const corner = v.tuple([number, number], 'a point [u, v]')

const poly = v.object({ kind: v.literal('poly'), pts: v.array(corner, 'a list of points [u, v]') })

const sides = { kind: v.literal('wedge'), L: extent, w0: size, w1: size }
const flat = v.object({ ...sides, far: v.literal('flat') })
const arc = v.object({ ...sides, far: v.literal('arc'), arcU: number })

const wedge = v.variant('far', [flat, arc], '"flat" or "arc"')

const given = v.variant('kind', [poly, wedge], 'an outline of kind "poly" or "wedge"')
type Given = v.InferOutput<typeof given>

const faults: Readonly<Record<PolygonFault, string>> = {
  fewPoints: 'a polygon of at least 3 points',
  noArea: 'a polygon with an area',
  notConvex: 'a convex polygon',
}

/** Where the sides of a wedge meet its end arc, along the axis: beside its centre where it is half a circle, rounding aside. */
function shouldersAt(length: number, width: number, arcCentre: number): number {
  const radius = length - arcCentre
  return arcCentre + Math.sqrt(Math.max(0, (radius - width / 2) * (radius + width / 2)))
}

/** The outline that is meant, or what was expected of one that can't be. */
function outlineFrom(shape: Given): Outline | string {
  if (shape.kind === 'poly') {
    const outline = polygon(shape.pts.map(([x, y]) => ({ x, y })))
    return typeof outline === 'string' ? faults[outline] : outline
  }
  const { L, w0, w1 } = shape
  if (w0 === 0 && w1 === 0) return 'a wedge with a width: w0 or w1 above 0'
  if (shape.far === 'flat') return flatWedge(w0 / 2, w1 / 2, L)
  const { arcU } = shape
  if (arcU >= L) return 'an end arc whose centre arcU lies before L'
  if (!atMost(w1 / 2, L - arcU)) return 'an end arc that reaches the sides: L - arcU at least w1 / 2'
  const shoulders = shouldersAt(L, w1, arcU)
  return shoulders > 0
    ? roundWedge(w0 / 2, w1 / 2, shoulders, arcU)
    : 'an end arc that meets the sides beyond the mouth'
}

/** A spray's outline: a convex polygon of points [u, v], or a wedge with a flat or an arc-shaped end. */
export const outline = v.pipe(
  given,
  v.rawTransform(({ dataset, addIssue, NEVER }): Outline => {
    const made = outlineFrom(dataset.value)
    if (typeof made !== 'string') return made
    addIssue({ message: made })
    return NEVER
  }),
)
