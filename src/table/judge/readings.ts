import { gameOf } from '../../games/catalogue.ts'
import type { ReadingName } from '../../games/game.ts'
import type { Table } from '../document.ts'

/** Of the readings a verdict hangs on, those that the table's game leaves open. */
export function openOnes(table: Table, ...names: readonly ReadingName[]): readonly ReadingName[] {
  const { open } = gameOf(table.game)
  return names.filter((name) => open.includes(name))
}
