import { describe, expect, it } from 'vitest'
import { written } from '../chance/fraction.ts'
import type { Card } from '../games/card.ts'
import { liveChances } from '../games/live-chances.ts'
import type { Course } from '../games/procedure.ts'
import type { Answers } from '../games/question.ts'
import type { Rolls } from '../games/roll.ts'
import { radiusOf } from '../rules/base.ts'
import type { Model } from '../table/document.ts'
import { figure, tableOf } from '../table/testing/scene.ts'
import { openRoll, played, taken } from './testing/playing.ts'
import { CORNER, regiment, field as regiments, squared } from './testing/regiment.ts'
import { apart, archer, bow, foe, profile, ruins } from './testing/warband.ts'

const SMALL = 2 * radiusOf(30)

/** What is shown: the chances with their shares, those about a model with its id, and the charts. */
const shown = (course: Course) => {
  const { chances, spreads } = liveChances(course)
  return {
    chances: Object.fromEntries(
      chances.map(({ code, about, share }) => [about ? `${code}:${about}` : code, written(share)]),
    ),
    charts: spreads.map(({ code, about }) => (about ? `${code}:${about}` : code)),
  }
}
const codes = (course: Course) => Object.keys(shown(course).chances)

const card = (game: Card['game'], id: string, stats: Card['stats'], weapons: Card['weapons'] = []): Card => ({
  ...{ id, name: id, game, stats, weapons, traits: [] },
})

describe('chances of HORDES', () => {
  const gun = (stats: Card['stats']) => ({ id: 'gun', name: 'Gun', kind: 'ranged', stats, traits: [] })
  const shot = (rolls: Rolls, stats: Card['stats'] = {}, mates: readonly Model[] = [], answers: Answers = {}) => {
    const cards = [card('hordes', 'gunner', { rat: 6 }, [gun({ range: 12, pow: 10, ...stats })])]
    const models = [figure('a', 10, 10, { card: 'gunner' }), figure('b', 18, 10, { side: 'b', facing: 180 }), ...mates]
    return played(tableOf(models, { cards }), taken('ranged', 'a', 'b', answers, rolls))
  }

  it('are those of the damage once it has hit, and none of hit and damage together', () => {
    expect(codes(shot({}))).toEqual(['toHit', 'toDisable', 'toDisableInAll'])
    expect(shown(shot({ attack: [6, 5] }))).toEqual({ chances: { toDisable: '11/12' }, charts: ['damage'] })
  })

  it('of a sure hit are those of the damage alone', () => {
    const sure = { 'hordes.hitsByRule': true }
    expect(codes(shot({}, {}, [], sure))).toEqual(['toDisable'])
  })

  it('are none of the target once it is missed, nor is its chart', () => {
    const drifts = shot({ attack: [1, 2] }, { aoe: 3 })
    expect(openRoll(drifts)?.code).toBe('direction')
    expect(shown(drifts)).toEqual({ chances: {}, charts: [] })
  })

  it('are those of whom the miss goes for, once it strays', () => {
    const mate = figure('c', 18 - SMALL, 10, { facing: 0 })
    const strays = shot({ attack: [1, 2] }, {}, [mate])
    expect(openRoll(strays)).toMatchObject({ code: 'attack', about: 'c' })
    expect(codes(strays)).toEqual(['toHit:c'])
    expect(codes(shot({ attack: [1, 2], attackc: [6, 5] }, {}, [mate]))).toEqual(['toDisable:c'])
  })
})

describe('chances of Mordheim', () => {
  const shot = (rolls: Rolls) => {
    const cards = [profile('man', { stats: { toughness: 3, save: 5 } })]
    return played(
      ruins([archer(), foe('b', apart(6), 24, { card: 'man' })], { cards }, bow({ strength: 3 })),
      taken('shooting', 'a', 'b', {}, rolls),
    )
  }
  const ends = ['mordheim.unsaved', 'mordheim.down', 'mordheim.stunned', 'mordheim.out']

  it('go on after the hit, reckoned from there: to wound, critical, unsaved, and how it ends', () => {
    const before = shown(shot({})).chances
    const after = shown(shot({ hit: [4] })).chances
    expect(Object.keys(after)).toEqual(['mordheim.toWound', 'mordheim.saves', 'mordheim.critical', ...ends])
    // Half of the shots hit: what hangs on the hit is twice as likely after it.
    expect([before['mordheim.critical'], after['mordheim.critical']]).toEqual(['1/12', '1/6'])
  })

  it('go on after the wound, to the last die', () => {
    expect(codes(shot({ hit: [4], wound: [4] }))).toEqual(['mordheim.saves', ...ends])
    const unsaved = shot({ hit: [4], wound: [4], save: [1] })
    expect(openRoll(unsaved)?.code).toBe('mordheim.injury')
    expect(shown(unsaved)).toEqual({
      chances: { 'mordheim.down': '1/3', 'mordheim.stunned': '1/3', 'mordheim.out': '1/3' },
      charts: [],
    })
  })

  it('of a critical hit are reckoned with what it does, once its die has fallen', () => {
    const critical = { hit: [4], wound: [6] }
    expect(codes(shot(critical))).toEqual(['mordheim.saves', ...ends])
    // A master strike: two wounds, no armour, two more on each of two injuries: nobody just falls who rolls 3 or more.
    expect(shown(shot({ ...critical, critical: [6] })).chances).toEqual({
      'mordheim.stunned': '1/9',
      'mordheim.out': '8/9',
      'mordheim.down': '0',
    })
  })

  it('are none once the shot has missed', () => {
    expect(shown(shot({ hit: [1] }))).toEqual({ chances: {}, charts: [] })
  })
})

describe('chances of Warhammer 40,000', () => {
  const rifle = {
    ...{ id: 'rifle', name: 'Rifle', kind: 'gun', traits: [] },
    stats: { range: 24, strength: 4, ap: 6, shots: 1 },
  }
  const cards = [
    card('wh40k', 'rifleman', { bs: 4 }, [rifle]),
    card('wh40k', 'mob', { toughness: 4, wounds: 1, save: 4 }),
  ]
  const models = [
    figure('a', 10, 10, { card: 'rifleman' }),
    figure('b', 20, 10, { unit: 'Mob', side: 'b', card: 'mob' }),
    figure('c', 20, 12, { unit: 'Mob', side: 'b', card: 'mob' }),
  ]
  const shot = (rolls: Rolls) => played(tableOf(models, { cards }, 'wh40k'), taken('shooting', 'a', 'b', {}, rolls))
  const kinds = (course: Course) => codes(course).map((code) => code.replace(/:.*/, ''))
  const rollOf = (course: Course) => openRoll(course)?.id ?? ''

  it('go on after each die, reckoned from there, to how many fall', () => {
    const first = shot({})
    expect(kinds(first)).toEqual(['wh40k.fellsOne', 'wh40k.fellsAll', 'wh40k.hit', 'wh40k.wound', 'wh40k.unsaved'])
    const hit = shot({ [rollOf(first)]: [5] })
    expect(kinds(hit)).toEqual(['wh40k.wound', 'wh40k.unsaved', 'wh40k.fellsOne', 'wh40k.fellsAll'])
    const wounded = shot({ [rollOf(first)]: [5], [rollOf(hit)]: [5] })
    expect(kinds(wounded)).toEqual(['wh40k.fellsOne', 'wh40k.fellsAll', 'wh40k.save'])
    // Two in three hit, one in two wounds, one in two is saved.
    expect([first, hit, wounded].map((course) => shown(course).chances['wh40k.fellsOne'])).toEqual([
      '1/6',
      '1/4',
      '1/2',
    ])
    expect(shown(wounded).charts).toEqual(['wh40k.casualties'])
  })

  it('of one that missed are none', () => {
    const missed = shot({ [rollOf(shot({}))]: [1] })
    expect([shown(missed), missed.result === null]).toEqual([{ chances: {}, charts: [] }, false])
  })
})

describe('chances of fantasy battles', () => {
  it('are told before the die and gone with it', () => {
    const save = (rolls: Rolls) =>
      played(
        regiments([...regiment({ count: 4, files: 2 }), squared('hero', CORNER.x, CORNER.y + 9, 20, { card: 'hero' })]),
        taken('save', 'hero', null, {}, rolls),
      )
    expect(shown(save({}))).toEqual({ chances: { 'fantasy.saves': '1/2' }, charts: ['fantasy.unsaved'] })
    expect(shown(save({ save: [4] }))).toEqual({ chances: {}, charts: [] })
  })
})
