import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { atLeast, chanceOf, mean } from '../../chance/distribution.ts'
import { fraction, written } from '../../chance/fraction.ts'
import { chanceToHit, chanceToHitWithReroll, hitsWith } from './attack-roll.ts'
import { damageOf, damageOfRoll, damageWithReroll } from './damage-roll.ts'
import { fallRoll } from './fall-damage.ts'

const faces = [1, 2, 3, 4, 5, 6]
const falls = (dice: number): number[][] =>
  dice === 0 ? [[]] : falls(dice - 1).flatMap((rolled) => faces.map((face) => [...rolled, face]))
const sum = (rolled: readonly number[]) => rolled.reduce((a, b) => a + b, 0)

const anyAttack = fc.record({
  dice: fc.integer({ min: 1, max: 4 }),
  skill: fc.integer({ min: 0, max: 9 }),
  defence: fc.integer({ min: 2, max: 30 }),
  allOnesMiss: fc.boolean(),
  allSixesHit: fc.boolean(),
})

describe('an attack roll', () => {
  it('hits as often as counting every fall says, with and without a reroll', () => {
    fc.assert(
      fc.property(anyAttack, (roll) => {
        const hits = falls(roll.dice).filter((rolled) => {
          if (roll.allOnesMiss && rolled.every((face) => face === 1)) return false
          if (roll.allSixesHit && rolled.every((face) => face === 6)) return true
          return sum(rolled) + roll.skill >= roll.defence
        }).length
        const all = 6 ** roll.dice
        expect(chanceToHit(roll)).toEqual(fraction(hits, all))
        expect(chanceToHitWithReroll(roll)).toEqual(fraction(hits * all + (all - hits) * hits, all * all))
      }),
      { numRuns: 60 },
    )
  })

  it('that just reaches the defence hits', () => {
    expect(hitsWith(7, { dice: 2, skill: 5, defence: 12 })).toBe(true)
    expect(hitsWith(6, { dice: 2, skill: 5, defence: 12 })).toBe(false)
    expect(written(chanceToHit({ dice: 3, skill: 5, defence: 15 }))).toBe('5/8')
  })

  it('of ones or of sixes is a matter of its rules', () => {
    expect(hitsWith(2, { dice: 2, skill: 9, defence: 5, allOnesMiss: true })).toBe(false)
    expect(hitsWith(2, { dice: 2, skill: 9, defence: 5 })).toBe(true)
    expect(hitsWith(12, { dice: 2, skill: 2, defence: 20, allSixesHit: true })).toBe(true)
    expect(hitsWith(12, { dice: 2, skill: 2, defence: 20 })).toBe(false)
  })
})

describe('a damage roll', () => {
  it('does what the roll and the power are above the armour, and never less than nothing', () => {
    expect(damageOf(9, { dice: 2, power: 12, armour: 16 })).toBe(5)
    expect(damageOf(3, { dice: 2, power: 12, armour: 16 })).toBe(0)
    const boosted = damageOfRoll({ dice: 3, power: 10, armour: 17 })
    expect(written(mean(boosted))).toBe('791/216')
    expect(written(atLeast(boosted, 5))).toBe('3/8')
  })

  it('of a POW that is no number does none', () => {
    const none = damageOfRoll({ dice: 2, power: null, armour: 5 })
    expect(written(chanceOf(none, 0))).toBe('1')
    expect(damageOf(12, { dice: 2, power: null, armour: 0 })).toBe(0)
  })

  it('rolled again below a limit stands as the second roll, even where that is worse', () => {
    const roll = { dice: 2, power: 10, armour: 15 }
    const rerolled = damageWithReroll(roll, 4)
    const twice = falls(2).flatMap((first) =>
      falls(2).map((second) => [damageOf(sum(first), roll), damageOf(sum(second), roll)]),
    )
    for (let damage = 0; damage <= 7; damage++) {
      const count = twice.filter(([first = 0, second = 0]) => (first < 4 ? second : first) === damage).length
      expect(chanceOf(rerolled, damage)).toEqual(fraction(count, 36 * 36))
    }
  })

  it('rolled again is soon worked out, however many dice there are', () => {
    const begun = performance.now()
    const rerolled = damageWithReroll({ dice: 100, power: 50, armour: 0 }, 400)
    expect(rerolled.size).toBe(501)
    expect(performance.now() - begun).toBeLessThan(1000)
  })
})

describe('the damage of a fall', () => {
  it.each([
    [3, 2],
    [5, 3],
    [7, 4],
  ])('T42: of %i″ is rolled with %i dice and a power of 10', (height, dice) => {
    expect(fallRoll(height, 15)).toEqual({ dice, power: 10, armour: 15 })
  })

  it('is none for a drop below an inch', () => {
    expect(fallRoll(0.9, 15)).toBeNull()
    expect(fallRoll(1, 15)).toEqual({ dice: 2, power: 10, armour: 15 })
  })
})
