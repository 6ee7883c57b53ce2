import { describe, expect, it } from 'vitest'
import { radiusOf } from '../rules/base.ts'
import type { Model } from '../table/document.ts'
import { figure } from '../table/testing/scene.ts'
import { archer, blade, card, field, foe, gun, SMALL } from './testing/archers.ts'
import { came, openRoll, played, taken, told } from './testing/playing.ts'

describe('a melee attack', () => {
  const sword = card('archer', { stats: { mat: 6, str: 6 }, weapons: [blade({ pow: 4, reach: 0.5 })] })

  it('reaches as far as its weapon, equal included, and in front only', () => {
    const at = (gap: number, facing = 0) =>
      played(
        field(
          [
            { ...archer, facing },
            { ...foe, x: 10 + SMALL + gap },
          ],
          [sword],
        ),
        taken('melee', 'a', 'b'),
      )
    expect(openRoll(at(0.5))?.code).toBe('attack')
    expect(at(0.51).refusal?.code).toBe('hordes.notInMelee')
    expect(at(0.3, 180).refusal?.code).toBe('hordes.notInMelee')
  })

  it('hits one who lies without a roll, with strength and power together', () => {
    const course = played(
      field([archer, { ...foe, x: 10 + SMALL, marks: ['knockedDown'] }], [sword]),
      taken('melee', 'a', 'b'),
    )
    expect(told(course)).toContain('hordes.autoHit')
    const damage = course.steps.find((step) => step.how === 'looked' && step.sentence.code === 'hordes.damageRoll')
    expect(damage?.how === 'looked' && damage.sentence.values?.power).toEqual({ kind: 'stat', value: 10 })
  })

  it('is refused to one who lies itself', () => {
    const course = played(
      field(
        [
          { ...archer, marks: ['knockedDown'] },
          { ...foe, x: 10 + SMALL },
        ],
        [sword],
      ),
      taken('melee', 'a', 'b'),
    )
    expect(course.refusal?.code).toBe('hordes.mayNotFight')
  })
})

describe('combined attacks', () => {
  const pikes = card('pike', {
    stats: { mat: 6, rat: 6, str: 5 },
    traits: ['combinedMelee', 'combinedRanged'],
    weapons: [blade({ pow: 4, reach: 2 }), gun({ range: 8, pow: 10 })],
  })
  const unit = [0, 1, 2, 3].map((at) => figure(`p${at}`, 10, 8.2 + 1.2 * at, { unit: 'Pikes', card: 'pike' }))
  const big = figure('t', 12.6, 10, { side: 'b', facing: 180, base: { shape: 'round', mm: 50 } })

  it('T36: four in a combined melee attack add 4 to both rolls, two add 2', () => {
    const four = played(field([...unit, big], [pikes]), taken('combinedMelee', 'p1', 't'))
    const bonusOf = (course: typeof four) =>
      course.steps.flatMap((step) =>
        step.how === 'looked' && step.sentence.code === 'hordes.joinedBonus' ? [step.sentence.values?.bonus] : [],
      )
    expect(bonusOf(four)).toEqual([{ kind: 'bonus', value: 4 }])
    const two = played(field([...unit, big], [pikes]), taken('combinedMelee', 'p1', 't', { 'hordes.joining': ['p2'] }))
    expect(bonusOf(two)).toEqual([{ kind: 'bonus', value: 2 }])
  })

  it('T37: one of four out of range adds nothing and still loses its attack', () => {
    const target = { ...big, x: 10 + radiusOf(30) + radiusOf(50) + 7.99, y: 8.2 }
    const course = played(
      field([...unit, target], [pikes]),
      taken('combinedRanged', 'p0', 't', {}, { attack: [6, 6], damage: [1, 1] }),
    )
    expect(told(course)).toContain('hordes.lacksRange')
    const spent = course.result?.said.find(({ code }) => code === 'hordes.attacksSpent')
    expect(spent?.values?.list).toEqual({ kind: 'names', value: ['P0', 'P1', 'P2', 'P3'] })
  })

  it('T38: beyond five inches of Stealth a helper adds nothing, and the primary misses for all', () => {
    const target: Model = { ...big, x: 10 + radiusOf(30) + radiusOf(50) + 4.99, y: 8.2, marks: ['stealth'] }
    const near = played(field([...unit, target], [pikes]), taken('combinedRanged', 'p0', 't'))
    expect(told(near)).toContain('hordes.lacksByStealth')
    expect(openRoll(near)?.code).toBe('attack')
    const last = played(field([...unit, target], [pikes]), taken('combinedRanged', 'p3', 't'))
    expect(told(last)).toContain('hordes.primaryMisses')
    expect(came(last)).toEqual(['hordes.missedFully', 'hordes.attacksSpent'])
  })

  it('T38: a primary out of range misses for all, and all attacks are spent', () => {
    const course = played(field([...unit, { ...big, x: 30 }], [pikes]), taken('combinedRanged', 'p0', 't'))
    expect(came(course)).toEqual(['hordes.missedFully', 'hordes.attacksSpent'])
  })

  it('is a charge attack only when every attack given up for it was one', () => {
    const charged = (every: boolean) =>
      told(
        played(
          field([...unit, big], [pikes]),
          taken('combinedMelee', 'p1', 't', { 'hordes.someCharged': true, 'hordes.everyCharged': every }),
        ),
      ).includes('hordes.noChargeAttack')
    expect([charged(true), charged(false)]).toEqual([false, true])
  })

  it('in melee needs the target in front and in sight of each, not only near enough', () => {
    const turned = unit.map((one) => (one.id === 'p2' ? { ...one, facing: 180 } : one))
    const joins = { 'hordes.joining': ['p0', 'p2'] }
    const course = played(field([...turned, big], [pikes]), taken('combinedMelee', 'p1', 't', joins))
    expect(told(course)).toContain('hordes.lacksSight')
    expect(course.refusal).toMatchObject({
      code: 'hordes.notInEveryReach',
      values: { list: { kind: 'names', value: ['P2'] } },
    })
    const alone = played(field([...turned, big], [pikes]), taken('combinedMelee', 'p2', 't', joins))
    expect(alone.refusal?.code).toBe('hordes.notInEveryReach')
  })

  it('needs the ability on the card of each who takes part', () => {
    const without = { ...pikes, traits: [] }
    for (const of of ['combinedMelee', 'combinedRanged'])
      expect(played(field([...unit, big], [without]), taken(of, 'p1', 't')).refusal?.code).toBe('hordes.noAbility')
    const mixed = unit.map((one) => (one.id === 'p2' ? { ...one, card: 'other' } : one))
    const course = played(
      field([...mixed, big], [pikes, { ...without, id: 'other' }]),
      taken('combinedMelee', 'p1', 't', { 'hordes.joining': ['p0', 'p2', 'p3'] }),
    )
    const question = course.steps.find((step) => step.how === 'asked' && step.question.code === 'hordes.joining')
    expect(question).toMatchObject({ question: { among: ['p0', 'p3'] } })
  })

  it('at range is joined by nobody who sees the target not or is in melee, and that is said', () => {
    const turned = unit.map((one) => (one.id === 'p0' ? { ...one, facing: 180 } : one))
    const target = { ...big, x: 17.9 }
    const foeOf3 = figure('f', 10, 11.8 + SMALL, { side: 'b', facing: 270 })
    const course = played(field([...turned, target, foeOf3], [pikes]), taken('combinedRanged', 'p1', 't'))
    const said = course.steps.flatMap((step) =>
      step.how === 'measured' && step.sentence.code === 'hordes.mayNotJoin' ? [step.sentence.values?.list] : [],
    )
    expect(said).toEqual([{ kind: 'names', value: ['P0', 'P2', 'P3'] }])
  })

  it('is not aimed into a melee, and needs two who take part', () => {
    const mate = figure('m', 12.6, 10 + radiusOf(50) + radiusOf(30))
    const engaged = { ...big, x: 12.6 }
    const far = unit.map((one) => ({ ...one, x: one.x - 6 }))
    const course = played(field([...far, engaged, mate], [pikes]), taken('combinedRanged', 'p0', 't'))
    expect(course.refusal?.code).toBe('hordes.combinedInMelee')
    const alone = played(
      field([...far, engaged], [pikes]),
      taken('combinedRanged', 'p0', 't', { 'hordes.joining': [] }),
    )
    expect(alone.refusal?.code).toBe('hordes.needsTwo')
  })
})
