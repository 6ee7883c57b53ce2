import { atMost } from '../geometry/tolerance.ts'
import type { Table } from '../table/document.ts'
import { sceneOf } from '../table/on/sight-on.ts'

/** Up to this many inches of height between where two stand are none to those who fight. */
const LEVEL = 1

/** Inches of air between two models that stand too far above each other to count as level: for games whose fights mind heights (HORDES). */
export function airBetween(table: Table, one: string, other: string): number {
  if (!table.heights) return 0
  const { bodies } = sceneOf(table)
  const [a, b] = [one, other].map((id) => bodies.find((body) => body.id === id)?.heights)
  if (!a || !b || atMost(Math.abs(a.bottom - b.bottom), LEVEL)) return 0
  return Math.max(0, a.bottom - b.top, b.bottom - a.top)
}
