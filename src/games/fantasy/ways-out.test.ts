import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distance, towards } from '../../geometry/point.ts'
import { inchesOf } from '../../rules/base.ts'
import { type Leaver, leastLeave, mayLeaveTo } from './leaving.ts'
import { baseAt, ranksOf } from './testing/units.ts'
import { angleOf, directions, wayOut } from './ways-out.ts'

function leaverOf(slot: string, count: number, files: number, changes: Partial<Leaver> = {}): Leaver {
  const members = ranksOf(count, files, 25)
  const own = members.find(({ id }) => id === slot)
  if (!own) throw new Error(slot)
  const unit = members.filter(({ id }) => id !== slot).map(({ rectangle }) => rectangle)
  return { rectangle: own.rectangle, unit, others: [], spacing: 0, table: null, flies: false, ...changes }
}

const UP = -Math.PI / 2

describe('the ways out of a unit', () => {
  it('straight ahead of the front rank begins an inch and a base away and ends with the move', () => {
    const way = wayOut(leaverOf('0/2', 25, 5), angleOf('ahead', UP), 1 + inchesOf(25), 4)
    expect(way?.least).toBeCloseTo(1 + inchesOf(25), 9)
    expect(way?.most).toBeCloseTo(4, 9)
  })

  it('are none where the move is too short or others stand in the straight way, unless it flies', () => {
    const screen = { others: [baseAt(inchesOf(62.5), -1.5, 200, 10)] }
    expect(wayOut(leaverOf('0/2', 25, 5), angleOf('back', UP), 1.9, 4)).toBeNull()
    expect(wayOut(leaverOf('0/2', 25, 5, screen), angleOf('ahead', UP), 1.9, 6)).toBeNull()
    expect(wayOut(leaverOf('0/2', 25, 5, { ...screen, flies: true }), angleOf('ahead', UP), 1.9, 6)).not.toBeNull()
  })

  it('end where they may end, and no nearer place along them does: as trying finely finds', () => {
    const scene = fc.record({
      count: fc.integer({ min: 2, max: 12 }),
      files: fc.integer({ min: 1, max: 4 }),
      which: fc.nat(11),
      direction: fc.constantFrom(...directions),
      move: fc.integer({ min: 2, max: 8 }),
    })
    fc.assert(
      fc.property(scene, ({ count, files, which, direction, move }) => {
        const leaver = leaverOf(ranksOf(count, files)[which % count]?.id ?? '', count, files)
        const needed = leastLeave(leaver)?.needed ?? 0
        const angle = angleOf(direction, UP)
        const { centre } = leaver.rectangle
        const slow = Array.from({ length: move * 50 + 1 }, (_, i) => i / 50).filter((away) =>
          mayLeaveTo(leaver, towards(centre, angle, away), move),
        )
        const way = wayOut(leaver, angle, needed, move)
        expect(way === null).toBe(slow.length === 0)
        if (!way) return
        expect(mayLeaveTo(leaver, way.nearest, move)).toBe(true)
        expect(mayLeaveTo(leaver, way.farthest, move)).toBe(true)
        expect(way.least).toBeLessThanOrEqual((slow[0] ?? way.least) + 1e-6)
        expect(way.most).toBeGreaterThanOrEqual((slow.at(-1) ?? way.most) - 1e-6)
        expect(distance(centre, way.farthest)).toBeLessThanOrEqual(move + 1e-9)
      }),
      { numRuns: 100 },
    )
  })
})
