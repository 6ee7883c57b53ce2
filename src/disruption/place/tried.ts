import { at } from '../at.ts'
import { type Band, type Places, total } from '../band.ts'
import { alike, orders, putInOrder } from './greedy.ts'
import { polished } from './polished.ts'

/** An answer and the sum of its moves in inches. */
export interface Answer {
  readonly places: Places
  readonly total: number
}

export const answerOf = (band: Band, places: Places): Answer => ({ places, total: total(band, places) })

/** The better of two answers, either of which may be missing. */
export function better(a: Answer | null, b: Answer | null): Answer | null {
  if (!a || !b) return a ?? b
  return b.total < a.total ? b : a
}

/**
 * A good answer at once: every base put on its nearest free place, in several orders, and the best few of them polished. Null
 * where no order finds room for all.
 */
export function tried(
  band: Band,
  distances: readonly number[],
  effort: { readonly orders: number; readonly polish: number },
  random: () => number,
): Answer | null {
  const rows = orders(band, distances, effort.orders, random)
  const answers: Answer[] = []
  for (const order of rows) {
    const places = putInOrder(
      band,
      order,
      band.rooms.map(() => null),
    )
    if (places && !answers.some((other) => alike(other.places, places, 1e-6))) answers.push(answerOf(band, places))
  }
  answers.sort((a, b) => a.total - b.total)
  let best = answers[0] ?? null
  for (let k = 0; k < Math.min(effort.polish, answers.length); k++) {
    const places = polished(band, at(answers, k).places)
    if (places) best = better(best, answerOf(band, places))
  }
  return best
}
