import { draw, type Outline } from '../outline.ts'
import type { Point } from '../point.ts'

/**
 * A slow pen: it writes down a dense row of points along what is drawn with it. It knows nothing of how outlines are made,
 * only what a canvas would do.
 */
export function sampled(outline: Outline, perEdge = 400): Point[] {
  const points: Point[] = []
  let at: Point = { x: 0, y: 0 }
  let first: Point | null = null
  const run = (place: (part: number) => Point) => {
    for (let i = 0; i <= perEdge; i++) points.push(place(i / perEdge))
    at = points.at(-1) ?? at
  }
  const line = (to: Point) => {
    const from = at
    run((part) => ({ x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) }))
  }
  draw(outline, {
    moveTo(x, y) {
      at = { x, y }
      first ??= at
    },
    lineTo: (x, y) => line({ x, y }),
    arc(x, y, radius, from, to) {
      line({ x: x + radius * Math.cos(from), y: y + radius * Math.sin(from) })
      run((part) => {
        const angle = from + part * (to - from)
        return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) }
      })
    },
    closePath: () => line(first ?? at),
  })
  return points
}

/** Whether a place lies inside a closed row of points: how often a ray from it crosses the row. */
function isInside(points: readonly Point[], { x, y }: Point): boolean {
  let inside = false
  for (const [i, b] of points.entries()) {
    const a = points.at(i - 1) ?? b
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside
  }
  return inside
}

/** Signed distance from a row of points, by looking at every one. */
export function slowDistance(points: readonly Point[], place: Point): number {
  const nearest = Math.min(...points.map((p) => Math.hypot(p.x - place.x, p.y - place.y)))
  return isInside(points, place) ? -nearest : nearest
}
