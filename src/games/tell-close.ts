import { margins } from '../rules/sentence.ts'
import type { Caught } from './caught.ts'
import { say } from './flow-codes.ts'
import type { Telling } from './telling.ts'

/** Tells whom a template covers or misses by less than can be told at a table, so that the players settle it. */
export function tellClose(tell: Telling, caught: Pick<Caught, 'close'> | null): void {
  const { close = [] } = caught ?? {}
  if (close.length > 0) tell.measured(say('flow.tooClose', { list: margins(close) }))
}
