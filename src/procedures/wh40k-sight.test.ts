import { describe, expect, it } from 'vitest'
import { cardFrom } from '../games/ready-card.ts'
import { readyCards } from '../games/wh40k/ready-cards.ts'
import type { Model, Table } from '../table/document.ts'
import { figure, tableOf } from '../table/testing/scene.ts'
import { asked, played, refusalOf, taken, told } from './testing/playing.ts'
import { box } from './testing/warband.ts'

const cards = readyCards.map((card) => cardFrom(card, 'wh40k', 'en', card.id))
const scene = (models: readonly Model[], rest: Partial<Table> = {}) => tableOf(models, { cards, ...rest }, 'wh40k')
const shooter = (card: string, x: number, y: number) => figure('x', x, y, { unit: 'Picket', card })
const foe = (id: string, x: number, y: number) => figure(id, x, y, { unit: 'Mob', side: 'b', card: 'brawler' })

const house = box('house', [20, 24, 6, 6], 'building')
const shot = (table: Table, answers = {}) => played(table, taken('shooting', 'x', 'a', answers))
const noted = (table: Table, answers = {}) =>
  shot(table, answers).notes.map(({ model, text }) => [model, typeof text === 'number' ? text : text.code])

describe('sight of who stands in a building', () => {
  it('runs out of it, and into it, through its openings; past it there is none', () => {
    const within = [foe('a', 20, 24)]
    const terrain = [house]
    expect(noted(scene([shooter('trooper', 10, 24), ...within], { terrain }))).toEqual([['a', 1]])
    expect(noted(scene([shooter('trooper', 20, 24), foe('a', 30, 24)], { terrain }))).toEqual([['a', 1]])
    expect(noted(scene([shooter('trooper', 18.5, 24), foe('a', 21.5, 24)], { terrain }))).toEqual([['a', 1]])
    const sees = (table: Table) => !told(shot(table)).includes('wh40k.seesNobody')
    expect(sees(scene([shooter('trooper', 10, 24), foe('a', 30, 24)], { terrain }))).toBe(false)
    // A second one on the way hides what stands in the first.
    const two = [house, box('barn', [14, 24, 2, 12], 'building')]
    expect(sees(scene([shooter('trooper', 10, 24), ...within], { terrain: two }))).toBe(false)
  })

  it('gives who is in it cover, and none to whom one fires at out of it', () => {
    const covered = (table: Table) => asked(shot(table), 'wh40k.covered')
    expect(covered(scene([shooter('trooper', 10, 24), foe('a', 20, 24)], { terrain: [house] }))).toMatchObject({
      chosen: ['a'],
    })
    expect(covered(scene([shooter('trooper', 20, 24), foe('a', 30, 24)], { terrain: [house] }))).toMatchObject({
      chosen: [],
    })
  })

  it('lets a blast be put there, and be fired from there', () => {
    const blast = (table: Table, answers = {}) => played(table, taken('blast', 'x', 'a', answers))
    const terrain = [house]
    expect(refusalOf(blast(scene([shooter('bombardier', 4, 24), foe('a', 20, 24)], { terrain })))).toBeNull()
    expect(refusalOf(blast(scene([shooter('bombardier', 20, 24), foe('a', 32, 24)], { terrain })))).toBeNull()
    const past = scene([shooter('bombardier', 4, 24), foe('a', 30, 24)], { terrain })
    expect(refusalOf(blast(past))).toBe('wh40k.unseenTarget')
    expect(refusalOf(blast(past, { 'wh40k.alsoSeen': ['a'] }))).toBeNull()
  })
})

describe('who is out of sight by the board', () => {
  const table = scene([shooter('trooper', 10, 24), foe('a', 20, 20), foe('b', 30, 24)], {
    terrain: [box('wall', [25, 25, 1, 6])],
  })

  it('is in sight by one tap: asked of those alone, and of nobody where all are seen', () => {
    expect(noted(table)).toEqual([
      ['a', 1],
      ['b', 'wh40k.plateSight'],
    ])
    expect(asked(shot(table), 'wh40k.alsoSeen')).toMatchObject({ kind: 'models', among: ['b'], chosen: [] })
    const said = shot(table, { 'wh40k.alsoSeen': ['b'] })
    expect(told(said)).toContain('wh40k.alsoSeen')
    expect(noted(table, { 'wh40k.alsoSeen': ['b'] })).toEqual([
      ['a', 1],
      ['b', 2],
    ])
    expect(asked(shot({ ...table, terrain: [] }), 'wh40k.alsoSeen')).toBeUndefined()
  })

  it('with all of its unit is shot at by the same one tap: asked before the shot is refused', () => {
    const hidden = scene([shooter('trooper', 10, 24), foe('a', 30, 23), foe('b', 30, 25)], {
      terrain: [box('wall', [20, 24, 1, 12])],
    })
    const refused = shot(hidden)
    expect(refusalOf(refused)).toBe('wh40k.nobodyFires')
    expect(told(refused)).toContain('wh40k.seesNobody')
    expect(asked(refused, 'wh40k.alsoSeen')).toMatchObject({ kind: 'models', among: ['a', 'b'], chosen: [] })
    const one = shot(hidden, { 'wh40k.alsoSeen': ['b'] })
    expect(refusalOf(one)).toBeNull()
    expect(told(one)).toContain('wh40k.alsoSeen')
    expect(told(one)).not.toContain('wh40k.seesNobody')
    expect(noted(hidden, { 'wh40k.alsoSeen': ['b'] })).toEqual([
      ['b', 1],
      ['a', 'wh40k.plateSight'],
    ])
  })
})
