import { dice } from '../rules/sentence.ts'
import { say } from './flow-codes.ts'
import type { Telling } from './telling.ts'

/** So often a draw is rolled again before the first is taken: it never comes to that. */
const MOST_AGAIN = 50

/** A draw among some: what its roll is called and told apart by, and whom it is about. */
export interface Draw {
  readonly id: string
  readonly code: string
  readonly about: string | null
}

/**
 * One of a number by dice, all equally likely: as many dice as tell so many apart, read as the figures of a number; what
 * can't be shared out evenly is rolled again. Its place from 0, or null while the dice have not fallen.
 */
export function drawn(tell: Telling, { id, code, about }: Draw, among: number): number | null {
  if (among <= 1) return 0
  let count = 1
  while (6 ** count < among) count++
  const even = Math.floor(6 ** count / among) * among
  for (let again = 0; again < MOST_AGAIN; again++) {
    const faces = tell.roll(again === 0 ? id : `${id}again${again}`, code, count, about)
    if (!faces) return null
    const number = faces.reduce((sum, face) => sum * 6 + face - 1, 0)
    if (number < even) return number % among
    tell.fell(say('flow.drawAgain', { faces: dice(faces) }))
  }
  return 0
}
