import { describe, expect, it } from 'vitest'
import { spray } from '../games/hordes/procedures/spray.ts'
import type { Answers } from '../games/question.ts'
import type { Rolls } from '../games/roll.ts'
import { telling } from '../games/telling.ts'
import { radiusOf } from '../rules/base.ts'
import { tableReadings } from '../table/bodies.ts'
import type { Table } from '../table/document.ts'
import { hordesBoard } from './hordes-board.ts'
import { armed, battle, enemy, own, soldierCard } from './testing/company.ts'
import { asked, came, openRoll, played, refusalOf, taken, told } from './testing/playing.ts'

const SMALL = 2 * radiusOf(30)
const bow = armed('Bow', 'ranged', { range: 14, pow: 10 })
const bolt = armed('Bolt', 'magic', { range: 14, pow: 10 })
const cards = [soldierCard('soldier', [bow, bolt]), soldierCard('relay', [armed('Staff', 'melee', {})], 'channeler')]

/** A foe at (18, 10) that fights whoever is to the left of it and below it. */
const melee = (...mates: readonly ReturnType<typeof own>[]) =>
  battle([own('a', 10, 10), enemy('t', 18, 10), ...mates], cards)
const left = own('l', 18 - SMALL, 10, { unit: '', card: 'relay' })
const below = own('m', 18, 10 + SMALL, { unit: '', card: 'relay', facing: 270 })

describe('a spell that misses', () => {
  it('never strikes the model it came through', () => {
    const cast = (table: Table, stray: Rolls = {}) =>
      played(table, taken('magic', 'a', 't', { 'hordes.through': ['l'] }, { attack: [1, 2], ...stray }))
    expect(openRoll(cast(melee(left, below)))).toMatchObject({ code: 'attack', about: 'm' })
    expect(asked(cast(melee(left, below)), 'hordes.strayTarget')).toMatchObject({ among: ['m'] })
    expect(came(cast(melee(left)))).toEqual(['hordes.missedFully'])
  })
})

describe('an attack that misses without a roll', () => {
  const shot = (table: Table, answers: Answers = {}) => played(table, taken('ranged', 'a', 't', answers))

  it('goes for nobody else in the melee: by Stealth', () => {
    const table = melee(below)
    const models = table.models.map((one) => (one.id === 't' ? { ...one, marks: ['stealth'] as const } : one))
    expect(came(shot({ ...table, models }))).toEqual(['hordes.missedFully'])
    expect(told(shot({ ...table, models }))).toContain('hordes.stealthBeyond')
  })

  it('may do so by a special rule, which goes for nobody else either; a rule that makes it hit stands above it', () => {
    const by = { 'hordes.missesByRule': true }
    expect(came(shot(melee(below), by))).toEqual(['hordes.missedFully'])
    expect(told(shot(melee(below), by))).toContain('hordes.autoMiss')
    const both = shot(melee(below), { ...by, 'hordes.hitsByRule': true })
    expect([told(both).includes('hordes.autoHitBeatsMiss'), openRoll(both)?.code]).toEqual([true, 'damage'])
  })

  it('in melee is beaten by the sure hit on one who lies', () => {
    const near = battle([own('a', 10, 10), enemy('t', 10 + SMALL, 10, { marks: ['knockedDown'] })], [])
    const course = played(near, taken('melee', 'a', 't', { 'hordes.missesByRule': true }))
    expect(told(course)).toContain('hordes.autoHitBeatsMiss')
  })
})

describe('a shot that strays', () => {
  it('may have another hit in the place of whom it went for', () => {
    const answers = { 'hordes.switchTarget:m': true, 'hordes.struckInstead:m': ['l'] }
    const rolls = { attack: [1, 2], attackm: [6, 5] }
    const table = melee({ ...left, x: 30 }, below)
    expect(openRoll(played(table, taken('ranged', 'a', 't', {}, rolls)))).toMatchObject({ id: 'damagem' })
    const course = played(table, taken('ranged', 'a', 't', answers, rolls))
    expect(openRoll(course)).toMatchObject({ code: 'damage', about: 'l:m' })
    const done = played(table, taken('ranged', 'a', 't', answers, { ...rolls, 'damagel:m': [6, 6] }))
    expect(done.result?.effects[0]).toMatchObject({ do: 'hurt', model: 'l' })
  })
})

describe('what the dice have to show', () => {
  const told1 = (answers: Answers, rest: Partial<Table> = {}) =>
    told(played(battle([own('a', 10, 10), enemy('t', 18, 10)], cards, rest), taken('ranged', 'a', 't', answers)))
  const counts = { readings: { extremes: 'count' } } as const

  it('is told as it is where all ones miss or all sixes hit', () => {
    expect(told1({ rat: 6, def: 12 })).toContain('hordes.needs')
    expect(told1({ rat: 10, def: 12 })).toContain('hordes.needsNotOnes')
    expect(told1({ rat: 9, def: 12 })).toContain('hordes.needs')
    expect(told1({ rat: 2, def: 20 })).toContain('hordes.needsSixes')
    expect(told1({ rat: 8, def: 20 })).toContain('hordes.needsSixes')
  })

  it('and where the sum alone counts', () => {
    expect(told1({ rat: 10, def: 12 }, counts)).toContain('hordes.needsNothing')
    expect(told1({ rat: 2, def: 20 }, counts)).toContain('hordes.needsTooMuch')
    expect(told1({ rat: 8, def: 20 }, counts)).toContain('hordes.needs')
  })
})

describe('how long a spray is', () => {
  const sprays = (size: number, answers: Answers = {}) => {
    const breath = [soldierCard('soldier', [armed('Breath', 'spray', { spraySize: size, pow: 12 })])]
    return played(battle([own('a', 10, 10), enemy('t', 14, 10)], breath), taken('spray', 'a', 't', answers))
  }

  it('is one of the three lengths: as the card says, else the nearest, or as it is chosen', () => {
    expect([6, 8, 10, 7, 1].map((size) => asked(sprays(size), 'spraySize'))).toMatchObject(
      ['6', '8', '10', '6', '6'].map((value) => ({ kind: 'one', value })),
    )
    expect(asked(sprays(8, { spraySize: '10' }), 'spraySize')).toMatchObject({ value: '10' })
    expect(asked(sprays(8, { spraySize: 7 }), 'spraySize')).toMatchObject({ value: '8' })
  })

  it('where none can be laid it is refused, and that is said', () => {
    const table = battle([own('a', 10, 10), enemy('t', 14, 10)], [soldierCard('soldier', [armed('B', 'spray', {})])])
    const board = hordesBoard(table)
    const [one, other] = [board.fighter('a'), board.fighter('t')]
    if (!one || !other) throw new Error('gone')
    const course = spray(telling({}, {}, tableReadings(table)), { ...board, spray: () => null }, one, other)
    expect(refusalOf(course)).toBe('hordes.sprayNowhere')
  })
})
