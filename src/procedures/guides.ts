import type { GameId } from '../games/game.ts'
import { guides as hordes } from '../games/hordes/guides.ts'
import type { Course } from '../games/procedure.ts'
import type { Telling } from '../games/telling.ts'
import { guides as wh40k } from '../games/wh40k/guides.ts'
import type { Table } from '../table/document.ts'
import type { Procedure } from '../table/lay.ts'
import { hordesBoard } from './hordes-board.ts'
import { wh40kBoard } from './wh40k-board.ts'

/** A procedure as the board knows it: told over a table. */
export interface Guide {
  readonly id: string
  /** Whether it needs a target. */
  readonly aimed: boolean
  /** Null when who acts, or the target it needs, is gone. */
  course(tell: Telling, table: Table, lay: Procedure): Course | null
}

const hordesGuides = hordes.map(
  (guide): Guide => ({
    id: guide.id,
    aimed: guide.aimed,
    course(tell, table, { actor, target }) {
      const board = hordesBoard(table)
      const one = board.fighter(actor)
      if (!one) return null
      if (!guide.aimed) return guide.tell(tell, board, one)
      const other = target === null ? null : board.fighter(target)
      return other && guide.tell(tell, board, one, other)
    },
  }),
)

const wh40kGuides = wh40k.map(
  (guide): Guide => ({
    id: guide.id,
    aimed: guide.aimed,
    course(tell, table, { actor, target }) {
      const board = wh40kBoard(table)
      const one = board.fighter(actor)
      if (!one) return null
      if (!guide.aimed) return guide.tell(tell, board, one)
      const other = target === null ? null : board.fighter(target)
      return other && guide.tell(tell, board, one, other)
    },
  }),
)

/** The procedures of each game, in the order in which they are offered. */
export const guides: { readonly [Id in GameId]: readonly Guide[] } = {
  hordes: hordesGuides,
  wh40k: wh40kGuides,
  fantasy: [],
  mordheim: [],
}
