import { describe, expect, it } from 'vitest'
import type { Answers } from '../games/question.ts'
import { radiusOf } from '../rules/base.ts'
import type { Model, Table } from '../table/document.ts'
import { figure } from '../table/testing/scene.ts'
import { armed, battle, enemy, own, soldierCard, valueIn } from './testing/company.ts'
import { asked, openRoll, played, refusalOf, taken, told } from './testing/playing.ts'

const SMALL = 2 * radiusOf(30)
const pistol = armed('Pistol', 'ranged', { range: 10, pow: 10 })
const lance = armed('Lance', 'melee', { reach: 2, pow: 4 })
const breath = armed('Breath', 'spray', { spraySize: 8, pow: 12 })
const gunner = (...weapons: Parameters<typeof soldierCard>[1]) => [soldierCard('soldier', weapons, 'gunfighter')]
const shot = (gap: number, answers: Answers = {}, cards = gunner(pistol), rest: Partial<Table> = {}) =>
  played(battle([own('a', 10, 10), enemy('t', 10 + SMALL + gap, 10)], cards, rest), taken('ranged', 'a', 't', answers))

describe('a gunfighter’s free strike', () => {
  const free = { 'hordes.freeStrike': true }

  it('reaches as far as its melee range: half an inch of a gun', () => {
    expect(told(shot(0.5, free))).toContain('hordes.gunFreeStrike')
    expect(refusalOf(shot(0.51, free))).toBe('hordes.notInMelee')
  })

  it('is in no activation of its own, so that it hangs on no fight in one', () => {
    expect(asked(shot(0.4, free), 'hordes.foughtBefore')).toBeUndefined()
    expect(asked(shot(0.4), 'hordes.foughtBefore')).toBeDefined()
  })

  it('with a spray reaches no farther', () => {
    const spray = (gap: number) =>
      played(
        battle([own('a', 10, 10), enemy('t', 10 + SMALL + gap, 10)], gunner(breath)),
        taken('spray', 'a', 't', free),
      )
    expect([refusalOf(spray(0.4)), refusalOf(spray(3))]).toEqual([null, 'hordes.notInMelee'])
  })
})

describe('a gunfighter that charged', () => {
  it('does not aim: the charge was its movement, and that is told', () => {
    const course = shot(5, { 'hordes.charged': true, 'hordes.aimed': true })
    expect(told(course)).toEqual(expect.arrayContaining(['hordes.gunNoCharge', 'hordes.chargeIsMovement']))
    expect(told(course)).not.toContain('hordes.aimed')
    expect(told(shot(5, { 'hordes.aimed': true }))).toContain('hordes.aimed')
  })
})

describe('a gunfighter with a longer weapon', () => {
  const cards = gunner(pistol, lance)

  it('shoots at whom it has in melee with that, or by the other reading within half an inch alone', () => {
    expect(told(shot(1.5, {}, cards))).toEqual(
      expect.arrayContaining(['hordes.gunfighter', 'hordes.meleePenaltyWaived']),
    )
    expect(openRoll(shot(1.5, {}, cards))?.code).toBe('attack')
    const half = { readings: { gunfighterReach: 'half' } } as const
    expect(refusalOf(shot(1.5, {}, cards, half))).toBe('hordes.mayNotShoot')
    expect(refusalOf(shot(0.5, {}, cards, half))).toBeNull()
    expect(shot(1.5, {}, cards).readings).toContain('gunfighterReach')
  })

  it('the switch is none of those who are no gunfighters', () => {
    expect(shot(5, {}, [soldierCard('soldier', [pistol])]).readings).not.toContain('gunfighterReach')
  })
})

describe('a gunfighter that shoots at one whom another fights', () => {
  const fought = (target: Partial<Model>, foe: Partial<Model>) => {
    const models = [
      own('a', 10, 10),
      figure('t', 10 + SMALL + 0.3, 10, { card: 'soldier', ...target }),
      figure('u', 10 + 2 * SMALL + 0.4, 10, { card: 'soldier', ...foe }),
    ]
    return played(battle(models, gunner(pistol)), taken('ranged', 'a', 't'))
  }

  it('has the penalty unless it is in melee with the target itself', () => {
    const friend = fought({ side: 'a', facing: 0 }, { side: 'b', facing: 180 })
    expect(valueIn(friend, 'hordes.targetInMelee', 'penalty')).toEqual({ kind: 'bonus', value: -4 })
    expect(asked(friend, 'hordes.aimed')).toBeUndefined()
    expect(told(friend)).toContain('hordes.gunfighter')
    const enemyOfBoth = fought({ side: 'b', facing: 180 }, { side: 'a', facing: 180 })
    expect(told(enemyOfBoth)).toContain('hordes.meleePenaltyWaived')
  })
})

describe('a ranged spray', () => {
  const spray = (answers: Answers, traits: readonly string[] = []) => {
    const cards = [soldierCard('soldier', [armed('Breath', 'spray', { spraySize: 8, pow: 12 }, traits)])]
    return played(battle([own('a', 10, 10), enemy('t', 14, 10)], cards), taken('spray', 'a', 't', answers))
  }

  it('may be aimed, a magical one not', () => {
    const skill = (answers: Answers) => valueIn(spray(answers), 'hordes.needs', 'skill')
    expect([skill({}), skill({ 'hordes.aimed': true })]).toMatchObject([{ value: 6 }, { value: 8 }])
    expect(asked(spray({}, ['magical']), 'hordes.aimed')).toBeUndefined()
  })
})
