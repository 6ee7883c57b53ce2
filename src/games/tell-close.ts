import { inches, margins } from '../rules/sentence.ts'
import type { Caught } from './caught.ts'
import { say } from './flow-codes.ts'
import type { Measured } from './measured.ts'
import type { Telling } from './telling.ts'

/** Tells whom a template covers or misses by less than can be told at a table, so that the players settle it. */
export function tellClose(tell: Telling, caught: Pick<Caught, 'close'> | null): void {
  const { close = [] } = caught ?? {}
  if (close.length > 0) tell.measured(say('flow.tooClose', { list: margins(close) }))
}

/** Tells where a distance is so near a limit that it can't be told at a table which side of it one stands. */
export function tellCloseTo(tell: Telling, { gap, slack }: Pick<Measured, 'gap' | 'slack'>, limit: number): void {
  const by = Math.abs(gap - limit)
  if (by < slack) tell.measured(say('flow.closeTo', { limit: inches(limit), by: inches(by), slack: inches(slack) }))
}
