import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distance } from '../../geometry/point.ts'
import { anyDisc } from '../../geometry/testing/arbitraries.ts'
import { anyBody, anyMotion, base, movedBody, movedDisc, round } from '../testing/scene.ts'
import { blast, blastMargin, underBlast } from './blast.ts'

const template = round(0, 0, 1.5)

describe('a blast', () => {
  it.each([
    ['apart', 2.1, 25.4, -0.1, false, false, false],
    ['kissing', 2, 25.4, 0, true, true, false],
    ['crossing', 1.75, 25.4, 0.25, true, false, false],
    ['just inside', 1, 25.4, 1, true, false, true],
    ['concentric', 0, 25.4, 2, true, false, true],
    ['identical', 0, 76.2, 3, true, false, true],
    ['larger than it and around it', 0.2, 120, 1.5 + 120 / 50.8 - 0.2, true, false, false],
    ['of no size inside', 1.4, 0, 0.1, true, false, true],
    ['of no size on its edge', 1.5, 0, 0, true, true, true],
    ['far off', 1e7, 25.4, 2 - 1e7, false, false, false],
  ])('over a base %s', (_, x, mm, margin, covered, touchOnly, wholly) => {
    const finding = underBlast(template, base('m', x, 0, mm), 'covered')
    expect(finding.margin).toBeCloseTo(margin, 9)
    expect(finding).toMatchObject({ covered, touchOnly, wholly })
    expect(distance(finding.witness.from, finding.witness.to)).toBeCloseTo(Math.abs(margin), 9)
  })

  it('that only touches covers or not, as the game has it, and says that it touches', () => {
    const touching = base('m', 2, 0, 25.4)
    expect(underBlast(template, touching, 'covered')).toMatchObject({ covered: true, touchOnly: true })
    expect(underBlast(template, touching, 'clear')).toMatchObject({ covered: false, touchOnly: true })
  })

  it('across a diagonal is as round as along an axis', () => {
    const diagonal = 2 / Math.SQRT2
    expect(underBlast(template, base('m', diagonal, diagonal, 25.4), 'covered').touchOnly).toBe(true)
    expect(underBlast(template, base('m', diagonal + 1e-6, diagonal, 25.4), 'covered').covered).toBe(false)
  })

  it('follows the scene wherever it is turned, slid or mirrored, and its witness lies on both edges', () => {
    fc.assert(
      fc.property(anyDisc, anyBody, anyMotion, (disc, body, motion) => {
        const before = underBlast(disc, body, 'clear')
        const after = underBlast(movedDisc(motion, disc), movedBody(motion, body), 'clear')
        expect(after.margin).toBeCloseTo(before.margin, 9)
        expect(distance(disc.centre, before.witness.from)).toBeCloseTo(disc.radius, 9)
        expect(distance(body.disc.centre, before.witness.to)).toBeCloseTo(body.disc.radius, 9)
        expect(before.margin).toBeCloseTo(blastMargin(disc, body.disc), 12)
        expect(blastMargin(body.disc, disc)).toBeCloseTo(before.margin, 12)
      }),
    )
  })

  it('answers for each base in the order given, and for none', () => {
    expect(blast(template, [base('b', 0, 0), base('a', 9, 9)], 'clear').map(({ id }) => id)).toEqual(['b', 'a'])
    expect(blast(template, [], 'clear')).toEqual([])
  })
})
