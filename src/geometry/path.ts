import type { Point } from './point.ts'
import { length } from './vector.ts'

/** A walk in straight legs from point to point; a single point is a stay. */
export type Path = readonly Point[]

/** The length of a walk in inches. */
export function pathLength(path: Path): number {
  let sum = 0
  for (const [i, p] of path.entries()) {
    const before = path[i - 1] ?? p
    sum += length(p.x - before.x, p.y - before.y)
  }
  return sum
}

/** The first part of a walk, up to a length along it in inches; the whole walk where that is longer. */
export function pathUntil(path: Path, limit: number): Path {
  const walked: Point[] = path.slice(0, 1)
  let rest = limit
  for (const [i, to] of path.entries()) {
    const from = path[i - 1]
    if (!from) continue
    if (rest <= 0) break
    const leg = length(to.x - from.x, to.y - from.y)
    const part = leg > rest ? rest / leg : 1
    walked.push(part === 1 ? to : { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) })
    rest -= leg
  }
  return walked
}
