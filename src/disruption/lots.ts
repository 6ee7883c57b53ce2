import { at } from './at.ts'
import type { Arrangement, Disruption, FreeMove } from './disruption.ts'

/** A place on the free spans of a circle, each inch of them as likely: the share from 0 to 1 runs along them all. */
function onSpans({ circle, spans }: FreeMove, share: number) {
  const { centre, radius } = circle
  let left = share * spans.reduce((sum, { from, to }) => sum + to - from, 0)
  let angle = 0
  for (const { from, to } of spans) {
    angle = from + Math.min(left, to - from)
    if (left <= to - from) break
    left -= to - from
  }
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) }
}

/**
 * One of the equally good ways, drawn by lot with numbers from 0 to 1: each as likely as any other, and on a circle of free
 * choice each place of it. Null where no way is known.
 */
export function drawn(disruption: Disruption, random: () => number): Arrangement | null {
  if (disruption.kind !== 'found') return null
  const { optima, free } = disruption
  if (!free) return at(optima, Math.min(optima.length - 1, Math.floor(random() * optima.length)))
  const first = at(optima, 0)
  const to = onSpans(free, random())
  const moves = first.moves.map((move) => (move.id === free.id ? { ...move, to } : move))
  return { moves, total: first.total }
}
