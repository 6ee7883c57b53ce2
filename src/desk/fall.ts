import { gameOf } from '../games/catalogue.ts'
import { contactedInFall, fallDice } from '../rules/forced/fall.ts'
import type { Table } from '../table/document.ts'
import type { Procedure } from '../table/lay.ts'
import type { ShoveOn } from '../table/on/shove-on.ts'

/**
 * What is to be rolled once a shove has ended in a fall: from so many inches, onto those whom the mover contacts where it
 * lands. Null where it is no fall, and in games that have no such procedure.
 */
export function fallOf(table: Table, { mover, landing }: ShoveOn, height: number, id: string): Procedure | null {
  const { fall } = gameOf(table.game).resolves
  if (!fall || fallDice(height) === 0) return null
  const contacted = contactedInFall(landing.mover, landing.others).map((one) => one.id)
  const answers = { [fall.height]: height, [fall.contacted]: contacted }
  return { kind: 'procedure', id, pinned: false, of: fall.of, actor: mover.id, target: null, answers, rolls: {} }
}

/** Of the falls that wait, in their order, those that can be rolled for: of models that still stand on the table, by its game. */
export function fallsDue(table: Table, falls: readonly Procedure[]): readonly Procedure[] {
  const { fall } = gameOf(table.game).resolves
  return falls.filter(({ of, actor }) => of === fall?.of && table.models.some(({ id }) => id === actor))
}
