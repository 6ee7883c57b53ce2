import { describe, expect, it } from 'vitest'
import { oneDie } from '../../chance/dice-sum.ts'
import { chanceOf, mapped, sure } from '../../chance/distribution.ts'
import { CERTAIN, fraction, NONE, plus, times, written } from '../../chance/fraction.ts'
import { meetsNeed } from '../../chance/needed-roll.ts'
import { round } from '../../rules/testing/scene.ts'
import { aim, type Marksman } from './aim.ts'
import { armourSave, saveAgainst, saveModifier } from './armour-save.ts'
import { criticalOf, isCritical } from './critical.ts'
import { graver, injuryChances, injuryOf, injuryRolls } from './injury.ts'
import { criticalChance, fateChances, masterStrikeChance, needsOf, type Shot, woundsOf } from './shot.ts'
import { chanceToHit, needToHit, shotHits, strikesCover } from './to-hit.ts'

const open = { cover: false, long: false, moved: false, large: false }
const shot: Shot = {
  ballisticSkill: 3,
  conditions: open,
  strength: 3,
  toughness: 3,
  armour: 'none',
  shield: false,
}
const faces = [1, 2, 3, 4, 5, 6]

describe('the roll to hit', () => {
  it('is 7 less the Ballistic Skill, whatever that leaves', () => {
    const row = Array.from({ length: 10 }, (_, i) => needToHit(i + 1, open))
    expect(row).toEqual([6, 5, 4, 3, 2, 1, 0, -1, -2, -3])
  })

  it('is one harder for cover, long range and having moved, one easier for a large target', () => {
    expect(needToHit(3, { ...open, cover: true, long: true, moved: true })).toBe(7)
    expect(needToHit(3, { ...open, large: true })).toBe(3)
    expect(needToHit(3, { ...open, large: true, cover: true })).toBe(4)
  })

  it('that misses strikes the cover on a 1, or by the other reading when it misses by 1', () => {
    const need = needToHit(3, { ...open, cover: true })
    const struck = (reading: 'showsOne' | 'missesByOne') =>
      faces.filter((face) => strikesCover(face, need, true, reading))
    expect(struck('showsOne')).toEqual([1])
    expect(struck('missesByOne')).toEqual([4])
    expect(faces.filter((face) => strikesCover(face, 4, false, 'showsOne'))).toEqual([])
    expect(faces.filter((face) => strikesCover(face, 0, true, 'missesByOne'))).toEqual([])
  })
})

describe('a shot as measured', () => {
  const bow: Marksman = { disc: round(0, 0, 0.5), ballisticSkill: 3, range: 24, moved: false }
  const at = (apart: number) => ({ disc: round(apart + 1, 0, 0.5), large: false, visible: true, hidden: 0 })

  it('is long beyond half the range, not at half of it', () => {
    expect(aim(bow, at(12)).conditions.long).toBe(false)
    expect(aim(bow, at(12.01)).conditions.long).toBe(true)
    expect(aim(bow, at(12.01)).need).toBe(5)
  })

  it('is in range up to the range, that included', () => {
    expect([24, 24.01].map((apart) => aim(bow, at(apart)).inRange)).toEqual([true, false])
  })

  it('has cover where any part is hidden, and no need where all is', () => {
    expect(aim(bow, { ...at(5), hidden: 0.01 }).need).toBe(5)
    expect(aim(bow, { ...at(5), visible: false, hidden: 1 })).toMatchObject({
      need: null,
      conditions: { cover: false },
    })
  })
})

describe('an armour save', () => {
  it('T41: heavy armour and a shield save on a 4, and on a 5 from Strength 4', () => {
    expect(armourSave('heavy', true, 3)).toBe(4)
    expect(armourSave('heavy', true, 4)).toBe(5)
  })

  it('is worse by one for each point of strength above 3, by six from 9 on', () => {
    expect(Array.from({ length: 10 }, (_, i) => saveModifier(i + 1))).toEqual([0, 0, 0, 1, 2, 3, 4, 5, 6, 6])
    expect(armourSave('gromril', false, 6)).toBeNull()
    expect(armourSave('none', true, 3)).toBe(6)
    expect(armourSave('none', false, 1)).toBeNull()
    expect(armourSave('light', true, 3)).toBe(5)
  })
})

describe('a critical hit', () => {
  it('is a 6 to wound where less would have done', () => {
    expect(isCritical(6, 5)).toBe(true)
    expect(isCritical(6, 6)).toBe(false)
    expect(isCritical(6, null)).toBe(false)
    expect(isCritical(5, 2)).toBe(false)
  })

  it('is one of three, as the die shows', () => {
    expect(faces.map((face) => criticalOf(face).kind)).toEqual([
      'vital',
      'vital',
      'exposed',
      'exposed',
      'master',
      'master',
    ])
    expect(criticalOf(2)).toMatchObject({ armourSaves: true, wounds: 2, injuryBonus: 0 })
    expect(criticalOf(3)).toMatchObject({ armourSaves: false, wounds: 2, injuryBonus: 0 })
    expect(criticalOf(5)).toMatchObject({ armourSaves: false, wounds: 2, injuryBonus: 2 })
  })
})

describe('a second critical hit', () => {
  it('is none in the same phase: the 6 wounds like any other roll that does', () => {
    expect(isCritical(6, 4, true)).toBe(false)
    const needs = needsOf({ ...shot, criticalSpent: true })
    expect(written(criticalChance(needs))).toBe('0')
    expect(written(chanceOf(woundsOf(needs), 1))).toBe('1/4')
    expect(written(chanceOf(woundsOf(needs), 2))).toBe('0')
  })
})

describe('a weapon that makes several wounds', () => {
  const d3 = mapped(oneDie, (face) => Math.ceil(face / 2))
  const needs = { chance: fraction(5, 6), wound: 2, save: null, each: d3 }

  it('makes its own, or a critical hit’s two where those are more: as often as counting says', () => {
    const counted = new Map<number, number>()
    for (const first of faces)
      for (const second of faces)
        for (const harm of faces) {
          const own = Math.ceil(harm / 2)
          const made = first < 2 || second < 2 ? 0 : second === 6 ? Math.max(2, own) : own
          counted.set(made, (counted.get(made) ?? 0) + 1)
        }
    for (const [made, count] of counted) expect(chanceOf(woundsOf(needs), made)).toEqual(fraction(count, 216))
    expect([...counted.keys()].sort()).toEqual([...woundsOf(needs).keys()].sort())
  })

  it('injures by each wound from the last one on', () => {
    // Three wounds on one left are three rolls: out but for three rolls up to 4.
    const three = fateChances({ ...needs, chance: CERTAIN, wound: 2, criticalSpent: true, each: sure(3) }, 1)
    expect(written(three.out)).toBe(written(times(fraction(5, 6), fraction(19, 27))))
    expect(written(fateChances({ ...needs, each: sure(3) }, 4).hurt)).toBe('25/36')
  })
})

describe('a natural 1', () => {
  it('misses whatever is needed, or by the other reading hits where 1 is enough', () => {
    expect(written(chanceToHit(-3, 'miss'))).toBe('5/6')
    expect(written(chanceToHit(1, 'count'))).toBe('1')
    expect(written(chanceToHit(2, 'count'))).toBe('5/6')
    expect([shotHits(1, 1, 'count'), shotHits(1, 1, 'miss'), shotHits(1, 2, 'count')]).toEqual([true, false, false])
    expect(shotHits(6, 7, 'count')).toBe(false)
  })
})

describe('what a weapon takes off armour beyond its strength', () => {
  it('comes on top of it, and nothing is left of armour that isn’t there', () => {
    expect(saveAgainst(4, 4, 1)).toBe(6)
    expect(saveAgainst(4, 4, 2)).toBeNull()
    expect(saveAgainst(7, 1, 0)).toBeNull()
  })
})

describe('injuries', () => {
  it('are rolled for the wound that takes the last one and each beyond, for every one where none is left', () => {
    const rolls = (wounds: number) => [0, 1, 2, 3].map((left) => injuryRolls(wounds, left))
    expect([rolls(0), rolls(1), rolls(2), rolls(3)]).toEqual([
      [0, 0, 0, 0],
      [1, 1, 0, 0],
      [2, 2, 1, 0],
      [3, 3, 2, 1],
    ])
  })

  it('stand against lighter ones', () => {
    expect([graver('down', 'stunned'), graver('out', 'down'), graver('down', 'down')]).toEqual([
      'stunned',
      'out',
      'down',
    ])
  })

  it('are down up to 2, stunned up to 4, out beyond; of several rolls the highest counts', () => {
    expect(faces.map(injuryOf)).toEqual(['down', 'down', 'stunned', 'stunned', 'out', 'out'])
    const { down, stunned, out } = injuryChances(2, 0)
    expect([down, stunned, out].map(written)).toEqual(['1/9', '1/3', '5/9'])
    expect(written(injuryChances(1, 2).down)).toBe('0')
  })
})

/** What every fall of a shot's dice comes to: its wounds and what it adds to injuries, each as likely as any other. */
function everyFall(shot: Shot): { wounds: number; bonus: number; critical: boolean }[] {
  const { wound, save } = needsOf(shot)
  const hit = needToHit(shot.ballisticSkill, shot.conditions)
  return faces.flatMap((first) =>
    faces.flatMap((second) =>
      faces.flatMap((third) =>
        faces.map((fourth) => {
          if (!meetsNeed(first, hit)) return { wounds: 0, bonus: 0, critical: false }
          const stopped = meetsNeed(fourth, save)
          if (second === 6 && wound !== null && wound < 6) {
            if (third <= 2 && stopped) return { wounds: 0, bonus: 0, critical: true }
            return { wounds: 2, bonus: third >= 5 ? 2 : 0, critical: true }
          }
          return { wounds: meetsNeed(second, wound) && !stopped ? 1 : 0, bonus: 0, critical: false }
        }),
      ),
    ),
  )
}

const shots: Shot[] = [1, 3, 7].flatMap((ballisticSkill) =>
  [2, 4, 9].flatMap((toughness) =>
    (['none', 'heavy', 'gromril'] as const).map((armour) => ({
      ballisticSkill,
      conditions: { ...open, cover: ballisticSkill === 3 },
      strength: 4,
      toughness,
      armour,
      shield: armour === 'heavy',
    })),
  ),
)

describe('a whole shot', () => {
  it('comes to what counting every fall of its dice says', () => {
    for (const shot of shots) {
      const all = everyFall(shot)
      const needs = needsOf(shot)
      const share = (does: (fall: (typeof all)[number]) => boolean) => fraction(all.filter(does).length, 6 ** 4)
      for (const count of [0, 1, 2])
        expect(chanceOf(woundsOf(needs), count)).toEqual(share(({ wounds }) => wounds === count))
      expect(criticalChance(needs)).toEqual(share(({ critical }) => critical))
      expect(masterStrikeChance(needs)).toEqual(share(({ bonus }) => bonus === 2))
    }
  })

  it('injures as often as counting says, whatever wounds are left', () => {
    for (const shot of shots)
      for (const left of [0, 1, 2, 3]) {
        const fates = { unhurt: 0, hurt: 0, down: 0, stunned: 0, out: 0 }
        for (const { wounds, bonus } of everyFall(shot))
          for (const one of faces)
            for (const two of faces) {
              // Each wound takes one; whoever has none left rolls for this wound, and the highest roll counts.
              const rolls = [one, two].filter((_, i) => i < wounds && i + 1 >= left).map((face) => face + bonus)
              if (wounds === 0) fates.unhurt++
              else if (rolls.length === 0) fates.hurt++
              else fates[injuryOf(Math.max(...rolls))]++
            }
        const chances = fateChances(needsOf(shot), left)
        const counted = Object.entries(fates).map(([fate, count]) => [fate, written(fraction(count, 6 ** 6))])
        expect(Object.fromEntries(Object.entries(chances).map(([fate, chance]) => [fate, written(chance)]))).toEqual(
          Object.fromEntries(counted),
        )
        expect(written(Object.values(chances).reduce(plus, NONE))).toBe('1')
      }
  })
})
