import type { Table } from '../table/document.ts'
import { type PushedOne, pushAll } from '../table/on/push-all.ts'
import type { Desk } from './desk.ts'

/** How far an effect pushes until it is said otherwise, in inches. */
export const PUSH_AT_FIRST = 3

/** What the effect in hand does to those who are selected, in the order in which they go; empty where there is none. */
export function effectOn(table: Table, { tool, selection, effect }: Pick<Desk, 'tool' | 'selection' | 'effect'>) {
  const isAsked = effect !== null && tool === 'shove' && selection.length > 1
  const none: readonly PushedOne[] = []
  return isAsked ? pushAll(table, selection, effect) : none
}
