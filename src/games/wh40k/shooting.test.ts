import { describe, expect, it } from 'vitest'
import { chanceOf, mean } from '../../chance/distribution.ts'
import { fraction, written } from '../../chance/fraction.ts'
import { meetsNeed } from '../../chance/needed-roll.ts'
import { needToWound } from '../to-wound.ts'
import { majorityToughness } from './majority-toughness.ts'
import { bestSave, type Saves } from './save.ts'
import { chanceToHit, toHit } from './to-hit.ts'
import { unsavedChance, unsavedWounds, type Volley } from './volley.ts'

const faces = [1, 2, 3, 4, 5, 6]
const bare: Saves = { armour: null, cover: null, invulnerable: null }

describe('the roll to hit', () => {
  it('is 7 less the Ballistic Skill, never below 2, with a second roll from 6 on', () => {
    const row = Array.from({ length: 10 }, (_, i) => toHit(i + 1))
    expect(row.map(({ need }) => need)).toEqual([6, 5, 4, 3, 2, 2, 2, 2, 2, 2])
    expect(row.map(({ reroll }) => reroll)).toEqual([null, null, null, null, null, 6, 5, 4, 3, 2])
  })

  it('T40: a Ballistic Skill of 7 rolls a 1 again, and needs a 5 then', () => {
    const { need, reroll } = toHit(7)
    expect(meetsNeed(1, need)).toBe(false)
    expect([4, 5].map((face) => meetsNeed(face, reroll))).toEqual([false, true])
    expect(written(chanceToHit(toHit(7)))).toBe('8/9')
  })

  it('of a snap shot goes by a skill of 1, but no skill can’t shoot at all', () => {
    expect(toHit(4, { snap: true })).toEqual({ need: 6, reroll: null })
    expect(toHit(9, { snap: true })).toEqual({ need: 6, reroll: null })
    expect(toHit(0, { snap: true })).toEqual({ need: null, reroll: null })
    expect(written(chanceToHit(toHit(0, { rerolls: true })))).toBe('0')
  })

  it('may be rolled again by a rule of the weapon, at the same need and instead of the second roll of the skilled', () => {
    expect(toHit(3, { rerolls: true })).toEqual({ need: 4, reroll: 4 })
    expect(toHit(6, { rerolls: true })).toEqual({ need: 2, reroll: 2 })
  })
})

describe('the toughness of a mixed unit', () => {
  it('T39: is that of most of its models; of one grot and one runtherd it is the higher', () => {
    expect(majorityToughness([3, 3, 3, 4])).toBe(3)
    expect(majorityToughness([3, 4])).toBe(4)
  })

  it('is what more have than anything else, though it be no majority; none without models', () => {
    expect(majorityToughness([3, 3, 4, 4, 4, 5])).toBe(4)
    expect(majorityToughness([3, 3, 4, 4, 5])).toBe(4)
    expect(majorityToughness([])).toBeNull()
  })
})

describe('a save', () => {
  it('of armour is cancelled by an AP that equals it or is lower', () => {
    expect(bestSave({ ...bare, armour: 4 }, 4)).toBeNull()
    expect(bestSave({ ...bare, armour: 4 }, 3)).toBeNull()
    expect(bestSave({ ...bare, armour: 4 }, 5)).toEqual({ kind: 'armour', need: 4 })
    expect(bestSave({ ...bare, armour: 2 }, null)).toEqual({ kind: 'armour', need: 2 })
  })

  it('of cover or an invulnerable one is never cancelled, and the best is taken', () => {
    expect(bestSave({ armour: 3, cover: 4, invulnerable: 5 }, 2)).toEqual({ kind: 'cover', need: 4 })
    expect(bestSave({ armour: 3, cover: 4, invulnerable: 5 }, 5)).toEqual({ kind: 'armour', need: 3 })
    expect(bestSave({ armour: null, cover: 5, invulnerable: 4 }, 1)).toEqual({ kind: 'invulnerable', need: 4 })
  })
})

/** The chance of an unsaved wound by every fall of the four dice that may be rolled. */
function counted({ toHit: { need, reroll }, strength, ap, toughness, saves }: Volley) {
  let count = 0
  const wound = needToWound(strength, toughness)
  const save = bestSave(saves, ap)?.need ?? null
  for (const first of faces)
    for (const second of faces)
      for (const third of faces)
        for (const fourth of faces) {
          const hits = meetsNeed(first, need) || meetsNeed(second, reroll)
          if (hits && meetsNeed(third, wound) && !meetsNeed(fourth, save)) count++
        }
  return fraction(count, 6 ** 4)
}

describe('a volley', () => {
  it('makes as many unsaved wounds as counting every fall says', () => {
    for (const skill of [0, 1, 4, 7, 10])
      for (const ap of [null, 2, 5])
        for (const saves of [bare, { ...bare, armour: 3 }, { armour: 4, cover: 5, invulnerable: null }]) {
          const volley: Volley = { shots: 3, toHit: toHit(skill), strength: 4, ap, toughness: 4, saves }
          expect(unsavedChance(volley)).toEqual(counted(volley))
          const { numerator, denominator } = unsavedChance(volley)
          expect(mean(unsavedWounds(volley))).toEqual(fraction(3n * numerator, denominator))
        }
  })

  it('that can’t wound makes none', () => {
    const volley: Volley = { shots: 5, toHit: toHit(4), strength: 3, ap: null, toughness: 8, saves: bare }
    expect(written(chanceOf(unsavedWounds(volley), 0))).toBe('1')
  })
})
