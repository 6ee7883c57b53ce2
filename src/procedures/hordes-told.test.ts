import { describe, expect, it } from 'vitest'
import type { Card } from '../games/card.ts'
import type { Course } from '../games/procedure.ts'
import { radiusOf } from '../rules/base.ts'
import type { Model, Table } from '../table/document.ts'
import { figure, tableOf } from '../table/testing/scene.ts'
import { asked, came, openRoll, played, settled, taken, told } from './testing/playing.ts'

const SMALL = 2 * radiusOf(30)
type Weapon = Card['weapons'][number]

const weapon = (kind: string, stats: Weapon['stats']): Weapon => ({ id: kind, name: kind, kind, stats, traits: [] })
const soldier: Card = {
  ...{ id: 'soldier', name: 'soldier', game: 'hordes', stats: { mat: 6, rat: 6, str: 5 } },
  traits: ['combinedMelee', 'combinedRanged'],
  weapons: [weapon('melee', { reach: 2, pow: 4 }), weapon('ranged', { range: 8, pow: 10 })],
}
const own = (id: string, x: number, y: number, rest: Partial<Model> = {}) =>
  figure(id, x, y, { unit: 'Line', card: 'soldier', ...rest })
const foe = (id: string, x: number, y: number, rest: Partial<Model> = {}) =>
  figure(id, x, y, { side: 'b', facing: 180, ...rest })
const field = (models: readonly Model[], rest: Partial<Table> = {}) => tableOf(models, { cards: [soldier], ...rest })
const withGun = (stats: Weapon['stats'], kind = 'ranged'): Partial<Table> => ({
  cards: [{ ...soldier, weapons: [weapon(kind, stats)] }],
})

/** A value that a sentence of a course mentions. */
function mentioned({ steps }: Course, code: string, name: string) {
  for (const step of steps)
    if (step.how !== 'asked' && step.sentence?.code === code) return step.sentence.values?.[name]
  return undefined
}

describe('a template that lies too close to call', () => {
  it('says whom it covers or misses by too little, as the tool that lays it does', () => {
    const radius = SMALL / 2
    const table = (off: number) =>
      field([own('a', 10, 10), foe('t', 18, 10), foe('n', 18, 10 + 2 + radius + off)], withGun({ range: 12, aoe: 4 }))
    const shot = (off: number) => played(table(off), taken('ranged', 'a', 't', {}, { attack: [6, 5], damage: [1, 1] }))
    expect(mentioned(shot(0.01), 'flow.tooClose', 'list')).toEqual({
      kind: 'margins',
      value: [{ name: 'N', margin: expect.closeTo(-0.01, 9) }],
    })
    expect(told(shot(0.2))).not.toContain('flow.tooClose')
  })

  it('so does a spray, of each under its edge', () => {
    const spray = (y: number) =>
      played(
        field([own('a', 10, 10), foe('t', 14, 10), foe('n', 15, y)], withGun({ spraySize: 8, pow: 12 }, 'spray')),
        taken('spray', 'a', 't'),
      )
    const all = Array.from({ length: 40 }, (_, at) => told(spray(10.5 + at * 0.05)).includes('flow.tooClose'))
    expect(all.some(Boolean)).toBe(true)
    expect(all.every(Boolean)).toBe(false)
  })
})

describe('a blast', () => {
  const table = field([own('a', 10, 10), foe('t', 18, 10)], withGun({ range: 12, aoe: 3, pow: 12 }))

  it('that misses tells in its result where it fell and that it catches nobody, and draws the way it drifted', () => {
    const course = played(table, taken('ranged', 'a', 't', {}, { attack: [1, 2], direction: [1], distance: [6] }))
    expect(came(course)).toEqual(['hordes.missedFully', 'hordes.fellAt', 'hordes.blastCatchesNobody'])
    const drawn = course.steps.flatMap((step) => ('area' in step && step.area ? [step.witness] : []))
    expect(drawn).toEqual([{ from: { x: 18, y: 10 }, to: { x: expect.closeTo(21.409, 3), y: expect.closeTo(10, 9) } }])
  })

  it('that hits directly damages its target from where the attack comes, all others from where it struck', () => {
    const course = played(table, taken('ranged', 'a', 't', {}, { attack: [6, 5], damage: [1, 1] }))
    expect(mentioned(course, 'hordes.damageFromOrigin', 'origin')).toEqual({ kind: 'names', value: ['A'] })
  })
})

describe('a combined attack', () => {
  const line = [own('a', 10, 10), own('b', 10, 11.2), own('c', 10, 12.4)]

  it('at range may be aimed by its primary, who has not moved', () => {
    const needs = (aims: boolean) =>
      mentioned(
        played(field([...line, foe('t', 17, 11.2)]), taken('combinedRanged', 'b', 't', { 'hordes.aimed': aims })),
        aims ? 'hordes.needsNotOnes' : 'hordes.needs',
        'skill',
      )
    expect(needs(false)).toEqual({ kind: 'stat', value: 9 })
    expect(needs(true)).toEqual({ kind: 'stat', value: 11 })
  })

  it('whose primary is out of range but hits by a rule gains from those who don’t miss themselves', () => {
    // The primary stands back, one helper is in range, one is not.
    const unit = [own('p', 8, 11.2), own('b', 10, 11.2 + SMALL), own('c', 8, 12.4 + SMALL)]
    const answers = { 'hordes.joining': ['b', 'c'], 'hordes.hitsByRule': true }
    const course = played(field([...unit, foe('t', 19, 12)]), taken('combinedRanged', 'p', 't', answers))
    expect(told(course)).toContain('hordes.autoHitBeatsMiss')
    expect(mentioned(course, 'hordes.damageRoll', 'power')).toEqual({ kind: 'stat', value: 12 })
  })

  it('in melee shows the reach of each who takes part, and says when it is a charge attack', () => {
    const answers = { 'hordes.someCharged': true, 'hordes.everyCharged': true }
    const course = played(field([...line, foe('t', 12.2, 11.2)]), taken('combinedMelee', 'b', 't', answers))
    const reaches = course.steps.filter((step) => step.how === 'measured' && step.sentence.code === 'hordes.inReach')
    expect(reaches.map((step) => step.how === 'measured' && step.witness !== null)).toEqual([true, true, true])
    expect(told(course)).toContain('hordes.chargeAttack')
  })
})

describe('those who are nobody’s', () => {
  it('fight nobody: one beside a shooter doesn’t keep it from shooting', () => {
    const beside = (side: 'b' | 'c') =>
      played(
        field([own('a', 10, 10), foe('t', 16, 10), figure('n', 10 + SMALL + 0.2, 11, { side, facing: 180 })]),
        taken('ranged', 'a', 't'),
      ).refusal?.code
    expect([beside('b'), beside('c')]).toEqual(['hordes.mayNotShoot', undefined])
  })
})

describe('a life spiral', () => {
  it('tells each branch with how many circles were marked in it', () => {
    const sizes = Object.fromEntries([1, 2, 3, 4, 5, 6].map((at) => [`branch${at}`, 3]))
    const beast: Card = { ...soldier, id: 'beast', stats: { arm: 10, ...sizes } }
    const table = field([own('a', 10, 10), foe('t', 16, 10, { card: 'beast' })], { cards: [soldier, beast] })
    const course = played(table, taken('ranged', 'a', 't', {}, { attack: [6, 5], damage: [2, 3], branch: [6] }))
    expect(mentioned(course, 'hordes.branches', 'branches')).toEqual({ kind: 'names', value: ['6 (3)', '1 (2)'] })
  })
})

describe('a gunfighter’s spray', () => {
  it('never follows a melee attack of the same activation', () => {
    const cards = [{ ...soldier, traits: ['gunfighter'], weapons: [weapon('spray', { spraySize: 8, pow: 12 })] }]
    const course = (answers: Record<string, boolean>) =>
      played(field([own('a', 10, 10), foe('t', 14, 10)], { cards }), taken('spray', 'a', 't', answers))
    expect(course({ 'hordes.foughtBefore': true }).refusal?.code).toBe('hordes.notBothWays')
    expect(openRoll(course({}))?.code).toBe('attack')
  })
})

describe('an attack that was given up for a combined one', () => {
  const line = [own('a', 10, 8.8), own('b', 10, 10), own('c', 10, 11.2), own('d', 10, 12.4)]
  const shot = (joining: readonly string[]) =>
    taken('combinedRanged', 'a', 't', { 'hordes.joining': joining }, { attack: [1, 1] })
  const after = settled(field([...line, foe('t', 16, 10)]), shot(['b']))

  it('is told of, and those who gave it are not among who attack together next', () => {
    const next = played(after, taken('combinedRanged', 'c', 't'))
    expect(mentioned(next, 'hordes.attacksGone', 'list')).toEqual({ kind: 'names', value: ['A', 'B'] })
    expect(asked(next, 'hordes.joining')).toMatchObject({ among: ['a', 'b', 'd'], chosen: ['d'] })
  })

  it.each(['ranged', 'melee', 'combinedRanged', 'combinedMelee'])('bars another, unless there is one: %s', (of) => {
    const near = { ...after, models: after.models.map((one) => (one.id === 't' ? { ...one, x: 12 } : one)) }
    expect(played(near, taken(of, 'b', 't')).refusal?.code).toBe('hordes.attackGone')
    expect(played(near, taken(of, 'b', 't', { 'hordes.anyway': true })).refusal?.code).not.toBe('hordes.attackGone')
    expect(played(near, taken(of, 'c', 't')).refusal?.code).not.toBe('hordes.attackGone')
  })

  it('is back when a new turn begins', () => {
    const turned = settled(after, taken('turn', 'a', null))
    expect(asked(played(turned, taken('ranged', 'b', 't')), 'hordes.anyway')).toBeUndefined()
    expect(asked(played(turned, taken('combinedRanged', 'c', 't')), 'hordes.joining')).toMatchObject({
      chosen: ['a', 'b', 'd'],
    })
  })

  it('is kept by who it was, not by a name that another bears too', () => {
    const twins = settled(field([...line, foe('t', 16, 10)].map((one) => ({ ...one, name: 'Twin' }))), shot(['b']))
    expect(twins.log[0]?.spent).toEqual(['a', 'b'])
  })
})

describe('a distance too near its limit to be sure', () => {
  const gap = (inches: number) => field([own('a', 10, 10), foe('t', 10 + SMALL + inches, 10)])
  it.each([
    ['ranged', 8],
    ['melee', 2],
  ])('%s: is told on either side, and counts as it was measured', (of, limit) => {
    const close = (by: number) => told(played(gap(limit + by), taken(of, 'a', 't'))).includes('flow.closeTo')
    expect([close(-0.06), close(-0.04), close(0), close(0.04), close(0.06)]).toEqual([false, true, true, true, false])
  })

  it('is what the doubt of where the two stand makes it', () => {
    const table = field([own('a', 10, 10, { doubt: 0.2 }), foe('t', 10 + SMALL + 8.25, 10, { doubt: 0.1 })])
    expect(told(played(table, taken('ranged', 'a', 't')))).toContain('flow.closeTo')
  })
})
