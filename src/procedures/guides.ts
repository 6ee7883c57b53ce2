import { guides as fantasy } from '../games/fantasy/guides.ts'
import type { Fighters } from '../games/fighter.ts'
import type { GameId } from '../games/game.ts'
import type { Guide } from '../games/guide.ts'
import { guides as hordes } from '../games/hordes/guides.ts'
import { guides as mordheim } from '../games/mordheim/guides.ts'
import type { Course } from '../games/procedure.ts'
import type { Telling } from '../games/telling.ts'
import { guides as wh40k } from '../games/wh40k/guides.ts'
import type { Table } from '../table/document.ts'
import type { Procedure } from '../table/lay.ts'
import { fantasyBoard } from './fantasy-board.ts'
import { hordesBoard } from './hordes-board.ts'
import { mordheimBoard } from './mordheim-board.ts'
import { wh40kBoard } from './wh40k-board.ts'

/** A procedure told over a table, whatever its game. */
export interface TableGuide {
  readonly id: string
  /** Whether it needs a target. */
  readonly aimed: boolean
  /** Null when who acts, or the target it needs, is gone. */
  course(tell: Telling, table: Table, lay: Procedure): Course | null
}

/** Procedures of a game told over tables: by who acts, at its target where it needs one. */
function overTables<Board extends Fighters>(
  taught: readonly Guide<Board>[],
  boardOf: (table: Table) => Board,
): readonly TableGuide[] {
  return taught.map((guide) => ({
    id: guide.id,
    aimed: guide.aimed,
    course(tell, table, { actor, target }) {
      const board = boardOf(table)
      const one = board.fighter(actor)
      if (!one) return null
      if (!guide.aimed) return guide.tell(tell, board, one)
      const other = target === null ? null : board.fighter(target)
      return other && guide.tell(tell, board, one, other)
    },
  }))
}

/** The procedures of each game, in the order in which they are offered. */
export const guides: { readonly [Id in GameId]: readonly TableGuide[] } = {
  hordes: overTables(hordes, hordesBoard),
  wh40k: overTables(wh40k, wh40kBoard),
  fantasy: overTables(fantasy, fantasyBoard),
  mordheim: overTables(mordheim, mordheimBoard),
}
