import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { radians } from '../geometry/angle.ts'
import { arcOf } from './arc.ts'
import { anyBody, anyMotion, base, movedBody, round } from './testing/scene.ts'

const target = base('t', 0, 0)

describe('the arcs of a model', () => {
  it.each([
    ['far behind', -5, 0, 25.4, 'back', 'back', 4.5],
    ['touching the line from behind', -0.5, 3, 25.4, 'back', 'back', 0],
    ['over the line by a millionth', -0.499999, 3, 25.4, 'both', 'back', -0.000001],
    ['centred on the line', 0, 3, 25.4, 'both', 'back', -0.5],
    ['touching the line from in front', 0.5, 3, 25.4, 'front', 'front', -1],
    ['far in front', 5, 0, 25.4, 'front', 'front', -5.5],
    ['of no size on the line', 0, 2, 0, 'back', 'back', 0],
    ['in the same place', 0, 0, 30, 'both', 'back', -30 / 50.8],
    ['hugely far behind', -1e7, 0, 25.4, 'back', 'back', 1e7 - 0.5],
  ])('%s', (_, x, y, mm, arc, centreArc, behindBy) => {
    const finding = arcOf(target, 'm', base('m', x, y, mm).disc)
    expect(finding).toMatchObject({ arc, centreArc })
    expect(finding.behindBy).toBeCloseTo(behindBy, 9)
  })

  it('turn with its facing: 270° looks up the screen, 750° as 30° does', () => {
    const up = base('t', 10, 10, 30, radians(270))
    expect(arcOf(up, 'm', round(10, 5, 0.5)).arc).toBe('front')
    expect(arcOf(up, 'm', round(10, 15, 0.5)).arc).toBe('back')
    const [once, again] = [30, 750].map((deg) => arcOf(base('t', 0, 0, 30, radians(deg)), 'm', round(3, 1, 0.5)))
    expect(once).toEqual(again)
  })

  it('follow the scene wherever it is turned, slid or mirrored', () => {
    fc.assert(
      fc.property(anyBody, anyBody, anyMotion, (one, other, motion) => {
        const before = arcOf(one, 'm', other.disc)
        const after = arcOf(movedBody(motion, one), 'm', movedBody(motion, other).disc)
        expect(after.behindBy).toBeCloseTo(before.behindBy, 8)
        expect(after.aheadBy).toBeCloseTo(before.aheadBy, 8)
      }),
    )
  })

  it('trade places when the model turns about', () => {
    fc.assert(
      fc.property(anyBody, anyBody, (one, other) => {
        const about = { ...one, facing: one.facing + Math.PI }
        expect(arcOf(about, 'm', other.disc).behindBy).toBeCloseTo(arcOf(one, 'm', other.disc).aheadBy, 8)
      }),
    )
  })
})
