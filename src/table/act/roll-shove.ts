import type { ShoveDice } from '../action.ts'
import { diceOf, mayFall } from '../dice.ts'
import type { Table } from '../document.ts'
import type { Shove } from '../lay.ts'
import { isCoordinate } from '../limits.ts'
import { missRolled, slamDieRolled, slamRolled, throwMissed } from '../on/shove-dice.ts'
import { isLay } from './lays.ts'

/**
 * Roll the dice of a shove from the table's seed and aim it as they fall: one die of a slam, or the direction and the inches
 * of a throw that missed. `from` is which of the table's dice falls first, as for a deviation. Where a slam has no direction,
 * nothing is rolled.
 */
export function rollShove(table: Table, id: string, dice: ShoveDice, from?: number): Table {
  const shove = table.lays.find((other): other is Shove => other.id === id && other.kind === 'shove')
  const { seed, rolled } = table.dice
  const first = from ?? rolled
  const count = diceOf({ do: 'rollShove', id, dice })
  if (!shove || !mayFall(first, count)) return table
  if (dice.of === 'miss' && !(isCoordinate(dice.aim.x) && isCoordinate(dice.aim.y))) return table
  const aimed =
    dice.of === 'slam'
      ? slamRolled(table, shove, dice.away, slamDieRolled(seed, first))
      : throwMissed(table, shove, dice.aim, missRolled(seed, first))
  if (!aimed || !isLay(aimed)) return table
  return {
    ...table,
    lays: table.lays.map((other) => (other === shove ? aimed : other)),
    dice: { seed, rolled: Math.max(rolled, first + count) },
  }
}
