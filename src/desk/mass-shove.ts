import type { Point } from '../geometry/point.ts'
import type { Table } from '../table/document.ts'
import type { Shove } from '../table/lay.ts'
import { affectedBy, aimOf, type MassShove, nextAffected, type PushedOne, pushAll } from '../table/on/mass-shove-on.ts'
import type { Desk } from './desk.ts'

/** How far an effect moves until it is said otherwise, in inches. */
const AT_FIRST = 3

/** An effect that is about to move all who are selected, or that moves them one after another. */
export interface MassShoveInHand extends MassShove {
  /** Ids of all it slams or throws, in their order, once it has begun to; null before, and where it pushes. */
  readonly order: readonly string[] | null
}

/** One of those that a mass shove is about to move, and where to: a push says how it ends, slams and throws wait for their turn. */
export interface AimedOne extends PushedOne {
  readonly to: Point | null
}

/** The effect in hand with another origin: how it moves and how far stay as they were set. */
export function massShoveFrom(before: MassShoveInHand | null, origin: string): MassShoveInHand {
  return { manner: before?.manner ?? 'push', inches: before?.inches ?? AT_FIRST, origin, sooner: [], order: null }
}

/**
 * What the effect in hand is about to do to those who are selected, in the order in which they go; empty where there is none,
 * and once it has begun.
 */
export function aimAll(
  table: Table,
  { tool, selection, massShove }: Pick<Desk, 'tool' | 'selection' | 'massShove'>,
): readonly AimedOne[] {
  if (massShove?.order !== null || tool !== 'shove' || selection.length < 2) return []
  return massShove.manner === 'push'
    ? pushAll(table, selection, massShove).map((one) => ({ ...one, to: one.moved?.to ?? null }))
    : affectedBy(table, selection, massShove).map((one) => ({ ...one, moved: null, to: aimOf(one, massShove) }))
}

/** The next slam or throw of an effect after that of `last`, or its first for null; null when all have been moved. */
export function nextShove(
  table: Table,
  massShove: MassShoveInHand,
  last: string | null,
  identify: () => string,
): Shove | null {
  const next = massShove.order && nextAffected(table, massShove, massShove.order, last)
  return (
    next && { kind: 'shove', id: identify(), pinned: false, mover: next.mover, manner: massShove.manner, ...next.aim }
  )
}
