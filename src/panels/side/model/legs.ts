import { distance, type Point } from '../../../geometry/point.ts'

/** The lengths of the straight legs of a path, in inches. */
export function legLengths(path: readonly Point[]): number[] {
  return path.slice(1).map((end, at) => distance(path[at] ?? end, end))
}

/** A path with one leg made longer or shorter, in inches; what was walked after it goes along. A leg of no length stays. */
export function withLeg(path: readonly Point[], leg: number, length: number): readonly Point[] {
  const from = path[leg]
  const to = path[leg + 1]
  if (!from || !to) return path
  const now = distance(from, to)
  if (now === 0) return path
  const dx = ((to.x - from.x) * (length - now)) / now
  const dy = ((to.y - from.y) * (length - now)) / now
  return path.map((point, at) => (at > leg ? { x: point.x + dx, y: point.y + dy } : point))
}

/** A path without the end of one leg: the next leg starts where this one did, and the last one is simply taken back. */
export function withoutLeg(path: readonly Point[], leg: number): readonly Point[] {
  return path.filter((_, at) => at !== leg + 1)
}
