import type { Point } from '../point.ts'
import type { Solid } from '../solid.ts'
import { TOLERANCE } from '../tolerance.ts'
import { inside } from './inside.ts'

/** A wood: a line may run through so many inches of it. */
export interface Wood {
  readonly solid: Solid
  readonly depth: number
}

interface Stretch {
  readonly from: number
  readonly to: number
  readonly depth: number
}

/** The stretches of a ray inside woods, from `own` inches on, in order. */
function stretchesOn(eye: Point, own: number, woods: readonly Wood[], cos: number, sin: number): Stretch[] {
  const line = { nx: -sin, ny: cos, s: cos * eye.y - sin * eye.x }
  const zero = cos * eye.x + sin * eye.y
  const stretches: Stretch[] = []
  for (const { solid, depth } of woods) {
    for (const [from, to] of inside(line, solid)) {
      if (to - zero > own) stretches.push({ from: Math.max(own, from - zero), to: to - zero, depth })
    }
  }
  return stretches.sort((a, b) => a.from - b.from)
}

/**
 * How far a ray from an eye runs until it has run through as many inches of wood as it may: in all, what several cover
 * counted once, and the least depth of those it has come into counting for all. Wood within `own` inches of the eye, under
 * the viewer's own base, is not counted. Infinitely far where the woods let it pass.
 */
export function untilDeep(eye: Point, own: number, woods: readonly Wood[], cos: number, sin: number): number {
  let at = own
  let covered = own
  let through = 0
  let least = Number.POSITIVE_INFINITY
  const end: Stretch = { from: Number.POSITIVE_INFINITY, to: 0, depth: Number.POSITIVE_INFINITY }
  for (const { from, to, depth } of [...stretchesOn(eye, own, woods, cos, sin), end]) {
    const more = Math.max(0, Math.min(covered, from) - at)
    if (through + more > least + TOLERANCE) return at + Math.max(0, least - through)
    through += more
    at = from
    least = Math.min(least, depth)
    if (through > least + TOLERANCE) return from
    covered = Math.max(covered, to)
  }
  return Number.POSITIVE_INFINITY
}
