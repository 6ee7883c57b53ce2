import { apply } from '../table/apply.ts'
import type { Table } from '../table/document.ts'
import type { Procedure, Shove } from '../table/lay.ts'
import { type PushedOne, pushedPlaces } from '../table/on/mass-shove-on.ts'
import { type ShoveOn, shoveOn } from '../table/on/shove-on.ts'
import type { Desk } from './desk.ts'
import { fallOf, fallsDue } from './fall.ts'
import { type MassShoveInHand, nextShove } from './mass-shove.ts'

/** What follows a shove: what is laid next, if anything, and what the desk then holds. */
export interface Aftermath {
  /** The next of the same mass shove; after the last, the first fall to be rolled for. */
  readonly lay: Shove | Procedure | null
  readonly massShove: MassShoveInHand | null
  /** Falls still to be rolled for, the one that is laid included. */
  readonly falls: readonly Procedure[]
}

type Held = Pick<Desk, 'massShove' | 'falls'>

/** The falls that wait once others have landed: one that falls anew, as after an undo, waits no more for its fall before. */
function waiting(falls: readonly Procedure[], landed: readonly Procedure[]): readonly Procedure[] {
  const anew = new Set(landed.map(({ actor }) => actor))
  return [...falls.filter(({ actor }) => !anew.has(actor)), ...landed]
}

const fallsFirst = (table: Table, falls: readonly Procedure[]): Aftermath => ({
  lay: fallsDue(table, falls)[0] ?? null,
  massShove: null,
  falls,
})

/**
 * What follows a shove that took place, on the table as it then is; it ended as `on` says, `height` inches lower. The next of
 * the same mass shove goes before any fall is rolled for, so that all have landed when dice fall.
 */
export function afterShove(table: Table, held: Held, on: ShoveOn, height: number, identify: () => string): Aftermath {
  const mover = on.mover.id
  const fall = fallOf(table, on, height, identify())
  const falls = waiting(held.falls, fall ? [fall] : [])
  const massShove = isOfMass(held, mover) ? held.massShove : null
  const next = massShove && nextShove(table, massShove, mover, identify)
  return next ? { lay: next, massShove, falls } : fallsFirst(table, falls)
}

/** What follows where several were pushed at once, from the table as it was before: the falls of all who came down an inch or more. */
export function afterPush(
  before: Table,
  { falls }: Held,
  all: readonly PushedOne[],
  identify: () => string,
): Aftermath {
  let table = before
  const landed = all.flatMap((one): Procedure[] => {
    if (!one.moved) return []
    const { x, y } = one.moved.to
    const on = shoveOn(table, { kind: 'shove', id: '', pinned: false, mover: one.mover.id, manner: 'push', x, y })
    table = apply(table, { do: 'rest', id: null, places: pushedPlaces([one]) })
    const fall = on && fallOf(before, on, on.drop, identify())
    return fall ? [fall] : []
  })
  return fallsFirst(table, waiting(falls, landed))
}

/** What follows a shove that was let be: of a mass shove nobody else goes, but those who fell before are rolled for. */
export function afterDropped(table: Table, held: Held, mover: string): Aftermath {
  return isOfMass(held, mover) ? fallsFirst(table, held.falls) : { lay: null, massShove: null, falls: held.falls }
}

/** What follows a procedure that was recorded or let be: where it was a fall that waited, the next of them. */
export function afterFall(table: Table, falls: readonly Procedure[], id: string): Aftermath {
  const left = falls.filter((fall) => fall.id !== id)
  return left.length < falls.length ? fallsFirst(table, left) : { lay: null, massShove: null, falls }
}

const isOfMass = ({ massShove }: Held, mover: string) => massShove?.order?.includes(mover) ?? false
