import { describe, expect, it } from 'vitest'
import type { Answers } from '../games/question.ts'
import { radiusOf } from '../rules/base.ts'
import { armed, battle, enemy, own, soldierCard, valueIn } from './testing/company.ts'
import { asked, came, openRoll, played, refusalOf, taken, told } from './testing/playing.ts'

const SMALL = 2 * radiusOf(30)
const both = ['combinedMelee', 'combinedRanged'] as const
const line = (rest = {}) => [own('a', 10, 10), own('b', 10, 11.2, rest), own('c', 10, 12.4, rest)]
const at = (gap: number) => enemy('t', 10 + SMALL + gap, 10)

describe('a combined attack goes by the weapon that was chosen', () => {
  const cards = [
    soldierCard(
      'soldier',
      [armed('Short', 'ranged', { range: 8, pow: 10 }), armed('Long', 'ranged', { range: 14, pow: 12 })],
      ...both,
    ),
    soldierCard(
      'other',
      [armed('Sling', 'ranged', { range: 6, pow: 8 }), armed('Bow', 'ranged', { range: 13 })],
      ...both,
    ),
  ]
  const shot = (gap: number, answers: Answers, rest = {}) =>
    played(battle([...line(rest), at(gap)], cards), taken('combinedRanged', 'a', 't', answers))

  it('of the primary, and of all who have the same', () => {
    expect(told(shot(12, { weapon: 'Short' }))).toContain('hordes.primaryMisses')
    const long = shot(12, { weapon: 'Long' })
    expect(told(long)).not.toContain('hordes.lacksRange')
    expect(valueIn(long, 'hordes.joinedBonus', 'bonus')).toEqual({ kind: 'bonus', value: 3 })
    expect(openRoll(long)?.code).toBe('attack')
  })

  it('with its number as it was edited, for the primary and for all who have the same', () => {
    expect(valueIn(shot(12, { weapon: 'Short', range: 13 }), 'hordes.joinedBonus', 'bonus')).toMatchObject({ value: 3 })
    expect(told(shot(5, { weapon: 'Long', range: 4 }))).toContain('hordes.primaryMisses')
  })

  it('and those who have it not take their own that reaches farthest', () => {
    const longest = shot(12.5, { weapon: 'Long' }, { card: 'other' })
    expect(valueIn(longest, 'hordes.joinedBonus', 'bonus')).toMatchObject({ value: 3 })
    const farther = shot(13.5, { weapon: 'Long' }, { card: 'other' })
    expect(valueIn(farther, 'hordes.joinedBonus', 'bonus')).toMatchObject({ value: 1 })
  })

  it('in melee as well', () => {
    const blades = [
      soldierCard('soldier', [armed('Knife', 'melee', { reach: 0.5 }), armed('Pike', 'melee', { reach: 2 })], ...both),
    ]
    const strike = (answers: Answers) =>
      played(battle([own('a', 10, 10), own('b', 10, 11.2), at(1.2)], blades), taken('combinedMelee', 'a', 't', answers))
    expect(refusalOf(strike({ weapon: 'Knife', 'hordes.joining': ['b'] }))).toBe('hordes.notInEveryReach')
    expect(refusalOf(strike({ weapon: 'Pike' }))).toBeNull()
  })
})

describe('who misses by a rule in a combined ranged attack', () => {
  const cards = [soldierCard('soldier', [armed('Gun', 'ranged', { range: 14, pow: 10 })], ...both)]
  const shot = (answers: Answers, rolls = {}) =>
    played(battle([...line(), at(6)], cards), taken('combinedRanged', 'a', 't', answers, rolls))

  it('adds nothing and still loses its attack', () => {
    const course = shot({ 'hordes.missing': ['c'] }, { attack: [1, 1] })
    expect(told(course)).toContain('hordes.lacksByRule')
    expect(valueIn(course, 'hordes.joinedBonus', 'bonus')).toMatchObject({ value: 2 })
    expect(course.result?.spent).toEqual(['a', 'b', 'c'])
  })

  it('makes all miss where it is the primary, and is asked for once', () => {
    const course = shot({ 'hordes.missing': ['a'] })
    expect(came(course)).toEqual(['hordes.missedFully', 'hordes.attacksSpent'])
    expect(asked(course, 'hordes.missesByRule')).toBeUndefined()
  })

  it('hits all the same where another rule says so, and nothing says that it misses', () => {
    const course = shot({ 'hordes.missing': ['a'], 'hordes.hitsByRule': true })
    expect(told(course)).toContain('hordes.autoHitBeatsMiss')
    expect(told(course)).not.toContain('hordes.primaryMisses')
    expect(told(course)).not.toContain('hordes.lacksByRule')
    expect(valueIn(course, 'hordes.joinedBonus', 'bonus')).toMatchObject({ value: 3 })
    const given = shot({ 'hordes.missing': ['a'], 'hordes.hitsByRule': true, 'hordes.rollAnyway': true })
    expect(told(given)).toContain('hordes.primaryMisses')
  })
})

describe('a combined melee attack that is refused', () => {
  it('tells no bonus first', () => {
    const cards = [soldierCard('soldier', [armed('Pike', 'melee', { reach: 2 })], ...both)]
    const models = [own('a', 10, 10), own('b', 10, 11.2, { facing: 180 }), at(1)]
    const course = played(battle(models, cards), taken('combinedMelee', 'a', 't', { 'hordes.joining': ['b'] }))
    expect(refusalOf(course)).toBe('hordes.notInEveryReach')
    expect(told(course)).toEqual(['hordes.lacksSight'])
  })
})

describe('gunfighters who attack together', () => {
  const weapons = [armed('Gun', 'ranged', { range: 14 }), armed('Blade', 'melee', { reach: 2 })]
  const cards = [soldierCard('soldier', weapons, ...both, 'gunfighter')]
  const ways = [
    ['combinedRanged', 'hordes.whoFought', 6],
    ['combinedMelee', 'hordes.whoShot', 1],
  ] as const

  it.each(ways)('are asked about the other kind of attack: %s', (of, code, gap) => {
    const attack = (answers: Answers) =>
      played(battle([...line(), at(gap)], cards), taken(of, 'a', 't', { 'hordes.joining': ['b'], ...answers }))
    expect(asked(attack({}), code)).toMatchObject({ among: ['a', 'b'], chosen: [] })
    expect(refusalOf(attack({ [code]: ['a'] }))).toBe('hordes.notBothWays')
    const left = attack({ [code]: ['b'] })
    expect([told(left).includes('hordes.mayNotJoin'), refusalOf(left)]).toEqual([true, 'hordes.needsTwo'])
  })

  it('are not asked who are none', () => {
    const plain = [soldierCard('soldier', weapons, ...both)]
    expect(
      asked(played(battle([...line(), at(6)], plain), taken('combinedRanged', 'a', 't')), 'hordes.whoFought'),
    ).toBe(undefined)
  })
})
