import type { Guide } from '../guide.ts'
import { newTurn } from '../turn.ts'
import type { Board } from './board.ts'
import { blast } from './procedures/blast.ts'
import { hazard } from './procedures/hazard.ts'
import { shooting } from './procedures/shooting.ts'
import { template } from './procedures/template.ts'

/** The procedures of Warhammer 40,000, in the order in which they are offered. */
export const guides: readonly Guide<Board>[] = [
  { id: 'shooting', aimed: true, tell: shooting },
  { id: 'blast', aimed: true, tell: blast },
  { id: 'template', aimed: true, tell: template },
  { id: 'hazard', aimed: false, tell: hazard },
  { id: 'turn', aimed: false, tell: (tell, board) => newTurn(tell, board) },
]
