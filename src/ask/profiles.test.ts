import { describe, expect, it } from 'vitest'
import { answered } from './answered.ts'

const reply = (ask: string, input: unknown) => JSON.parse(answered(JSON.stringify({ id: 1, ask, in: input })))
const model = { x: 0, y: 0, d: 30 }
const target = { x: 5, y: 0, d: 30 }

describe('the door for the games’ questions', () => {
  it.each([
    ['no dice', 'sumDist', { dice: 0 }, 'in.dice: expected a number of dice from 1 to 100, got 0'],
    ['parts of a die', 'sumDist', { dice: 1.5 }, 'in.dice: expected a number of dice from 1 to 100, got 1.5'],
    [
      'no boxes',
      'damage',
      { dice: 2, pow: 9, arm: 9, hp: 0 },
      'in.hp: expected a number of damage boxes from 1 to 999',
    ],
    [
      'a power in words',
      'damage',
      { dice: 2, pow: '–', arm: 9, hp: 1 },
      'in.pow: expected a POW from 0 to 99, got "–"',
    ],
    ['a missing power', 'damageReroll', { dice: 2, arm: 9, below: 1 }, 'in.pow: it is missing'],
    ['a climb', 'fall', { heightIn: -1, arm: 9, hp: 1 }, 'in.heightIn: expected a number of 0 or more, got -1'],
    ['a skill beyond the table', 'bs40k', { bs: 11 }, 'in.bs: expected a Ballistic Skill from 0 to 10, got 11'],
    ['a skill of none', 'mordheimHit', { bs: 0 }, 'in.bs: expected a Ballistic Skill from 1 to 10, got 0'],
    ['a count of cover', 'mordheimHit', { bs: 3, cover: 2 }, 'in.cover: expected true or false, got 2'],
    ['a strength of none', 'toWoundRow', { s: 0 }, 'in.s: expected a Strength from 1 to 10, got 0'],
    ['nobody', 'majorityT', { list: [] }, 'in.list: expected at least one Toughness, got []'],
    [
      'a sure save',
      'unsaved40k',
      { shots: 1, bs: 4, s: 4, t: 4, save: 1 },
      'in.save: expected a save from 2 to 6, got 1',
    ],
    ['armour of straw', 'mordheimSave', { armour: 'straw', s: 3 }, 'in.armour: expected "none", "light", "heavy" or'],
    ['no roll', 'mordheimInjury', { rolls: 0 }, 'in.rolls: expected a number of rolls from 1 to 20, got 0'],
    [
      'too many marks',
      'spiral',
      { size: [3, 3, 3, 3, 3, 3], marked: [0, 4, 0, 0, 0, 0], roll: 1, damage: 1 },
      'in: expected no more circles marked than a branch has, got [0,4,0,0,0,0]',
    ],
    [
      'five branches',
      'spiral',
      { size: [3, 3, 3, 3, 3], marked: [], roll: 1, damage: 1 },
      'in.size: expected six branches',
    ],
    [
      'a leader from elsewhere',
      'combinedAttack',
      { kind: 'melee', primary: 'z', participants: [{ id: 'a', ...model, rng: 1 }], target },
      'in: expected a primary that is one of the participants, got "z"',
    ],
    [
      'a negative range',
      'combinedAttack',
      { kind: 'melee', primary: 'a', participants: [{ id: 'a', ...model, rng: -1 }], target },
      'in.participants.0.rng: expected a number of 0 or more, got -1',
    ],
    [
      'a rectangle inside out',
      'shapeGap',
      { a: { x: 0, y: 0, w: -1, h: 1, deg: 0 }, b: model, n: 1 },
      'in.a.w: expected',
    ],
    ['a base inside out', 'shapeGap', { a: { ...model, d: -1 }, b: model, n: 1 }, 'in.a.d: expected a number of 0'],
    [
      'a shape of no kind',
      'shapeGap',
      { a: 7, b: model, n: 1 },
      'in.a: expected a rectangle with x, y, w, h and deg, or',
    ],
    [
      'no shooters',
      'woundAllocation',
      { shooters: [], targets: [] },
      'in.shooters: expected at least one shooter, got []',
    ],
    [
      'a model without wounds',
      'woundAllocation',
      { shooters: [{ id: 's', ...model, range: 9 }], targets: [{ id: 't', ...target, wounds: 0 }] },
      'in.targets.0.wounds: expected a number of wounds from 1 to 99, got 0',
    ],
    ['no shooter', 'mordheimTargets', { enemies: [] }, 'in.shooter: it is missing'],
    ['no way', 'shortestPath', { mover: model, goal: { x: 1 }, obstacles: [] }, 'in.goal.y: it is missing'],
  ])('says what is wrong with %s', (_, ask, input, sentence) => {
    expect(reply(ask, input).error).toContain(sentence)
  })

  it('takes a power that is no number, which does no damage', () => {
    expect(reply('damage', { dice: 2, pow: null, arm: 9, hp: 1 }).answer).toEqual({
      dist: { 0: '1' },
      expected: '0',
      kill: '0',
    })
  })

  it('answers about nobody with nobody', () => {
    const shooters = [{ id: 's', ...model, range: 9 }]
    expect(reply('woundAllocation', { shooters, targets: [], unsaved: 2 }).answer).toMatchObject({
      order: [],
      allocation: { wounds: {}, casualties: [], lost: 2 },
    })
    const shooter = { ...model, bs: 3, range: 24 }
    expect(reply('mordheimTargets', { shooter, enemies: [] }).answer).toEqual({
      legal: [],
      nearestThreats: [],
      info: {},
    })
  })

  it('sees where no walk leads', () => {
    const ask = (maxLength?: number) =>
      reply('shortestPath', { mover: model, goal: { x: 3, y: 4 }, obstacles: [], maxLength }).answer
    expect(ask()).toMatchObject({ length: 5, reachable: true, withinMax: true })
    expect(ask(4.9)).toMatchObject({ length: 5, reachable: true, withinMax: false })
    const obstacles = [{ x: 3, y: 4, d: 30 }]
    const blocked = reply('shortestPath', { mover: model, goal: { x: 3, y: 4 }, obstacles }).answer
    expect(blocked).toEqual({ length: null, reachable: false, withinMax: false, path: null })
  })
})
