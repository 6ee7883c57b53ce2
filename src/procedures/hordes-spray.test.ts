import { describe, expect, it } from 'vitest'
import { radiusOf } from '../rules/base.ts'
import { figure } from '../table/testing/scene.ts'
import { archer, card, field, foe, SMALL } from './testing/archers.ts'
import { came, openRoll, played, taken, told } from './testing/playing.ts'

describe('a spray', () => {
  const breath = card('archer', {
    stats: { rat: 6 },
    weapons: [{ id: 's', name: 'S', kind: 'spray', stats: { spraySize: 8, pow: 12 }, traits: [] }],
  })
  const second = figure('c', 15, 10.3, { side: 'b', facing: 180, marks: ['stealth'] })

  it('rolls against each model under it by itself, boosted one by one, taking no notice of Stealth', () => {
    const table = field([archer, { ...foe, x: 17 }, second], [breath])
    const course = played(table, taken('spray', 'a', 'b', { 'hordes.boostAttack:c': true }, { attackb: [1, 2] }))
    expect(openRoll(course)).toMatchObject({ code: 'attack', about: 'c', dice: 3 })
    expect(told(course)).not.toContain('hordes.stealthBeyond')
    const asked = course.steps.flatMap((step) => (step.how === 'asked' ? [step.question.code] : []))
    expect(asked).not.toEqual(expect.arrayContaining([expect.stringMatching(/covered|concealed/)]))
    expect(asked).toContain('hordes.attackBonus')
  })

  it('has the outline that is chosen: by the one it reaches a base a hair off, by the other it doesn’t', () => {
    const aside = figure('n', 10 + radiusOf(30) + 7, 11.2, { side: 'b' })
    const table = field([archer, { ...foe, x: 22 }, aside], [breath])
    const reaches = (outline: string) =>
      told(played(table, taken('spray', 'a', 'b', { 'hordes.outline': outline }))).includes('hordes.sprayCovers')
    expect(['nested', 'measured'].map(reaches)).toEqual([true, false])
  })

  it('at one in melee costs it nothing, and a miss goes nowhere', () => {
    const mate = figure('m', 17, 10 + SMALL)
    const table = field([archer, { ...foe, x: 17 }, mate], [breath])
    const course = played(table, taken('spray', 'a', 'b', {}, { attackb: [1, 2] }))
    expect(told(course)).toContain('hordes.meleePenaltyWaived')
    expect(came(course)).toEqual(['hordes.missedFully'])
  })

  it('may hit another in the place of one it hit; all it did at once adds up on one who is struck twice', () => {
    const tough = card('tough', { stats: { arm: 10, boxes: 12 } })
    const models = [archer, { ...foe, x: 17, card: 'tough' }, { ...second, card: 'tough' }]
    const answers = { 'hordes.switchTarget:b': true, 'hordes.struckInstead:b': ['c'] }
    const rolls = { attackb: [6, 5], 'damagec:b': [1, 2], attackc: [6, 5], damagec: [1, 1] }
    const course = played(field(models, [breath, tough]), taken('spray', 'a', 'b', answers, rolls))
    // POW 12 against ARM 10: five, then four more.
    expect(course.result?.effects.at(-1)).toEqual({ do: 'hurt', model: 'c', marked: [9] })
    const frail = { ...tough, stats: { arm: 10, boxes: 3 } }
    const fallen = played(field(models, [breath, frail]), taken('spray', 'a', 'b', answers, rolls))
    expect(fallen.result?.effects.filter((effect) => effect.do === 'remove')).toEqual([{ do: 'remove', model: 'c' }])
  })

  it('deals each it hits direct damage, all at once', () => {
    const table = field([archer, { ...foe, x: 17 }, second], [breath])
    const rolls = { attackb: [6, 5], damageb: [6, 6], attackc: [6, 5], damagec: [6, 6] }
    const course = played(table, taken('spray', 'a', 'b', {}, rolls))
    expect(
      course.result?.effects
        .filter((effect) => effect.do === 'remove')
        .map(({ model }) => model)
        .sort(),
    ).toEqual(['b', 'c'])
  })
})
