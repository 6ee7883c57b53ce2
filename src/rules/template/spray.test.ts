import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { radians } from '../../geometry/angle.ts'
import { distance } from '../../geometry/point.ts'
import { anyAngle, anyDisc, anyOutline } from '../../geometry/testing/arbitraries.ts'
import { sampled } from '../../geometry/testing/sampled.ts'
import { flatWedge } from '../../geometry/wedge.ts'
import { anyBody, anyMotion, base, moved, movedBody, movedDisc, round } from '../testing/scene.ts'
import { spray, sprayFrom, sprayPose, underSpray } from './spray.ts'

const box = flatWedge(1, 1, 6)
const ahead = sprayFrom(round(0, 0, 0.5), box, 0)

describe('a spray', () => {
  it.each([
    ['apart', 3, 1.75, 25.4, -0.25, false],
    ['kissing its side', 3, 1.5, 25.4, 0, true],
    ['kissing its far end', 7, 0, 25.4, 0, true],
    ['kissing its corner', 9.5, 5, 254, 0, true],
    ['crossing its side', 3, 1.25, 25.4, 0.25, true],
    ['inside it', 3.5, 0, 25.4, 1.5, true],
    ['of no size on its edge', 3, 1, 0, 0, true],
    ['huge', 3, 1000, 999 * 50.8, 0, true],
    ['beside its mouth', 0, 1, 25.4, 0, true],
  ])('over a base %s', (_, x, y, mm, margin, covered) => {
    const finding = underSpray(ahead, base('m', x, y, mm), 'covered')
    expect(finding.margin).toBeCloseTo(margin, 9)
    expect(finding.covered).toBe(covered)
  })

  it('has its mouth on the edge of the base, whichever way it points', () => {
    fc.assert(
      fc.property(anyDisc, anyAngle, (origin, direction) => {
        expect(distance(sprayPose(origin, direction).at, origin.centre)).toBeCloseTo(origin.radius, 9)
      }),
    )
  })

  it('points down the screen at 90°, and at −270° and 450° as well', () => {
    for (const deg of [90, -270, 450]) {
      const down = sprayFrom(round(0, 0, 0.5), box, radians(deg))
      expect(underSpray(down, base('m', 0, 3.5, 25.4), 'clear').margin).toBeCloseTo(1.5, 12)
    }
  })

  it('covers wholly only what lies all inside', () => {
    expect(underSpray(ahead, base('m', 3.5, 0.5, 25.4), 'clear').wholly).toBe(true)
    expect(underSpray(ahead, base('m', 3.5, 0.51, 25.4), 'clear').wholly).toBe(false)
    expect(underSpray(ahead, base('m', 3.5, 0, 120), 'clear').wholly).toBe(false)
  })

  it('follows the scene wherever it is turned and slid; its witness lies on the outline and on the base', () => {
    fc.assert(
      fc.property(anyDisc, anyOutline, anyAngle, anyBody, anyMotion, (origin, outline, direction, body, free) => {
        const motion = { ...free, mirrored: false }
        const before = underSpray(sprayFrom(origin, outline, direction), body, 'clear')
        const lying = sprayFrom(movedDisc(motion, origin), outline, direction + motion.angle)
        const after = underSpray(lying, movedBody(motion, body), 'clear')
        expect(after.margin).toBeCloseTo(before.margin, 8)
        expect(distance(after.witness.from, after.witness.to)).toBeCloseTo(Math.abs(before.margin), 8)
        expect(distance(moved(motion, before.witness.to), movedBody(motion, body).disc.centre)).toBeCloseTo(
          body.disc.radius,
          8,
        )
      }),
    )
  })

  it('covers what some point of its drawn curve, or of its inside, comes near enough to', () => {
    fc.assert(
      fc.property(anyOutline, anyAngle, anyBody, (outline, direction, body) => {
        const lying = sprayFrom(round(0, 0, 0.5), outline, direction)
        const { margin, covered } = underSpray(lying, body, 'covered')
        const reached = sampled(lying).some((p) => distance(p, body.disc.centre) <= body.disc.radius)
        if (reached) expect(covered).toBe(true)
        if (!covered) expect(margin).toBeLessThan(0)
      }),
      { numRuns: 60 },
    )
  })

  it('answers for each base in the order given', () => {
    expect(spray(ahead, [base('b', 3, 0), base('a', 9, 9)], 'clear').map(({ id }) => id)).toEqual(['b', 'a'])
  })
})
