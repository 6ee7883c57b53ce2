import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closing, slotsToFill } from './closing.ts'
import { mustStepForward } from './front-rank.ts'
import { type Formation, griddedOf } from './ranks.ts'
import { ranksOf } from './testing/units.ts'

const after = (formation: Formation, moves: ReturnType<typeof closing>): Formation => {
  const placed = formation.placed.map((one) => ({ ...one, ...moves.find(({ id }) => id === one.id)?.to }))
  return { ...formation, placed, ranks: Math.max(...placed.map(({ rank }) => rank + 1)) }
}

function formationAfter(lost: readonly string[], count: number, files: number): Formation {
  const read = griddedOf(ranksOf(count, files).filter(({ id }) => !lost.includes(id)))
  if (!read.ok) throw new Error(read.why)
  return read.formation
}

describe('a unit that closes its ranks', () => {
  it('moves nobody where only the last rank is short', () => {
    expect(closing(formationAfter([], 13, 5), new Set())).toEqual([])
  })

  it('lets one with the front-rank rule step forward before the rank and file fills up from the back', () => {
    const moves = closing(formationAfter(['0/4'], 13, 5), new Set(['0/0', '1/2']))
    expect(moves).toEqual([
      { id: '1/2', to: { rank: 0, file: 4 } },
      { id: '2/2', to: { rank: 1, file: 2 } },
    ])
  })

  it('fills a hole in an only rank from its nearer end', () => {
    expect(closing(formationAfter(['0/1'], 5, 5), new Set())).toEqual([{ id: '0/0', to: { rank: 0, file: 1 } }])
    expect(closing(formationAfter(['0/3', '0/4'], 6, 6), new Set())).toEqual([{ id: '0/5', to: { rank: 0, file: 3 } }])
    expect(closing(formationAfter(['0/0', '0/4'], 5, 5), new Set())).toEqual([])
  })

  it('ends with no gap before its last rank and nobody with the rule held back, each in a slot of its own', () => {
    const scene = fc.record({
      files: fc.integer({ min: 1, max: 5 }),
      count: fc.integer({ min: 2, max: 20 }),
      lost: fc.uniqueArray(fc.nat(19), { maxLength: 8 }),
      fronts: fc.integer({ min: 0, max: 6 }),
    })
    fc.assert(
      fc.property(scene, ({ files, count, lost, fronts }) => {
        const ids = ranksOf(count, files).map(({ id }) => id)
        const fallen = lost.flatMap((at) => (at > 0 && at < ids.length ? (ids[at] ?? []) : []))
        const formation = formationAfter(fallen, count, files)
        const front = new Set(ids.slice(0, fronts))
        const closed = after(formation, closing(formation, front))
        expect(slotsToFill(closed)).toEqual([])
        expect(new Set(closed.placed.map(({ rank, file }) => `${rank}/${file}`)).size).toBe(formation.placed.length)
        // The last rank may be short anywhere, so nobody with the rule is called forward out of it by its own gaps.
        const held = mustStepForward(closed, front).filter(({ to }) => to.some(({ rank }) => rank < closed.ranks - 1))
        const were = mustStepForward(formation, front)
        if (were.length === 0) expect(held).toEqual([])
      }),
      { numRuns: 200 },
    )
  })
})
