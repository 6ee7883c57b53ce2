import { describe, expect, it } from 'vitest'
import type { Answers } from '../games/question.ts'
import { radiusOf } from '../rules/base.ts'
import type { Model, Table } from '../table/document.ts'
import { armed, battle, enemy, own, soldierCard } from './testing/company.ts'
import { asked, played, refusalOf, settled, taken, told } from './testing/playing.ts'

const SMALL = 2 * radiusOf(30)
const weapons = [armed('Gun', 'ranged', { range: 14 }), armed('Blade', 'melee', { reach: 2 })]
const cards = [soldierCard('soldier', weapons, 'combinedRanged')]
const field = (rest: Partial<Model> = {}) =>
  battle([own('a', 10, 10, rest), own('b', 10, 11.2), own('c', 10, 12.4), enemy('t', 18, 10)], cards)
const shot = (table: Table, answers: Answers = {}, actor = 'a') => played(table, taken('ranged', actor, 't', answers))
const gives = (part: string, answers: Answers = {}) =>
  taken('forfeit', 'a', null, { 'hordes.part': `hordes.${part}`, 'hordes.ruleAllows': true, ...answers })
const stoodUp = (cost: string) =>
  settled(field({ marks: ['knockedDown'] }), taken('stand', 'a', null, { 'hordes.standCost': cost }))

describe('a movement that was given up', () => {
  const ways: readonly (readonly [string, Table])[] = [
    ['to stand up', stoodUp('movement')],
    ['for something else', settled(field(), gives('movement'))],
  ]

  it.each(ways)('%s is no more there for aiming, which is told, unless it is answered otherwise', (_, table) => {
    expect(asked(shot(table), 'hordes.aimed')).toBeUndefined()
    expect(told(shot(table))).toEqual(expect.arrayContaining(['hordes.movementGone', 'hordes.noAimingTwice']))
    expect(asked(shot(table, { 'hordes.forfeitedBefore': false }), 'hordes.aimed')).toBeDefined()
    expect(asked(shot(table, {}, 'b'), 'hordes.aimed')).toBeDefined()
  })

  it.each(ways)('%s can’t be given up again, unless it is answered otherwise', (_, table) => {
    const again = played(table, gives('movement'))
    expect([told(again), refusalOf(again)]).toEqual([['hordes.movementGone'], 'hordes.notTwice'])
    expect(refusalOf(played(table, gives('movement', { 'hordes.forfeitedBefore': false })))).toBeNull()
    expect(refusalOf(played(table, gives('action')))).toBeNull()
  })

  it('for aiming is there for every further shot, and for nothing else', () => {
    const aimed = settled(field(), taken('ranged', 'a', 't', { 'hordes.aimed': true }, { attack: [1, 1] }))
    expect(aimed.log[0]?.gave).toEqual({ part: 'movement', gain: 'aiming' })
    expect(asked(shot(aimed), 'hordes.aimed')).toMatchObject({ on: true })
    expect(refusalOf(played(aimed, gives('movement')))).toBe('hordes.notTwice')
    const lying = { ...aimed, models: aimed.models.map((one) => ({ ...one, marks: ['knockedDown'] as const })) }
    expect(refusalOf(played(lying, taken('stand', 'a', null)))).toBe('hordes.notTwice')
    expect(refusalOf(played(lying, taken('stand', 'a', null, { 'hordes.standCost': 'action' })))).toBeNull()
  })

  it('and was walked all the same is told when the model attacks', () => {
    const table = stoodUp('movement')
    const path = [
      { x: 8, y: 10 },
      { x: 10, y: 10 },
    ]
    const walked = { ...table, activations: [{ model: 'a', path, open: true }] }
    expect(told(shot(walked))).toContain('hordes.walkedAllTheSame')
    expect(told(shot(table))).not.toContain('hordes.walkedAllTheSame')
    expect(told(shot({ ...walked, log: [] }))).not.toContain('hordes.walkedAllTheSame')
  })

  it('is there again when a new turn begins', () => {
    const turned = settled(stoodUp('movement'), taken('turn', 'a', null))
    expect(asked(shot(turned), 'hordes.aimed')).toMatchObject({ on: false })
  })
})

describe('an action that was given up', () => {
  it.each([
    ['to stand up', stoodUp('action')],
    ['for something else', settled(field(), gives('action'))],
  ])('%s leaves no attack, unless there is one', (_, table) => {
    expect(refusalOf(shot(table))).toBe('hordes.actionGone')
    expect(refusalOf(shot(table, { 'hordes.anyway': true }))).toBeNull()
    const joining = asked(played(table, taken('combinedRanged', 'b', 't')), 'hordes.joining')
    expect(joining).toMatchObject({ among: ['a', 'c'], chosen: ['c'] })
    expect(told(played(table, taken('combinedRanged', 'b', 't')))).toContain('hordes.actionsGone')
  })

  it('by standing up as a rule lets it is none', () => {
    const stood = settled(field({ marks: ['knockedDown'] }), taken('stand', 'a', null, { 'hordes.standsByRule': true }))
    expect(stood.log[0]?.gave).toBeUndefined()
    expect(refusalOf(shot(stood))).toBeNull()
  })
})

describe('an activation that was given up', () => {
  it('leaves neither movement nor action nor spells', () => {
    const magic = [soldierCard('soldier', [...weapons, armed('Bolt', 'magic', { range: 10 })])]
    const gone = settled({ ...field(), cards: magic }, gives('activation'))
    expect(refusalOf(shot(gone))).toBe('hordes.activationGone')
    expect(refusalOf(played(gone, taken('magic', 'a', 't')))).toBe('hordes.activationGone')
    expect(refusalOf(played(gone, gives('movement')))).toBe('hordes.notTwice')
  })
})

describe('whose activation it is', () => {
  const behind = (open: string | null) =>
    battle(
      [
        own('a', 10, 10),
        own('b', 10, 11.2),
        own('d', 30, 30, { unit: '' }),
        enemy('t', 10 + SMALL + 4, 10, { facing: 0 }),
      ],
      cards,
      {
        activations: open === null ? [] : [{ model: open, path: [{ x: 0, y: 0 }], open: true }],
      },
    )
  const preset = (open: string | null) => asked(shot(behind(open)), 'hordes.ownActivation')

  it('decides the answer at first: no back strike while that of another is open', () => {
    expect(preset(null)).toMatchObject({ on: true })
    expect(preset('a')).toMatchObject({ on: true })
    expect(preset('d')).toMatchObject({ on: false })
    expect(told(shot(behind('d')))).toContain('hordes.backStrikeOnlyInActivation')
  })

  it('is that of all of a unit', () => {
    expect(preset('b')).toMatchObject({ on: true })
  })
})
