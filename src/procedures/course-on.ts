import { say } from '../games/flow-codes.ts'
import type { GameId } from '../games/game.ts'
import type { Course } from '../games/procedure.ts'
import { telling } from '../games/telling.ts'
import { names } from '../rules/sentence.ts'
import { notRound, tableReadings } from '../table/bodies.ts'
import type { Table } from '../table/document.ts'
import type { Procedure } from '../table/lay.ts'
import { guides } from './guides.ts'

/** Games whose sights and arcs are worked out for round bases alone. */
const ROUND_ONLY: readonly GameId[] = ['hordes', 'wh40k']

/** How many of those in the way a refusal names. */
const MOST_NAMED = 4

/** The course of a procedure on a table so far; null when it is none of the table's game, or a model it needs is gone. */
export function courseOn(table: Table, lay: Procedure): Course | null {
  const guide = guides[table.game].find(({ id }) => id === lay.of)
  const tell = telling(lay.answers, lay.rolls, tableReadings(table))
  const square = ROUND_ONLY.includes(table.game) ? notRound(table) : []
  if (guide && square.length > 0) {
    return tell.refused(say('flow.roundOnly', { list: names(...square.slice(0, MOST_NAMED).map(({ name }) => name)) }))
  }
  return guide?.course(tell, table, lay) ?? null
}
