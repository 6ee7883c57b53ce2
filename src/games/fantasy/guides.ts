import type { Guide } from '../guide.ts'
import type { Board } from './board.ts'
import { join } from './procedures/join.ts'
import { leave } from './procedures/leave.ts'
import { losses } from './procedures/losses.ts'
import { phase } from './procedures/phase.ts'
import { save } from './procedures/save.ts'
import { together } from './procedures/together.ts'
import { turn } from './procedures/turn.ts'

/** The procedures of fantasy battles, in the order in which they are offered. */
export const guides: readonly Guide<Board>[] = [
  { id: 'join', aimed: true, tell: join },
  { id: 'leave', aimed: false, tell: leave },
  { id: 'together', aimed: true, tell: together },
  { id: 'save', aimed: false, tell: save },
  { id: 'combined', aimed: false, tell: losses },
  { id: 'phase', aimed: false, tell: phase },
  { id: 'turn', aimed: false, tell: turn },
]
