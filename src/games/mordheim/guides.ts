import type { Guide } from '../guide.ts'
import type { Board } from './board.ts'
import { phase } from './procedures/phase.ts'
import { recovery } from './procedures/recovery.ts'
import { shooting } from './procedures/shooting.ts'
import { targets } from './procedures/targets.ts'
import { turn } from './procedures/turn.ts'

/** The procedures of Mordheim, in the order in which they are offered. */
export const guides: readonly Guide<Board>[] = [
  { id: 'targets', aimed: false, tell: targets },
  { id: 'shooting', aimed: true, tell: shooting },
  { id: 'recovery', aimed: false, tell: recovery },
  { id: 'phase', aimed: false, tell: phase },
  { id: 'turn', aimed: false, tell: turn },
]
