import { describe, expect, it } from 'vitest'
import type { Rolls } from '../games/roll.ts'
import type { Model } from '../table/document.ts'
import { figure } from '../table/testing/scene.ts'
import { archer, card, field, foe, gun, SMALL } from './testing/archers.ts'
import { openRoll, played, taken, told } from './testing/playing.ts'

describe('a shot with a blast', () => {
  const mortar = card('archer', { stats: { rat: 6 }, weapons: [gun({ range: 12, pow: 14, aoe: 4 })] })
  const neighbour = figure('n', 19.5, 10, { side: 'b' })
  const table = field([archer, foe, neighbour], [mortar])

  it('that hits deals direct damage to its target, and blast damage to all others beneath', () => {
    const open = played(table, taken('ranged', 'a', 'b', {}, { attack: [6, 5], damage: [6, 6] }))
    expect(told(open)).toEqual(expect.arrayContaining(['hordes.blastCatches', 'hordes.damageFromImpact']))
    expect(openRoll(open)).toMatchObject({ code: 'damage', about: 'n' })
    const done = played(table, taken('ranged', 'a', 'b', {}, { attack: [6, 5], damage: [6, 6], damagen: [6, 6] }))
    // Half of POW 14 is suggested: 7 and 12 against 13 is 6.
    expect(done.result?.effects).toEqual(expect.arrayContaining([{ do: 'remove', model: 'n' }]))
  })

  it('that misses drifts, and hits nobody directly wherever it comes down', () => {
    const rolls = { attack: [1, 2], direction: [1], distance: [1] }
    const course = played(table, taken('ranged', 'a', 'b', {}, rolls))
    expect(told(course)).toEqual(expect.arrayContaining(['hordes.comesDown', 'hordes.blastCatches']))
    expect(openRoll(course)).toMatchObject({ code: 'damage' })
    expect(told(course)).not.toContain('hordes.hit')
  })

  it('that misses tells how far it drifts, and what cuts it short: half the distance, or the table’s edge', () => {
    const drift = (target: Model, rolls: Rolls) => {
      const course = played(field([archer, target], [mortar]), taken('ranged', 'a', 'b', {}, rolls))
      return course.steps.flatMap((step) => {
        if (step.how === 'rolled' && step.sentence?.values?.length)
          return [step.sentence.code, step.sentence.values.length]
        return step.how === 'looked' && step.sentence.code === 'hordes.driftsFromLine'
          ? [step.sentence.values?.half]
          : []
      })
    }
    const rolls = (distance: number) => ({ attack: [1, 2], direction: [1], distance: [distance] })
    const five = { ...foe, x: 10 + 5 + SMALL }
    expect(drift(five, rolls(2))).toEqual(['hordes.comesDown', { kind: 'inches', value: 2 }])
    expect(drift(five, rolls(3))).toEqual(['hordes.comesDownCut', { kind: 'inches', value: expect.closeTo(2.5, 9) }])
    expect(drift({ ...foe, x: 40 }, rolls(3))).toEqual([
      { kind: 'inches', value: 6 },
      'hordes.comesDown',
      { kind: 'inches', value: 3 },
    ])
    const near = field(
      [
        { ...archer, x: 38 },
        { ...foe, x: 46.5 },
      ],
      [mortar],
    )
    expect(told(played(near, taken('ranged', 'a', 'b', {}, rolls(3))))).toContain('hordes.comesDownAtEdge')
  })

  it('that misses drifts past models and terrain as if they were not there', () => {
    const rolls = { attack: [1, 2], direction: [1], distance: [4] }
    const where = (models: readonly Model[]) =>
      played(field(models, [mortar]), taken('ranged', 'a', 'b', {}, rolls)).steps.flatMap((step) =>
        step.how === 'rolled' && step.sentence?.values?.at ? [step.sentence.values.at] : [],
      )
    const far = { ...foe, x: 20 }
    const huge = figure('h', 23, 10, { side: 'b', base: { shape: 'round', mm: 120 } })
    expect(where([archer, far, huge])).toEqual(where([archer, far]))
    expect(where([archer, far])).toEqual([{ kind: 'place', x: expect.closeTo(24, 9), y: expect.closeTo(10, 9) }])
  })

  it('that misses asks for one die of its drift after the other', () => {
    const course = played(table, taken('ranged', 'a', 'b', {}, { attack: [1, 2] }))
    const open = course.steps.flatMap((step) => (step.how === 'rolled' && !step.roll.faces ? [step.roll.id] : []))
    expect(open).toEqual(['direction'])
  })

  it('fells two whose souls go to the same model, as far as it may hold them', () => {
    const soul = (of: string) => ({
      [`hordes.leavesToken:soul:${of}`]: true,
      [`hordes.tokenEligible:soul:${of}`]: ['a'],
    })
    const rolls = { attack: [6, 5], damage: [6, 6], damagen: [6, 6], damagem: [6, 6] }
    const crowd = { ...table, models: [...table.models, figure('m', 18, 11.3, { side: 'b' })] }
    const souls = (limit: number) =>
      played(
        crowd,
        taken('ranged', 'a', 'b', { ...soul('n'), ...soul('m'), 'hordes.tokenLimit:soul:m:a': limit }, rolls),
      ).result?.effects.flatMap((effect) => (effect.do === 'token' ? [effect.count] : []))
    expect(souls(2)).toEqual([1, 2])
    expect(souls(1)).toEqual([1])
  })
})
