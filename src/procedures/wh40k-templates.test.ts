import { describe, expect, it } from 'vitest'
import { written } from '../chance/fraction.ts'
import type { Card } from '../games/card.ts'
import type { Course } from '../games/procedure.ts'
import type { Answers } from '../games/question.ts'
import { cardFrom } from '../games/ready-card.ts'
import type { Rolls } from '../games/roll.ts'
import { readyCards } from '../games/wh40k/ready-cards.ts'
import { radiusOf } from '../rules/base.ts'
import type { Model, Table } from '../table/document.ts'
import { usualEffects } from '../table/terrain.ts'
import { figure, tableOf } from '../table/testing/scene.ts'
import { openRoll, played, taken, told } from './testing/playing.ts'

const cards: readonly Card[] = readyCards.map((card) => cardFrom(card, 'wh40k', 'en', card.id))

const scene = (models: readonly Model[], rest: Partial<Table> = {}) => tableOf(models, { cards, ...rest }, 'wh40k')
const foe = (id: string, x: number, y: number, rest: Partial<Model> = {}) =>
  figure(id, x, y, { unit: 'Mob', side: 'b', card: 'brawler', ...rest })

/** Lets every roll that opens fall as a function says, until the course is over. */
function over(
  table: Table,
  of: string,
  target: string | null,
  fall: (id: string, dice: number) => readonly number[],
  answers: Answers = {},
): Course {
  let rolls: Rolls = {}
  for (let turn = 0; turn < 100; turn++) {
    const now = played(table, taken(of, 'x', target, answers, rolls))
    const roll = openRoll(now)
    if (!roll) return now
    rolls = { ...rolls, [roll.id]: fall(roll.id, roll.dice) }
  }
  throw new Error('never over')
}

const all = (dice: number, face: number) => Array.from({ length: dice }, () => face)
/** Wounds all, saves none; the dice of the scatter as given. */
const falls =
  (given: Rolls) =>
  (id: string, dice: number): readonly number[] =>
    given[id] ?? all(dice, id.startsWith('save') ? 1 : 6)

const gone = ({ result }: Course) =>
  (result?.effects ?? []).filter((effect) => effect.do === 'remove').map(({ model }) => model)
const discsOf = ({ steps }: Course) =>
  steps.flatMap((step) => (step.how === 'measured' && step.area?.kind === 'disc' ? [step.area.disc] : []))

describe('a blast', () => {
  const mortar = figure('x', 10, 24, { card: 'bombardier' })
  const mob = [foe('a', 30, 24), foe('b', 32, 24), foe('c', 36, 24)]

  it('that hits stays where its hole is, over its target, and wounds each model under it', () => {
    const done = over(scene([mortar, ...mob]), 'blast', 'a', falls({ scatter: [2] }))
    expect(discsOf(done)).toEqual([{ centre: { x: 30, y: 24 }, radius: 2.5 }])
    expect(gone(done)).toEqual(['a', 'b'])
  })

  it('tells whom it covers or misses by too little to be sure', () => {
    const near = (off: number) =>
      told(played(scene([mortar, foe('a', 30, 24), foe('b', 32.5 + radiusOf(30) + off, 24)]), taken('blast', 'x', 'a')))
    expect(near(0.01)).toContain('flow.tooClose')
    expect(near(-0.01)).toContain('flow.tooClose')
    expect(near(0.2)).not.toContain('flow.tooClose')
  })

  it('scatters along its arrow by two dice less the skill, and hits who is under it then', () => {
    const done = over(
      scene([mortar, ...mob]),
      'blast',
      'a',
      falls({ scatter: [3], direction: [1, 1], distance: [4, 5] }),
    )
    // The arrow points to the right; 9 less a skill of 3 is 6 inches: only the last is under it, but the nearest is wounded.
    expect(discsOf(done).at(-1)).toEqual({ centre: { x: 36, y: 24 }, radius: 2.5 })
    expect(gone(done)).toEqual(['a'])
    const down = over(
      scene([mortar, ...mob]),
      'blast',
      'a',
      falls({ scatter: [6], direction: [2, 4], distance: [4, 5] }),
    )
    expect(discsOf(down).at(-1)?.centre.y).toBeCloseTo(30, 9)
    expect(down.result?.said[0]?.code).toBe('wh40k.underNobody')
  })

  it('takes its arrow as it fell on the table, to the degree', () => {
    const answers = { 'wh40k.arrow': 'byHand', 'wh40k.direction': 270 }
    const done = over(scene([mortar, ...mob]), 'blast', 'a', falls({ scatter: [4], distance: [6, 6] }), answers)
    expect(discsOf(done).at(-1)?.centre.x).toBeCloseTo(30, 9)
    expect(discsOf(done).at(-1)?.centre.y).toBeCloseTo(15, 9)
  })

  it('waits for the finger where the arrow is pointed by one', () => {
    const answers = { 'wh40k.arrow': 'byHand' }
    const waits = played(scene([mortar, ...mob]), taken('blast', 'x', 'a', answers, { scatter: [4] }))
    expect(told(waits)).toContain('wh40k.pointArrow')
    expect([openRoll(waits), waits.result]).toEqual([null, null])
  })

  it('doesn’t scatter by less than nothing', () => {
    const done = over(
      scene([mortar, ...mob]),
      'blast',
      'a',
      falls({ scatter: [5], direction: [1, 1], distance: [1, 1] }),
    )
    expect(told(done)).toContain('wh40k.staysOn')
    expect(discsOf(done)).toHaveLength(1)
    expect(gone(done)).toEqual(['a', 'b'])
  })

  it('stays with one face in three, and with an arrow on no more than the skill', () => {
    const { chances } = played(scene([mortar, ...mob]), taken('blast', 'x', 'a'))
    // 1/3 and 2/3 of 3 in 36.
    expect(
      written(chances.find(({ code }) => code === 'wh40k.scatter')?.share ?? { numerator: 0n, denominator: 1n }),
    ).toBe('7/18')
  })

  it('off the table is lost', () => {
    const table = scene([figure('x', 30, 24, { card: 'bombardier' }), foe('a', 46, 24)])
    const done = over(table, 'blast', 'a', falls({ scatter: [3], direction: [1, 1], distance: [6, 6] }))
    expect(done.result).toEqual({ said: [{ code: 'wh40k.offTable', values: {} }], effects: [] })
  })

  it('may not be put over friends, but may scatter onto them; several units are wounded one by one', () => {
    const near = scene([mortar, figure('friend', 31.5, 24, { card: 'urchin' }), ...mob])
    expect(played(near, taken('blast', 'x', 'a')).refusal?.code).toBe('wh40k.overFriends')
    const far = scene([mortar, figure('friend', 36, 26, { card: 'urchin' }), ...mob])
    const done = over(far, 'blast', 'a', falls({ scatter: [3], direction: [1, 1], distance: [4, 5] }))
    expect(gone(done).toSorted()).toEqual(['a', 'friend'])
  })

  it('is refused out of range, out of sight, in snap shots, without skill, without such a weapon', () => {
    const why = (table: Table, answers: Answers = {}) => played(table, taken('blast', 'x', 'a', answers)).refusal?.code
    const table = scene([mortar, ...mob])
    expect(why(table, { 'range:Mortar': 12 })).toBe('wh40k.blastBeyond')
    expect(why(table, { 'wh40k.snapShots': true })).toBe('wh40k.noSnapShots')
    expect(why(table, { bs: 0 })).toBe('wh40k.noSkill')
    expect(why(scene([{ ...mortar, card: 'trooper' }, ...mob]))).toBe('wh40k.noGun')
    const wall: Table['terrain'][number] = {
      ...{ id: 'w', name: 'Wall', kind: 'wall', locked: true, ...usualEffects.wall },
      ground: { shape: 'rectangle', x: 20, y: 24, width: 1, depth: 20, turned: 0 },
    }
    expect(why({ ...table, terrain: [wall] })).toBe('wh40k.unseenTarget')
  })

  it('of ordnance can’t be fired by who moved either; whether it did is answered', () => {
    const why = (answers: Answers = {}, rest: Partial<Table> = {}) =>
      played(scene([mortar, ...mob], rest), taken('blast', 'x', 'a', answers)).refusal?.code
    const walk = {
      model: 'x',
      path: [
        { x: 9, y: 24 },
        { x: 10, y: 24 },
      ],
      open: false,
    }
    expect(why()).toBeUndefined()
    expect(why({ 'wh40k.moved': ['x'] })).toBe('wh40k.noSnapShots')
    expect(why({}, { activations: [walk] })).toBe('wh40k.noSnapShots')
    expect(why({ 'wh40k.moved': [] }, { activations: [walk] })).toBeUndefined()
    const said = told(played(scene([mortar, ...mob]), taken('blast', 'x', 'a', { 'wh40k.moved': ['x'] })))
    expect(said).toEqual(expect.arrayContaining(['wh40k.saidMoved', 'wh40k.movedWould']))
  })

  it('that goes by no skill takes nothing off its scatter, and is not refused with a skill of 0', () => {
    const storm: Card = {
      ...{ id: 'storm', name: 'Storm', game: 'wh40k', stats: { bs: 0 }, traits: [] },
      weapons: [
        { id: 'w', name: 'Storm', kind: 'gun', stats: { range: 36, strength: 5 }, traits: ['blast', 'noSkill'] },
      ],
    }
    const table = scene([figure('x', 10, 24, { card: 'storm' }), ...mob], { cards: [...cards, storm] })
    const done = over(table, 'blast', 'a', falls({ scatter: [3], direction: [1, 1], distance: [2, 3] }))
    expect(discsOf(done).at(-1)?.centre.x).toBeCloseTo(35, 9)
    expect(told(done)).toContain('wh40k.noSkillScatter')
  })

  it('of a heavy weapon can’t be fired by who moved', () => {
    const walked = {
      model: 'x',
      path: [
        { x: 9, y: 24 },
        { x: 10, y: 24 },
      ],
      open: false,
    }
    const models = [figure('x', 10, 24, { card: 'rocketeer' }), ...mob]
    expect(played(scene(models, { activations: [walked] }), taken('blast', 'x', 'a')).refusal?.code).toBe(
      'wh40k.noSnapShots',
    )
    expect(played(scene(models), taken('blast', 'x', 'a')).refusal).toBeNull()
  })
})

describe('a teardrop', () => {
  const burner = figure('x', 10, 24, { card: 'burner' })
  const mob = [foe('a', 14, 24), foe('b', 16.5, 24.8), foe('c', 16.5, 23.2), foe('d', 25, 24)]

  it('hits all under it without a roll, and cover is no help', () => {
    const done = over(scene([burner, ...mob]), 'template', 'a', falls({}))
    expect(told(done)).toEqual(expect.arrayContaining(['wh40k.templateHits', 'wh40k.coverIgnored']))
    expect(done.steps.some((step) => step.how === 'rolled' && step.roll.code === 'wh40k.hit')).toBe(false)
    expect(gone(done)).toEqual(['a', 'b', 'c'])
    expect(done.readings).toContain('sprayAim')
  })

  it('is turned to catch most, or laid straight at its target', () => {
    const models = [burner, foe('a', 14, 24), foe('b', 10, 29), foe('c', 11, 31)]
    expect(gone(over(scene(models), 'template', 'a', falls({}), { 'wh40k.aim': 'atTarget' }))).toEqual(['a'])
  })

  it('may not be laid over friends, and fires no snap shots', () => {
    const models = [burner, figure('friend', 13, 24, { card: 'urchin' }), ...mob]
    const straight = { 'wh40k.aim': 'atTarget' }
    expect(played(scene(models), taken('template', 'x', 'a', straight)).refusal?.code).toBe('wh40k.overFriends')
    const snap = { 'wh40k.snapShots': true }
    expect(played(scene([burner, ...mob]), taken('template', 'x', 'a', snap)).refusal?.code).toBe('wh40k.noSnapShots')
  })
})

describe('hits from nowhere', () => {
  const grove: Table['terrain'][number] = {
    ...{ id: 'g', name: 'Grove', kind: 'wood', locked: true, ...usualEffects.wood },
    ground: { shape: 'disc', x: 20, y: 24, radius: 1 },
  }
  const mob = [foe('x', 20, 24), foe('b', 24, 24), foe('c', 28, 24)]

  it('strike whom dice draw, in terrain with cover as from straight above, and are lost when nobody is left', () => {
    const table = scene(mob, { terrain: [grove] })
    const now = played(table, taken('hazard', 'x', null, { 'wh40k.hits': 2, 'wh40k.coverNeed': 4 }))
    const covered = now.steps.flatMap((step) =>
      step.how === 'asked' && step.question.code === 'wh40k.covered' ? [step.question] : [],
    )
    expect(covered).toMatchObject([{ chosen: ['x'] }])
    const done = over(scene(mob), 'hazard', null, falls({}), { 'wh40k.hits': 9 })
    expect(gone(done).toSorted()).toEqual(['b', 'c', 'x'])
    expect(done.result?.said.at(-1)?.code).toBe('wh40k.lost')
  })
})
