import { describe, expect, it } from 'vitest'
import { boundaryFrom } from '../geometry/boundary.ts'
import { gameOf, games } from './catalogue.ts'
import type { SprayProfile } from './game.ts'
import { profileOf, sprayOutline } from './spray-outline.ts'

const profile: SprayProfile = { mouth: 0.125, shoulder: 0.675, shoulderAt: 7.8672, tip: 8, end: 'arc' }
const distance = (of: SprayProfile, along: number, aside: number) =>
  boundaryFrom(sprayOutline(of), along, aside).distance

describe('the outline of a spray', () => {
  it('passes through its mouth, its shoulders and its tip, however its end runs', () => {
    for (const end of ['arc', 'point'] as const) {
      const of: SprayProfile = { ...profile, end }
      for (const [along, aside] of [
        [0, 0.125],
        [0, -0.125],
        [7.8672, 0.675],
        [7.8672, -0.675],
        [8, 0],
      ] as const)
        expect(distance(of, along, aside)).toBeCloseTo(0, 12)
    }
  })

  it('cut flat ends at its tip, as wide as its shoulders', () => {
    expect(distance({ ...profile, end: 'flat' }, 8, 0.6)).toBeCloseTo(0, 12)
    expect(distance({ ...profile, end: 'flat' }, 8.5, 0)).toBeCloseTo(0.5, 12)
  })

  it('bulges more as an arc than as a point between shoulder and tip', () => {
    expect(distance(profile, 7.99, 0.3)).toBeLessThan(distance({ ...profile, end: 'point' }, 7.99, 0.3))
  })

  it('with a tip no farther than its shoulders is cut flat there, and one without shoulders is a spike', () => {
    expect(distance({ ...profile, tip: 7 }, 7.5, 0)).toBeCloseTo(0.5, 12)
    expect(distance({ ...profile, shoulder: 0 }, 9, 0)).toBeCloseTo(1, 12)
  })

  it('of a teardrop has the bulb’s radius all round', () => {
    const drop = gameOf('wh40k').sprayPresets[0]
    const of = drop && profileOf(drop, 8)
    if (!of) throw new Error('there is a teardrop')
    for (const angle of [0, 0.7, 1.5]) {
      const at = { along: 6.75 + 1.25 * Math.cos(angle), aside: 1.25 * Math.sin(angle) }
      expect(distance(of, at.along, at.aside)).toBeCloseTo(0, 3)
    }
  })

  it('is there for every size that every preset of every game has', () => {
    for (const game of Object.values(games)) {
      expect(game.sprays.length === 0).toBe(game.sprayPresets.length === 0)
      for (const preset of game.sprayPresets)
        for (const size of game.sprays) expect(profileOf(preset, size)?.tip).toBe(size)
    }
    expect(profileOf({ id: 'x', profiles: {} }, 8)).toBeNull()
  })
})
