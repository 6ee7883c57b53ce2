import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diceSum, oneDie } from './dice-sum.ts'
import {
  atLeast,
  chanceOf,
  type Distribution,
  either,
  followed,
  highestOf,
  joined,
  mapped,
  mean,
  sure,
} from './distribution.ts'
import { CERTAIN, fraction, NONE, plus } from './fraction.ts'
import { chanceOfNeed, meetsNeed } from './needed-roll.ts'
import { successes } from './trials.ts'

const whole = (distribution: Distribution) => [...distribution.values()].reduce(plus, NONE)
const faces = [1, 2, 3, 4, 5, 6]

/** Every fall of some dice, one by one: the slow twin of all that is reckoned here. */
function falls(dice: number): number[][] {
  return dice === 0 ? [[]] : falls(dice - 1).flatMap((rolled) => faces.map((face) => [...rolled, face]))
}

/** The share of all falls of some dice that do. */
const share = (dice: number, does: (rolled: number[]) => boolean) =>
  fraction(falls(dice).filter(does).length, 6 ** dice)
const sum = (rolled: number[]) => rolled.reduce((a, b) => a + b, 0)

describe('a distribution', () => {
  it.each([0, 1, 2, 3, 4, 5])('of a sum of %i dice is what counting every fall gives', (dice) => {
    const distribution = diceSum(dice)
    for (let value = 0; value <= 6 * dice + 1; value++) {
      expect(chanceOf(distribution, value)).toEqual(share(dice, (rolled) => sum(rolled) === value))
      expect(atLeast(distribution, value)).toEqual(share(dice, (rolled) => sum(rolled) >= value))
    }
    expect(mean(distribution)).toEqual(fraction(7 * dice, 2))
  })

  it('of the highest of several dice is what counting gives', () => {
    for (const count of [1, 2, 3])
      for (const face of faces)
        expect(chanceOf(highestOf(oneDie, count), face)).toEqual(share(count, (rolled) => Math.max(...rolled) === face))
  })

  it('stays whole and in order, whatever is made of it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4 }), fc.integer({ min: -9, max: 9 }), (dice, by) => {
        const sums = diceSum(dice)
        const made = [
          mapped(sums, (value) => Math.max(0, value * by)),
          joined(sums, oneDie, (a, b) => b - a),
          followed(sums, (value) => (value > 9 ? sums : sure(by))),
          either(fraction(1, 7), sums, sure(by)),
        ]
        for (const one of made) {
          expect(whole(one)).toEqual(CERTAIN)
          expect([...one.keys()]).toEqual([...one.keys()].sort((a, b) => a - b))
        }
      }),
    )
  })

  it('of many dice is exact too', () => {
    expect(chanceOf(diceSum(60), 60)).toEqual(fraction(1n, 6n ** 60n))
    expect(whole(diceSum(60))).toEqual(CERTAIN)
  })
})

describe('the chance of a needed roll', () => {
  it('never counts a natural 1, can’t be had above 6, and agrees with the faces', () => {
    for (const need of [null, -3, 0, 1, 2, 3, 4, 5, 6, 7, 8])
      expect(chanceOfNeed(need)).toEqual(share(1, ([face = 0]) => meetsNeed(face, need)))
    expect(meetsNeed(1, -3)).toBe(false)
    expect(chanceOfNeed(-3)).toEqual(fraction(5, 6))
  })
})

describe('trials', () => {
  it('succeed as often as counting every fall says', () => {
    for (const need of [1, 2, 4, 7])
      for (let hits = 0; hits <= 4; hits++)
        expect(chanceOf(successes(4, chanceOfNeed(need)), hits)).toEqual(
          share(4, (rolled) => rolled.filter((face) => meetsNeed(face, need)).length === hits),
        )
  })

  it('of none succeed never, of sure ones always', () => {
    expect(successes(0, CERTAIN)).toEqual(sure(0))
    expect(successes(3, CERTAIN)).toEqual(sure(3))
    expect(successes(3, NONE)).toEqual(sure(0))
  })
})
