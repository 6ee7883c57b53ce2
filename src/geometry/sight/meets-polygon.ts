import type { Point } from '../point.ts'
import { length } from '../vector.ts'

/** Lengths of lines inside polygons below this are touches. */
const TOUCH = 1e-9

/** Distance of the stretch from 0 to `end` along an axis from a straight edge given along and aside of that axis. */
function gapToEdge(end: number, t0: number, d0: number, t1: number, d1: number): number {
  const off = (t: number) => (t < 0 ? -t : t > end ? t - end : 0)
  const fromEdge = (t: number) => {
    const dt = t1 - t0
    const dd = d1 - d0
    const square = dt * dt + dd * dd
    const part = square > 0 ? Math.min(1, Math.max(0, ((t - t0) * dt - d0 * dd) / square)) : 0
    return length(t0 + part * dt - t, d0 + part * dd)
  }
  return Math.min(length(off(t0), d0), length(off(t1), d1), fromEdge(0), fromEdge(end))
}

/**
 * Whether the part of a line (n · p = s) from `from` to `to` along it comes nearer than `room` (0 or more) to a polygon.
 */
export function comesNear(
  corners: readonly Point[],
  nx: number,
  ny: number,
  s: number,
  from: number,
  to: number,
  room: number,
): boolean {
  const last = corners.at(-1)
  if (!last) return false
  let isInside = false
  let d0 = nx * last.x + ny * last.y - s
  let t0 = ny * last.x - nx * last.y
  for (const { x, y } of corners) {
    const d1 = nx * x + ny * y - s
    const t1 = ny * x - nx * y
    if (d0 > 0 !== d1 > 0) {
      const t = t0 + ((t1 - t0) * d0) / (d0 - d1)
      if (t < from) isInside = !isInside
      else if (t <= to) return true
    }
    const isFar =
      (d0 >= room && d1 >= room) ||
      (d0 <= -room && d1 <= -room) ||
      (t0 <= from - room && t1 <= from - room) ||
      (t0 >= to + room && t1 >= to + room)
    if (!isFar && gapToEdge(to - from, t0 - from, d0, t1 - from, d1) < room) return true
    d0 = d1
    t0 = t1
  }
  return isInside
}

const left: number[] = []
const right: number[] = []

const ascending = (a: number, b: number) => a - b

/** The lengths along a line, ascending, at which it crosses the edge of a polygon; an even number. */
function crossings(corners: readonly Point[], nx: number, ny: number, s: number, found: number[]): void {
  found.length = 0
  const last = corners.at(-1)
  if (!last) return
  let d0 = nx * last.x + ny * last.y - s
  let t0 = ny * last.x - nx * last.y
  for (const { x, y } of corners) {
    const d1 = nx * x + ny * y - s
    const t1 = ny * x - nx * y
    if (d0 > 0 !== d1 > 0) found.push(t0 + ((t1 - t0) * d0) / (d0 - d1))
    d0 = d1
    t0 = t1
  }
  found.sort(ascending)
}

/** The greatest length that two lists of stretches (each ascending: in, out, in, out …) and one more share in one piece. */
function shared(first: readonly number[], second: readonly number[], from: number, to: number): number {
  let longest = 0
  for (let i = 0; i + 1 < first.length; i += 2) {
    for (let j = 0; j + 1 < second.length; j += 2) {
      const start = Math.max(first[i] ?? 0, second[j] ?? 0, from)
      const end = Math.min(first[i + 1] ?? 0, second[j + 1] ?? 0, to)
      longest = Math.max(longest, end - start)
    }
  }
  return longest
}

/**
 * Whether the part of a line from `from` to `to` along it runs through the inside of a polygon, deeper than `depth`: both
 * neighbours of the line, that far to its left and right, are inside there. Touching corners and running along edges is not.
 */
export function runsThrough(
  corners: readonly Point[],
  nx: number,
  ny: number,
  s: number,
  from: number,
  to: number,
  depth: number,
): boolean {
  crossings(corners, nx, ny, s - depth, left)
  if (left.length === 0) return false
  crossings(corners, nx, ny, s + depth, right)
  return shared(left, right, from, to) > TOUCH
}

/** The stretches of a line inside a polygon: in, out, in, out …, ascending along the line. */
export function insides(corners: readonly Point[], nx: number, ny: number, s: number): number[] {
  const found: number[] = []
  crossings(corners, nx, ny, s, found)
  return found
}
