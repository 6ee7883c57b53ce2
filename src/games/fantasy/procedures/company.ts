import type { Fighter } from '../../fighter.ts'
import type { Board } from '../board.ts'

/** All of a fighter's side that bear its unit's name, itself among them; one without such a name is a unit of its own. */
export function companyOf(board: Board, fighter: Fighter): readonly Fighter[] {
  const { unit, side } = fighter
  return unit === '' ? [fighter] : board.fighters.filter((other) => other.unit === unit && other.side === side)
}

/** The names of fighters, as sentences take them. */
export const namesOf = (fighters: readonly Fighter[]): readonly string[] => fighters.map(({ name }) => name)
