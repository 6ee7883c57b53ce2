import { describe, expect, it } from 'vitest'
import { shortestPath, type WalkLimits } from './shortest-path.ts'
import { base, round } from './testing/scene.ts'

const nothing: WalkLimits = { others: [], behind: [], table: null }
const lengthOf = (limits: Partial<WalkLimits>, goal = { x: 10, y: 2 }) =>
  shortestPath(round(2, 2, 0.5), goal, { ...nothing, ...limits })?.length ?? null

describe('the shortest walk of a base', () => {
  it('slides round a base that stands in its way, touching it', () => {
    expect(lengthOf({})).toBe(8)
    expect(lengthOf({ others: [round(6, 2, 0.5)] })).toBeCloseTo(2 * Math.sqrt(15) + 2 * Math.asin(1 / 4), 9)
  })

  it('stays wholly on the table', () => {
    const others = [round(6, 1, 0.5), round(6, 2, 0.5)]
    const wide = { width: 12, height: 12 }
    expect(lengthOf({ others: [round(6, 1.2, 0.5)], table: wide })).toBeCloseTo(
      lengthOf({ others: [round(6, 1.2, 0.5)] }) ?? 0,
      9,
    )
    expect(lengthOf({ others, table: { width: 12, height: 3.4 } })).toBeNull()
    expect(lengthOf({ others, table: wide })).toBeGreaterThan(8)
  })

  it('stays wholly behind a model whose front arc it keeps out of', () => {
    const facingDown = (y: number) => ({ behind: [base('t', 6, y, 30, Math.PI / 2)] })
    expect(lengthOf(facingDown(2.5))).toBe(8)
    expect(lengthOf(facingDown(2.49))).toBeNull()
  })
})
