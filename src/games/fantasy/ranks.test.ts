import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distance } from '../../geometry/point.ts'
import { shapeGap } from '../../geometry/shape/shape-gap.ts'
import { inchesOf } from '../../rules/base.ts'
import { formationOf, frontCorners, type Member, slotBase } from './ranks.ts'
import { baseAt, ranksOf } from './testing/units.ts'

/** Members turned about the corner of their unit, then slid. */
function moved(members: readonly Member[], angle: number, x: number, y: number): Member[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return members.map(({ id, rectangle }) => ({
    id,
    rectangle: {
      ...rectangle,
      turn: rectangle.turn + angle,
      centre: {
        x: x + rectangle.centre.x * cos - rectangle.centre.y * sin,
        y: y + rectangle.centre.x * sin + rectangle.centre.y * cos,
      },
    },
  }))
}

describe('reading ranks and files', () => {
  it('finds the files, the ranks and each model’s slot, however the unit is turned and in whatever order it is listed', () => {
    const scene = fc.record({
      count: fc.integer({ min: 1, max: 23 }),
      files: fc.integer({ min: 1, max: 8 }),
      angle: fc.integer({ min: -720, max: 720 }).map((degrees) => (degrees * Math.PI) / 180),
      x: fc.integer({ min: -40, max: 40 }),
      y: fc.integer({ min: -40, max: 40 }),
    })
    fc.assert(
      fc.property(scene, ({ count, files, angle, x, y }) => {
        const members = moved(ranksOf(count, files), angle, x, y)
        const read = formationOf(members.toReversed())
        if (!read.ok) throw new Error(read.why)
        const { formation } = read
        expect(formation).toMatchObject({ files: Math.min(count, files), ranks: Math.ceil(count / files), beside: [] })
        for (const { id, rank, file } of formation.placed) {
          expect(id).toBe(`${rank}/${file}`)
          const member = members.find((one) => one.id === id)
          if (!member) throw new Error(id)
          expect(distance(slotBase(formation, { rank, file }).centre, member.rectangle.centre)).toBeLessThan(1e-9)
        }
      }),
    )
  })

  it('is none where a rank before the last has a gap, where one faces otherwise, or stands off the grid', () => {
    const ten = ranksOf(10, 5)
    expect(formationOf(ten.filter(({ id }) => id !== '0/2'))).toEqual({ ok: false, why: 'gap', ids: [] })
    const turned = ten.map((one) => (one.id === '1/1' ? { ...one, rectangle: { ...one.rectangle, turn: 0.1 } } : one))
    expect(formationOf(turned)).toEqual({ ok: false, why: 'facings', ids: ['1/1'] })
    const off = ten.map((one) =>
      one.id === '1/1'
        ? { id: one.id, rectangle: baseAt(one.rectangle.centre.x, one.rectangle.centre.y + 0.3, 20) }
        : one,
    )
    expect(formationOf(off)).toEqual({ ok: false, why: 'offGrid', ids: ['1/1'] })
    expect(formationOf([])).toEqual({ ok: false, why: 'nobody', ids: [] })
  })

  it('lets the last rank be short anywhere', () => {
    const read = formationOf(ranksOf(10, 5).filter(({ id }) => !['1/0', '1/3'].includes(id)))
    expect(read).toMatchObject({ ok: true, formation: { files: 5, ranks: 2 } })
  })

  it('takes a base twice as large as one that fills four slots, and one of 25 mm among 20 mm as standing beside', () => {
    const large = [...ranksOf(10, 5).filter(({ id }) => !['0/0', '0/1', '1/0', '1/1'].includes(id))]
    const lord = { id: 'lord', rectangle: baseAt(inchesOf(20), inchesOf(20), 40) }
    const read = formationOf([lord, ...large])
    if (!read.ok) throw new Error(read.why)
    expect(read.formation.placed.find(({ id }) => id === 'lord')).toEqual({
      id: 'lord',
      rank: 0,
      file: 0,
      files: 2,
      ranks: 2,
    })
    const hero = { id: 'hero', rectangle: baseAt(-inchesOf(12.5), inchesOf(12.5), 25) }
    expect(formationOf([hero, ...ranksOf(10, 5)])).toMatchObject({
      ok: true,
      formation: { beside: ['hero'], files: 5 },
    })
  })

  it('puts neighbouring slots in contact, edge to edge, and knows the corners it wheels about', () => {
    const read = formationOf(ranksOf(10, 5))
    if (!read.ok) throw new Error(read.why)
    const at = (rank: number, file: number) => slotBase(read.formation, { rank, file })
    expect(shapeGap(at(0, 0), at(0, 1)).signedGap).toBeCloseTo(0, 12)
    expect(shapeGap(at(0, 0), at(1, 1)).signedGap).toBeCloseTo(0, 12)
    const [left, right] = frontCorners(read.formation)
    expect(distance(left, right)).toBeCloseTo(inchesOf(100), 12)
    expect(left).toEqual({ x: expect.closeTo(0, 12), y: expect.closeTo(0, 12) })
  })
})
