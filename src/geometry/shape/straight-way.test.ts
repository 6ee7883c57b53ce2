import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boundaryFrom } from '../boundary.ts'
import { insideBy } from '../half-plane.ts'
import { grazingLines, leadsPast } from './straight-way.ts'
import { zoneAbout } from './zone.ts'

const square = { centre: { x: 5, y: 0 }, width: 2, depth: 2, turn: 0 }
const point = { centre: { x: 0, y: 0 }, radius: 0 }

describe('a straight way past a convex zone', () => {
  it('leads past it, grazes it or crosses it; what lies beyond its end is not in the way', () => {
    const zone = zoneAbout(square, point, 0)
    const to = (x: number, y: number) => leadsPast(zone, { x: 0, y: 0 }, { x, y }, 1e-9)
    expect([to(10, 0), to(10, 10), to(3, 0)]).toEqual([false, true, true])
    // Along its side, and by its corner.
    expect(leadsPast(zone, { x: 0, y: 1 }, { x: 10, y: 1 }, 1e-9)).toBe(true)
    expect(to(8, 2)).toBe(true)
    expect(to(8, 1.99)).toBe(false)
  })

  it('is what looking at many places of it says', () => {
    const at = fc.record({ x: fc.integer({ min: -40, max: 90 }), y: fc.integer({ min: -40, max: 40 }) })
    fc.assert(
      fc.property(at, at, fc.constantFrom(0, 1), fc.integer({ min: 0, max: 6 }), (from, to, spacing, turn) => {
        const zone = zoneAbout({ ...square, turn }, point, spacing)
        const [a, b] = [from, to].map(({ x, y }) => ({ x: x / 10, y: y / 10 }))
        if (!a || !b) return
        const deepest = Math.min(
          ...Array.from(
            { length: 401 },
            (_, i) => boundaryFrom(zone, a.x + ((b.x - a.x) * i) / 400, a.y + ((b.y - a.y) * i) / 400).distance,
          ),
        )
        if (deepest < -1e-6) expect(leadsPast(zone, a, b, 1e-9)).toBe(false)
        if (deepest > 0.05) expect(leadsPast(zone, a, b, 1e-9)).toBe(true)
      }),
    )
  })

  it('is bounded by two lines that graze it, with all of it between them; from within there are none', () => {
    for (const spacing of [0, 1]) {
      const zone = zoneAbout(square, point, spacing)
      const lines = grazingLines(zone, { x: 0, y: 0 })
      const sides = lines.map((line) => zone.edges.map(({ from }) => insideBy(line, from.x, from.y)))
      const bounding = sides.filter((all) => all.every((by) => by > -1e-9) || all.every((by) => by < 1e-9))
      expect(bounding.length).toBeGreaterThanOrEqual(2)
      expect(grazingLines(zone, square.centre)).toEqual([])
    }
  })
})
