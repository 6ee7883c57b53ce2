import type { Point } from '../geometry/point.ts'
import type { Table } from '../table/document.ts'
import type { Shove } from '../table/lay.ts'
import { affectedBy, aimOf, type Effect, nextAffected, type PushedOne, pushAll } from '../table/on/effect-on.ts'
import type { Desk } from './desk.ts'

/** How far an effect moves until it is said otherwise, in inches. */
const AT_FIRST = 3

/** An effect that is about to move all who are selected, or that moves them one after another. */
export interface EffectInHand extends Effect {
  /** Ids of all it slams or throws, in their order, once it has begun to; null before, and where it pushes. */
  readonly order: readonly string[] | null
}

/** One of those that the effect in hand moves: `moved` by a push; slams and throws wait for their turn, and are aimed so far. */
export interface Shown extends PushedOne {
  readonly to: Point | null
}

/** The effect in hand with another origin: how it moves and how far stay as they were set. */
export function effectFrom(before: EffectInHand | null, origin: string): EffectInHand {
  return { manner: before?.manner ?? 'push', inches: before?.inches ?? AT_FIRST, origin, sooner: [], order: null }
}

/**
 * What the effect in hand is about to do to those who are selected, in the order in which they go; empty where there is none,
 * and once it has begun.
 */
export function effectOn(
  table: Table,
  { tool, selection, effect }: Pick<Desk, 'tool' | 'selection' | 'effect'>,
): readonly Shown[] {
  if (effect?.order !== null || tool !== 'shove' || selection.length < 2) return []
  return effect.manner === 'push'
    ? pushAll(table, selection, effect).map((one) => ({ ...one, to: one.moved?.to ?? null }))
    : affectedBy(table, selection, effect).map((one) => ({ ...one, moved: null, to: aimOf(one, effect) }))
}

/** The next slam or throw of an effect after the one just made; null when all have been moved. */
export function nextShove(table: Table, effect: EffectInHand, last: string | null, id: string): Shove | null {
  const next = effect.order && nextAffected(table, effect, effect.order, last)
  return next && { kind: 'shove', id, pinned: false, mover: next.mover, manner: effect.manner, ...next.aim }
}
