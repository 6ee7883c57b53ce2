import type { Guide } from '../guide.ts'
import { newTurn } from '../turn.ts'
import type { Board } from './board.ts'
import { combinedMelee, combinedRanged } from './procedures/combined.ts'
import { extraAttack } from './procedures/extra-attack.ts'
import { fall } from './procedures/fall.ts'
import { forfeit } from './procedures/forfeit.ts'
import { magic } from './procedures/magic.ts'
import { melee } from './procedures/melee.ts'
import { ranged } from './procedures/ranged.ts'
import { spray } from './procedures/spray.ts'
import { stand } from './procedures/stand.ts'

/** The procedures of HORDES, in the order in which they are offered. */
export const guides: readonly Guide<Board>[] = [
  { id: 'ranged', aimed: true, tell: ranged },
  { id: 'melee', aimed: true, tell: melee },
  { id: 'magic', aimed: true, tell: magic },
  { id: 'spray', aimed: true, tell: spray },
  { id: 'combinedMelee', aimed: true, tell: combinedMelee },
  { id: 'combinedRanged', aimed: true, tell: combinedRanged },
  { id: 'fall', aimed: false, tell: fall },
  { id: 'stand', aimed: false, tell: stand },
  { id: 'forfeit', aimed: false, tell: forfeit },
  { id: 'extraAttack', aimed: false, tell: extraAttack },
  { id: 'turn', aimed: false, tell: (tell, board) => newTurn(tell, board) },
]
