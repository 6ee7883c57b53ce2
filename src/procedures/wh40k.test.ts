import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mean } from '../chance/distribution.ts'
import { approximately, written } from '../chance/fraction.ts'
import type { Card } from '../games/card.ts'
import { liveChances } from '../games/live-chances.ts'
import type { Course } from '../games/procedure.ts'
import type { Answers } from '../games/question.ts'
import type { Rolls } from '../games/roll.ts'
import { radiusOf } from '../rules/base.ts'
import { settle } from '../table/act/procedures.ts'
import type { Model, Table } from '../table/document.ts'
import { galleryTable } from '../table/gallery/gallery.ts'
import type { Procedure } from '../table/lay.ts'
import { usualEffects } from '../table/terrain.ts'
import { figure, tableOf } from '../table/testing/scene.ts'
import { courseOn } from './course-on.ts'
import { entryOf } from './entry-of.ts'

type Gun = Card['weapons'][number]

const rifle: Gun = {
  id: 'rifle',
  name: 'Rifle',
  kind: 'gun',
  stats: { range: 24, strength: 4, ap: 5, shots: 1 },
  traits: [],
}
const launcher: Gun = {
  ...{ id: 'launcher', name: 'Launcher', kind: 'gun', traits: ['heavy'] },
  stats: { range: 48, strength: 8, ap: 3, shots: 1 },
}
const mortar: Gun = {
  ...{ id: 'mortar', name: 'Mortar', kind: 'gun', traits: ['blast', 'ordnance'] },
  stats: { range: 30, strength: 5, ap: 4, blast: 5 },
}
const spout: Gun = {
  ...{ id: 'spout', name: 'Spout', kind: 'gun', traits: ['template'] },
  stats: { strength: 4, ap: 5 },
}

const card = (id: string, stats: Card['stats'], ...weapons: readonly Gun[]): Card => ({
  ...{ id, name: id, game: 'wh40k', stats, traits: [], weapons },
})

const cards = [
  card('rifleman', { bs: 4 }, rifle),
  card('gunner', { bs: 4 }, launcher),
  card('bombardier', { bs: 3 }, mortar),
  card('burner', { bs: 4 }, spout),
  card('mob', { toughness: 4, wounds: 1, save: 6 }),
  card('brute', { toughness: 5, wounds: 2, save: 4 }),
]

const shooter = (id: string, x: number, y: number, of: string, rest: Partial<Model> = {}) =>
  figure(id, x, y, { unit: 'Picket', card: of, ...rest })
const foe = (id: string, x: number, y: number, of = 'mob', rest: Partial<Model> = {}) =>
  figure(id, x, y, { unit: 'Mob', side: 'b', card: of, ...rest })

const scene = (models: readonly Model[], rest: Partial<Table> = {}) => tableOf(models, { cards, ...rest }, 'wh40k')

const lay = (
  actor: string,
  target: string | null,
  answers: Answers = {},
  rolls: Rolls = {},
  of = 'shooting',
): Procedure => ({
  ...{ id: 'p', kind: 'procedure', pinned: false },
  ...{ of, actor, target, answers, rolls },
})

function course(
  table: Table,
  actor: string,
  target: string | null,
  answers: Answers = {},
  rolls: Rolls = {},
  of?: string,
): Course {
  const found = courseOn(table, lay(actor, target, answers, rolls, of))
  if (!found) throw new Error('no course')
  return found
}

const codesOf = ({ steps }: Course) =>
  steps.flatMap((step) => ('sentence' in step && step.sentence ? [step.sentence.code] : []))
const valuesOf = ({ steps }: Course, code: string) =>
  steps.flatMap((step) => ('sentence' in step && step.sentence?.code === code ? [step.sentence.values] : []))
const openRoll = ({ steps }: Course) => {
  const step = steps.find((one) => one.how === 'rolled' && one.roll.faces === null)
  return step?.how === 'rolled' ? step.roll : null
}
const questionsOf = ({ steps }: Course) => steps.flatMap((step) => (step.how === 'asked' ? [step.question] : []))
const ranksOf = ({ notes }: Course) =>
  notes.map(({ model, text }) => [model, typeof text === 'number' ? text : text.code])

/** Lets every roll that opens fall as a function says, until the course is over. */
function played(
  table: Table,
  actor: string,
  target: string | null,
  fall: (id: string, dice: number) => readonly number[],
  answers: Answers = {},
  of?: string,
) {
  let rolls: Rolls = {}
  for (let turn = 0; turn < 300; turn++) {
    const now = course(table, actor, target, answers, rolls, of)
    const roll = openRoll(now)
    if (!roll) return now
    rolls = { ...rolls, [roll.id]: fall(roll.id, roll.dice) }
  }
  throw new Error('never over')
}

const all = (face: number) => (_: string, dice: number) => Array.from({ length: dice }, () => face)
/** Hits and wounds all, saves none. */
const deadly = (id: string, dice: number) => all(id.startsWith('save') ? 1 : 6)(id, dice)

const five = [foe('a', 20, 24), foe('b', 22, 24), foe('c', 24, 24), foe('d', 26, 24), foe('e', 28, 24)]
const pair = [shooter('x', 10, 24, 'gunner'), shooter('y', 10, 27, 'rifleman')]

describe('shooting, gun after gun', () => {
  it('is fired by each kind of gun for itself, in the shooter’s order, the next at who is left', () => {
    const table = scene([...pair, ...five])
    const done = played(table, 'x', 'c', deadly)
    expect(done.result?.effects).toEqual([
      { do: 'remove', model: 'a' },
      { do: 'remove', model: 'b' },
    ])
    const first = questionsOf(done).find(({ code }) => code === 'wh40k.firstGun')
    expect(first).toMatchObject({ kind: 'one', value: 'Launcher' })
    const rifleFirst = course(table, 'y', 'c', { 'wh40k.firstGun': 'Rifle' })
    expect(openRoll(rifleFirst)).toMatchObject({ code: 'wh40k.hit', about: 'Rifle', dice: 1 })
  })

  it('numbers the models in the order in which wounds go to them, nearest to anyone of the firing unit first', () => {
    const table = scene([...pair, shooter('idle', 31, 24, 'rifleman'), ...five])
    const now = course(table, 'x', 'c', { 'wh40k.fires': ['x', 'y'] })
    expect(ranksOf(now)).toEqual([
      ['e', 1],
      ['d', 2],
      ['c', 3],
      ['b', 4],
      ['a', 5],
    ])
  })

  it('takes the record as one change of the table, and undo’s table is the one before', () => {
    const table = scene([...pair, ...five], { lays: [lay('x', 'c')] })
    const done = played(table, 'x', 'c', deadly)
    const entry = entryOf(table, lay('x', 'c'), done)
    const after = settle(table, 'p', done.result?.effects ?? [], entry)
    expect(after.models.map(({ id }) => id)).toEqual(['x', 'y', 'c', 'd', 'e'])
    expect(after.log.at(-1)?.of).toBe('wh40k.shooting')
  })

  it('tells who is out of range of its gun, and they roll no dice', () => {
    const table = scene([shooter('x', 0, 24, 'rifleman'), shooter('y', 10, 27, 'rifleman'), foe('a', 30, 24)])
    const now = course(table, 'x', 'a')
    expect(valuesOf(now, 'wh40k.outOfRange')).toMatchObject([{ models: { value: ['X'] } }])
    expect(openRoll(now)?.dice).toBe(1)
  })

  it('is refused at the own unit, and where nobody can fire', () => {
    const table = scene([...pair, ...five, shooter('unarmed', 12, 20, 'mob', { unit: 'Unarmed' })])
    expect(course(table, 'x', 'y').refusal?.code).toBe('wh40k.ownUnit')
    expect(course(table, 'unarmed', 'a').refusal?.code).toBe('wh40k.nobodyFires')
    expect(course(table, 'x', 'a', { 'bs:gunner': 0, 'bs:rifleman': 0 }).refusal?.code).toBe('wh40k.nobodyFires')
    expect(courseOn(table, lay('x', 'gone'))).toBeNull()
  })
})

describe('snap shots', () => {
  it('are fired by who moved with a heavy gun, as the board recorded it, model by model', () => {
    const walked = {
      model: 'x',
      path: [
        { x: 9, y: 24 },
        { x: 10, y: 24 },
      ],
      open: false,
    }
    const table = scene([...pair, ...five], { activations: [walked] })
    const now = course(table, 'x', 'c')
    expect(valuesOf(now, 'wh40k.moved')).toMatchObject([{ models: { value: ['X'] } }])
    expect(valuesOf(now, 'wh40k.needsToHit')).toMatchObject([{ skill: { value: 1 }, need: { value: 6 } }])
    expect(now.chances.find(({ code }) => code === 'wh40k.hit')).toMatchObject({ about: 'Launcher:snap' })
    const stood = course(scene([...pair, ...five]), 'x', 'c')
    expect(valuesOf(stood, 'wh40k.needsToHit')).toMatchObject([{ skill: { value: 4 }, need: { value: 3 } }])
    const said = course(scene([...pair, ...five]), 'x', 'c', { 'wh40k.moved': ['x'] })
    expect(valuesOf(said, 'wh40k.needsToHit')).toMatchObject([{ skill: { value: 1 } }])
  })

  it('who moved is answered, whatever the board recorded: a walk only stands until another answer', () => {
    const walked = {
      model: 'x',
      path: [
        { x: 9, y: 24 },
        { x: 10, y: 24 },
      ],
      open: false,
    }
    const table = scene([...pair, shooter('z', 10, 21, 'gunner'), ...five], { activations: [walked] })
    const movers = (answers: Answers = {}) => {
      const question = questionsOf(course(table, 'x', 'c', answers)).find(({ code }) => code === 'wh40k.moved')
      return question?.kind === 'models' ? [question.among, question.chosen] : null
    }
    expect(movers()).toEqual([['x', 'z'], ['x']])
    expect(movers({ 'wh40k.moved': ['z'] })).toEqual([['x', 'z'], ['z']])
    const none = course(table, 'x', 'c', { 'wh40k.moved': [] })
    expect(valuesOf(none, 'wh40k.needsToHit')).toMatchObject([{ skill: { value: 4 } }])
    // What is told is the answer, where it is another than the record.
    expect(codesOf(none)).not.toContain('wh40k.moved')
    expect(valuesOf(none, 'wh40k.saidStood')).toMatchObject([{ models: { value: ['X'] } }])
    const other = course(table, 'x', 'c', { 'wh40k.moved': ['x', 'z'] })
    expect(valuesOf(other, 'wh40k.moved')).toMatchObject([{ models: { value: ['X'] } }])
    expect(valuesOf(other, 'wh40k.saidMoved')).toMatchObject([{ models: { value: ['Z'] } }])
  })

  it('ordnance of who moved fires none at all, and none is told to', () => {
    const ordnance = card('crew', { bs: 4 }, { ...launcher, traits: ['ordnance'] })
    const table = scene([...pair, shooter('z', 10, 21, 'crew'), ...five], { cards: [...cards, ordnance] })
    const moved = course(table, 'x', 'c', { 'wh40k.moved': ['z'] })
    expect(valuesOf(moved, 'wh40k.noSnapShots')).toMatchObject([{ models: { value: ['Z'] } }])
    expect(codesOf(moved)).not.toContain('wh40k.movedSnap')
    expect(questionsOf(moved).some(({ code }) => code === 'wh40k.snapSkill')).toBe(false)
    const alone = scene([shooter('z', 10, 21, 'crew'), ...five], { cards: [...cards, ordnance] })
    expect(course(alone, 'z', 'c').refusal).toBeNull()
    expect(course(alone, 'z', 'c', { 'wh40k.moved': ['z'] }).refusal?.code).toBe('wh40k.nobodyFires')
  })

  it('go by a skill of 1, or by what a rule says that names them; a skill of 0 fires none', () => {
    const table = scene([...pair, ...five])
    const snap = { 'wh40k.snapShots': true }
    expect(valuesOf(course(table, 'x', 'c', snap), 'wh40k.needsToHit')).toMatchObject([{ need: { value: 6 } }])
    const ruled = course(table, 'x', 'c', { ...snap, 'wh40k.snapSkill': 2 })
    expect(valuesOf(ruled, 'wh40k.needsToHit')).toMatchObject([{ need: { value: 5 } }])
    const none = course(table, 'x', 'c', { ...snap, 'bs:gunner': 0, 'bs:rifleman': 0 })
    expect(none.refusal?.code).toBe('wh40k.nobodyFires')
  })

  it('are none for ordnance and for what goes by no skill', () => {
    for (const trait of ['ordnance', 'noSkill']) {
      const barred = card('barred', { bs: 4 }, { ...launcher, traits: [trait] })
      const table = scene([shooter('x', 10, 24, 'barred'), ...five], { cards: [...cards, barred] })
      expect(openRoll(course(table, 'x', 'c'))).not.toBeNull()
      const snap = course(table, 'x', 'c', { 'wh40k.snapShots': true })
      expect(codesOf(snap)).toContain('wh40k.noSnapShots')
      expect(snap.refusal?.code).toBe('wh40k.nobodyFires')
    }
  })
})

describe('the dice to hit', () => {
  const alone = scene([shooter('x', 10, 24, 'rifleman'), foe('a', 20, 24)])

  it('T40: a skill of 7 rolls its 1 again, and needs a 5 then', () => {
    const again = (face: number) =>
      played(
        alone,
        'x',
        'a',
        (id, dice) => all(id.startsWith('again') ? face : id.startsWith('hit') ? 1 : 6)(id, dice),
        {
          bs: 7,
        },
      )
    expect(valuesOf(again(4), 'wh40k.hits')).toMatchObject([
      { hits: { value: 0 } },
      { need: { value: 5 }, hits: { value: 0 } },
    ])
    expect(valuesOf(again(5), 'wh40k.hits')).toMatchObject([
      { hits: { value: 0 } },
      { need: { value: 5 }, hits: { value: 1 } },
    ])
  })

  it('are rolled again once at the same need by a rule of the gun, which goes before the second roll of the skilled', () => {
    const now = course(alone, 'x', 'a', { bs: 7, 'wh40k.rerolls:Rifle': true }, { 'hit:Rifle': [1] })
    expect(openRoll(now)).toMatchObject({ code: 'wh40k.hitAgain', dice: 1, chance: 'wh40k.hitAgain' })
    // The second roll shows its own chance, as it does where a skill of 7 gives it at another need.
    const share = (of: Course) => {
      const found = liveChances(of).chances.find(({ code }) => code === 'wh40k.hitAgain')
      return found ? [written(found.share), found.about] : null
    }
    expect(share(now)).toEqual(['5/6', 'Rifle'])
    expect(share(course(alone, 'x', 'a', { bs: 7 }, { 'hit:Rifle': [1] }))).toEqual(['1/3', 'Rifle'])
    expect(share(course(alone, 'x', 'a'))).toBeNull()
    expect(valuesOf(now, 'wh40k.hitAgainByRule')).toMatchObject([{ need: { value: 2 } }])
    const twice = course(
      alone,
      'x',
      'a',
      { bs: 7, 'wh40k.rerolls:Rifle': true },
      { 'hit:Rifle': [1], 'again:Rifle': [1] },
    )
    expect(twice.result?.said[0]?.code).toBe('wh40k.unharmed')
  })

  it('miss with a 1 whatever the skill; a 1 never wounds', () => {
    expect(played(alone, 'x', 'a', all(1), { bs: 5 }).result?.effects).toEqual([])
    const strong = (id: string, dice: number) => all(id.startsWith('hit') ? 6 : 1)(id, dice)
    expect(played(alone, 'x', 'a', strong, { 'strength:Rifle': 10 }).result?.effects).toEqual([])
  })
})

describe('a gun that goes by no Ballistic Skill', () => {
  const psychic: Gun = {
    ...rifle,
    id: 'psychic',
    name: 'Gaze',
    traits: ['noSkill'],
    stats: { ...rifle.stats, shots: 2 },
  }
  const seer = card('seer', { bs: 0 }, psychic)
  const table = scene([shooter('x', 10, 24, 'seer'), ...five], { cards: [...cards, seer] })

  it('hits without a roll as often as is answered, even with a skill of 0, which is not asked', () => {
    const now = course(table, 'x', 'a')
    expect(now.refusal).toBeNull()
    expect(questionsOf(now).map(({ code }) => code)).not.toContain('bs')
    expect(questionsOf(now).find(({ code }) => code === 'wh40k.hitsMade')).toMatchObject({ about: 'x', value: 2 })
    expect(openRoll(now)).toMatchObject({ code: 'wh40k.wound', dice: 2 })
    expect(now.chances.map(({ code }) => code)).not.toContain('wh40k.hit')
    expect(openRoll(course(table, 'x', 'a', { 'wh40k.hitsMade:x': 5 }))?.dice).toBe(5)
    expect(played(table, 'x', 'a', deadly, { 'wh40k.hitsMade:x': 0 }).result?.effects).toEqual([])
    // 2 hits, 3 in 6 to wound, 6+ saved by nothing.
    const casualties = now.spreads.find(({ code }) => code === 'wh40k.casualties')
    expect(casualties && written(mean(casualties.distribution))).toBe('1')
  })

  it('rolls none out of range', () => {
    const far = scene([shooter('x', 1, 24, 'seer'), foe('a', 40, 24)], { cards: [...cards, seer] })
    expect(codesOf(course(far, 'x', 'a'))).toContain('wh40k.nobodyReaches')
  })
})

describe('the roll to wound', () => {
  const mixed = (grots: number) => [
    ...Array.from({ length: grots }, (_, at) => foe(`g${at}`, 20 + 2 * at, 24, 'grot')),
    foe('runner', 20, 28, 'mob'),
  ]
  const grot = card('grot', { toughness: 3 })

  it('T39: goes by the toughness of most, and by the higher of one grot and one runtherd', () => {
    for (const [grots, toughness] of [
      [3, 3],
      [1, 4],
    ] as const) {
      const table = scene([shooter('x', 10, 24, 'rifleman'), ...mixed(grots)], { cards: [...cards, grot] })
      expect(valuesOf(course(table, 'x', 'g0'), 'wh40k.majority')).toMatchObject([{ toughness: { value: toughness } }])
    }
  })

  it('is none where the strength is too low: the hits are for nothing', () => {
    const table = scene([shooter('x', 10, 24, 'rifleman'), foe('a', 20, 24)])
    const done = played(table, 'x', 'a', deadly, { toughness: 8 })
    expect(codesOf(done)).toContain('wh40k.cantWound')
    expect(done.result?.said[0]?.code).toBe('wh40k.unharmed')
  })
})

describe('the pool', () => {
  const carbine: Gun = { ...rifle, id: 'carbine', name: 'Carbine' }
  const more = [...cards, card('scout', { bs: 4 }, carbine)]
  const unit = [...pair, shooter('z', 10, 21, 'scout')]

  it('is parted by strength, AP and rules, and emptied group by group in the shooter’s order', () => {
    const table = scene([...unit, ...five], { cards: more, readings: { volley: 'unit' } })
    const now = course(table, 'x', 'a')
    const order = questionsOf(now).find(({ code }) => code === 'wh40k.firstPool')
    expect(order).toMatchObject({ options: [{ name: 'Launcher' }, { name: 'Rifle + Carbine' }], value: 'Launcher' })
    const rolled = (answers: Answers) =>
      played(table, 'x', 'a', deadly, { save: 4, ...answers }).steps.flatMap((step) =>
        step.how === 'rolled' ? [`${step.roll.code.slice(6)} ${step.roll.about ?? ''} ${step.roll.dice}`] : [],
      )
    // AP 3 goes through armour: no save is rolled against the launcher.
    expect(rolled({})).toEqual([
      'hit Launcher 1',
      'hit Rifle 1',
      'hit Carbine 1',
      'wound Launcher 1',
      'wound Rifle:Carbine 2',
      'save  2',
    ])
    expect(rolled({ 'wh40k.firstPool': 'Rifle:Carbine' }).slice(0, 3)).toEqual([
      'hit Rifle 1',
      'hit Carbine 1',
      'hit Launcher 1',
    ])
  })
})

describe('the worked example of the text, on its ready table', () => {
  const table = galleryTable('volley', 'en', 1)
  const ready = table.lays[0]

  it('is open at its first dice: the rocket’s, whose wound would go to the nearest of the mob', () => {
    expect(ready).toMatchObject({ kind: 'procedure', of: 'shooting' })
    const now = course(table, 'rocketeer', 'brawler1')
    expect(openRoll(now)).toMatchObject({ code: 'wh40k.hit', about: 'Rocket, piercing', dice: 1 })
    expect(ranksOf(now)).toEqual(
      ['brawler1', 'brawler2', 'brawler3', 'brawler4', 'brawler5'].map((id, at) => [id, at + 1]),
    )
  })

  it('comes to the first falling to the rocket, and the second to the rifle that fires after', () => {
    const done = played(table, 'rocketeer', 'brawler1', deadly)
    const about = done.steps.flatMap((step) => (step.how === 'rolled' ? [step.roll.about] : []))
    expect(about).toEqual(['Rocket, piercing', 'Rocket, piercing', 'Rifle', 'Rifle'])
    expect(done.result?.effects).toEqual([
      { do: 'remove', model: 'brawler1' },
      { do: 'remove', model: 'brawler2' },
    ])
  })
})

describe('who is given wounds', () => {
  const bolters = Array.from({ length: 9 }, (_, at) => shooter(`s${at}`, 10, 12 + 1.3 * at, 'rifleman'))
  const few = [foe('front', 33, 17), foe('rear', 40, 17)]
  const alone = [shooter('x', 10, 24, 'rifleman')]

  it('T24: the wounds of guns that reach one model are lost past it, though a launcher reaches all; a switch lets them go on', () => {
    const table = scene([...bolters, shooter('l', 10, 25, 'gunner'), ...few])
    const done = played(table, 's0', 'front', deadly, { 'wh40k.firstGun': 'Rifle' })
    expect(valuesOf(done, 'wh40k.lost')).toMatchObject([{ wounds: { value: 8 } }])
    expect(done.result?.effects.map(({ model }) => model)).toEqual(['front', 'rear'])
    const together = played({ ...table, readings: { volley: 'unit' } }, 's0', 'front', deadly, {
      'wh40k.firstPool': 'Rifle',
    })
    const saves = together.steps.flatMap((step) =>
      step.how === 'rolled' && step.roll.code === 'wh40k.save' ? [step.roll.dice] : [],
    )
    expect(saves).toEqual([])
    expect(together.result?.effects.map(({ model }) => model)).toEqual(['front', 'rear'])
    expect(valuesOf(together, 'wh40k.lost')).toMatchObject([{ wounds: { value: 7 } }, { wounds: { value: 1 } }])
  })

  it('the greatest range counts, whatever part of it the shots were fired at', () => {
    const table = scene([...alone, foe('a', 20, 24), foe('b', 33, 24)])
    const done = played(table, 'x', 'a', deadly, { 'shots:Rifle': 2 })
    expect(done.result?.effects.map(({ model }) => model)).toEqual(['a', 'b'])
  })

  it('T25: nobody beyond the greatest range of all who fire', () => {
    const table = scene([...alone, foe('a', 34, 24), foe('b', 36, 24)])
    const now = course(table, 'x', 'a')
    expect(ranksOf(now)).toEqual([
      ['a', 1],
      ['b', 'wh40k.plateRange'],
    ])
    expect(codesOf(now)).toContain('wh40k.beyondAll')
  })

  it('T26: what is left when the nearest survivor is out of range is lost', () => {
    const table = scene([...alone, foe('a', 34, 24), foe('b', 38, 24)])
    const done = played(table, 'x', 'a', deadly, { 'shots:Rifle': 4 })
    expect(done.result?.effects).toEqual([{ do: 'remove', model: 'a' }])
    expect(done.result?.said.map(({ code }) => code)).toEqual(['wh40k.casualties', 'wh40k.lost'])
  })

  const wall: Table['terrain'][number] = {
    ...{ id: 'w', name: 'Wall', kind: 'wall', locked: true, ...usualEffects.wall },
    ground: { shape: 'rectangle', x: 17, y: 26, width: 1, depth: 8, turned: 0 },
  }

  it('who is seen once the model before it has fallen is given the wounds that are left', () => {
    const models = [
      shooter('x', 10, 26, 'rifleman'),
      shooter('y', 10, 27.3, 'rifleman'),
      foe('a', 21, 26.6, 'mob', { base: { shape: 'round', mm: 60 } }),
      foe('b', 22.9, 26.6),
    ]
    const table = scene(models, { readings: { sightModels: 'all' } })
    expect(ranksOf(course(table, 'x', 'a'))).toEqual([
      ['a', 1],
      ['b', 'wh40k.plateSight'],
    ])
    const end = played(table, 'x', 'a', deadly)
    const { effects = [] } = end.result ?? {}
    expect(effects.flatMap((effect) => (effect.do === 'remove' ? [effect.model] : []))).toEqual(['a', 'b'])
  })

  it('nobody whom the firing unit does not see; one of it who does not fire lends its sight, or not, by a switch', () => {
    const models = [
      shooter('x', 10, 26, 'rifleman'),
      shooter('idle', 10, 10, 'mob'),
      foe('a', 21, 26),
      foe('b', 21, 14),
    ]
    const table = scene(models, { terrain: [wall] })
    expect(ranksOf(course(table, 'x', 'b'))).toEqual([
      ['a', 1],
      ['b', 2],
    ])
    const strict = course({ ...table, readings: { woundSight: 'firing' } }, 'x', 'b')
    expect(ranksOf(strict)).toEqual([
      ['b', 1],
      ['a', 'wh40k.plateSight'],
    ])
    expect(strict.readings).toContain('woundSight')
  })

  it('of several equally near the one its owner chooses, and it until it falls', () => {
    const twins = [foe('a', 20, 22, 'brute'), foe('b', 20, 26, 'brute')]
    const table = scene([...alone, ...twins])
    const answers = { 'shots:Rifle': 3, 'wh40k.tie': ['b'] }
    const done = played(table, 'x', 'a', deadly, answers)
    expect(done.result?.effects).toEqual([
      { do: 'hurt', model: 'a', marked: [1] },
      { do: 'remove', model: 'b' },
    ])
    // Asked once: it isn't asked again until that one fell, and then nobody is as near as another.
    expect(questionsOf(done).filter(({ code }) => code === 'wh40k.tie')).toHaveLength(1)
    expect(played(table, 'x', 'a', deadly, { 'shots:Rifle': 1, 'wh40k.tie': ['b'] }).result?.effects).toEqual([
      { do: 'hurt', model: 'b', marked: [1] },
    ])
  })

  it('at random where there is no direction: drawn by dice, and drawn again when one falls', () => {
    const table = scene([...alone, ...five])
    const fall = (id: string, dice: number) =>
      id.startsWith('draw') ? (id.includes('again') ? [3] : [6]) : deadly(id, dice)
    const done = played(table, 'x', 'a', fall, { 'shots:Rifle': 2, 'wh40k.random': true })
    expect(codesOf(done)).toContain('wh40k.coverFromAbove')
    const brutes = scene([...alone, foe('a', 20, 24, 'brute'), foe('b', 22, 24, 'brute')])
    const one = played(brutes, 'x', 'a', (id, dice) => (id.startsWith('draw') ? [2] : deadly(id, dice)), {
      ...{ 'shots:Rifle': 2, 'wh40k.random': true, 'strength:Rifle': 8 },
    })
    expect(one.result?.effects).toEqual([{ do: 'remove', model: 'b' }])
    expect(valuesOf(one, 'wh40k.drawn')).toHaveLength(1)
    // A 6 can't be shared out among five, and a 3 is the third of those left: c, then d.
    expect(done.result?.effects.map(({ model }) => model)).toEqual(['c', 'd'])
  })
})

describe('a draw of who is given wounds', () => {
  const random = { 'shots:Rifle': 4, 'wh40k.random': true }

  it('is among those alone who are in range and in sight, and no word says that the nearest are first', () => {
    const wall: Table['terrain'][number] = {
      ...{ id: 'w', name: 'Wall', kind: 'wall', locked: true, ...usualEffects.wall },
      ground: { shape: 'rectangle', x: 17, y: 34, width: 1, depth: 8, turned: 0 },
    }
    const models = [foe('a', 20, 24), foe('b', 22, 24), foe('far', 40, 24), foe('hid', 20, 36)]
    const table = scene([shooter('x', 10, 24, 'rifleman'), ...models], { terrain: [wall] })
    const now = course(table, 'x', 'a', random)
    expect(valuesOf(now, 'wh40k.atRandom')).toMatchObject([{ list: { value: ['A', 'B'] } }])
    expect(ranksOf(now)).toEqual([
      ['far', 'wh40k.plateRange'],
      ['hid', 'wh40k.plateSight'],
    ])
    const done = played(table, 'x', 'a', deadly, random)
    expect(done.result?.effects.map(({ model }) => model).toSorted()).toEqual(['a', 'b'])
    expect(valuesOf(done, 'wh40k.lost')).toMatchObject([{ wounds: { value: 2 } }])
    const bare = { ...random, save: 7 }
    expect(codesOf(played(table, 'x', 'a', deadly, bare))).toContain('wh40k.noSaveDrawn')
    expect(codesOf(played(table, 'x', 'a', deadly, bare))).not.toContain('wh40k.noSave')
  })
})

describe('saves', () => {
  const alone = shooter('x', 10, 24, 'rifleman')

  it('are the best of armour that AP does not cancel, cover and an invulnerable one', () => {
    const table = scene([alone, foe('a', 20, 24)])
    const save = (answers: Answers) =>
      codesOf(played(table, 'x', 'a', deadly, answers)).filter((code) => /save|noSave|pierced/i.test(code))
    expect(save({ save: 6 })).toEqual(['wh40k.pierced', 'wh40k.noSave'])
    expect(save({ save: 4 })).toEqual(['wh40k.saveArmour', 'wh40k.saved'])
    expect(save({ save: 6, invulnerable: 5 })).toEqual(['wh40k.pierced', 'wh40k.saveInvulnerable', 'wh40k.saved'])
    expect(save({ save: 4, 'wh40k.covered': ['a'], 'wh40k.coverNeed': 3 })).toEqual(['wh40k.saveCover', 'wh40k.saved'])
  })

  it('are rolled together by those who save alike, and no wound falls to more than are left', () => {
    const table = scene([alone, ...five])
    const now = course(
      table,
      'x',
      'a',
      { 'shots:Rifle': 4, save: 4 },
      { 'hit:Rifle': [6, 6, 6, 6], 'wound:Rifle': [6, 6, 6, 6] },
    )
    expect(openRoll(now)).toMatchObject({ code: 'wh40k.save', dice: 4 })
    const mixed = scene([alone, foe('a', 20, 24, 'brute'), foe('b', 22, 24), foe('c', 24, 24)])
    const first = course(
      mixed,
      'x',
      'a',
      { 'shots:Rifle': 4, 'strength:Rifle': 8 },
      { 'hit:Rifle': [6, 6, 6, 6], 'wound:Rifle': [6, 6, 6, 6] },
    )
    expect(openRoll(first)).toMatchObject({ about: 'a', dice: 2 })
  })

  it('lost take a wound each: marked on who lives, removed who has none left', () => {
    const table = scene([alone, foe('a', 20, 24, 'brute', { marked: [1] }), foe('b', 22, 24, 'brute')])
    const done = played(table, 'x', 'a', deadly, { 'shots:Rifle': 2 })
    expect(done.result?.effects).toEqual([
      { do: 'hurt', model: 'b', marked: [1] },
      { do: 'remove', model: 'a' },
    ])
  })

  it('bar nothing: whatever falls, nobody loses more than it has, and wounds are saved, suffered or lost', () => {
    const models = [...pair, foe('a', 20, 22, 'brute'), foe('b', 20, 26, 'brute'), foe('c', 23, 24), foe('d', 33.5, 24)]
    const table = scene(models)
    fc.assert(
      fc.property(
        fc.infiniteStream(fc.integer({ min: 1, max: 6 })),
        fc.integer({ min: 1, max: 9 }),
        (stream, shots) => {
          const fall = (_: string, dice: number) => Array.from({ length: dice }, () => stream.next().value ?? 1)
          const done = played(table, 'x', 'c', fall, { 'shots:Rifle': shots })
          const wounds = valuesOf(done, 'wh40k.wounds').reduce(
            (sum, values) => sum + Number(values?.wounds && 'value' in values.wounds ? values.wounds.value : 0),
            0,
          )
          const suffered = (done.result?.effects ?? []).reduce((sum, effect) => {
            if (effect.do === 'hurt') return sum + (effect.marked[0] ?? 0)
            return sum + (effect.model === 'a' || effect.model === 'b' ? 2 : 1)
          }, 0)
          expect(suffered).toBeLessThanOrEqual(wounds)
          const gone = (done.result?.effects ?? []).filter((effect) => effect.do === 'remove').map(({ model }) => model)
          // Nobody is passed over: who falls is among the nearest.
          if (gone.includes('c')) expect(gone).toEqual(expect.arrayContaining(['a', 'b']))
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('the chances before the dice', () => {
  it('are exact: how many fall is what all its dice say', () => {
    const table = scene([shooter('x', 10, 24, 'rifleman'), ...five.slice(0, 2)])
    const { chances, spreads } = course(table, 'x', 'a', { save: 5, 'ap:Rifle': null })
    const share = (code: string) =>
      written(chances.find((chance) => chance.code === code)?.share ?? { numerator: 0n, denominator: 1n })
    // 4 in 6 to hit, 3 in 6 to wound, 4 in 6 unsaved.
    expect(share('wh40k.hit')).toBe('2/3')
    expect(share('wh40k.wound')).toBe('1/2')
    expect(share('wh40k.unsaved')).toBe('2/3')
    expect(share('wh40k.fellsOne')).toBe('2/9')
    expect(share('wh40k.fellsAll')).toBe('0')
    const casualties = spreads.find(({ code }) => code === 'wh40k.casualties')
    expect(casualties && written(mean(casualties.distribution))).toBe('2/9')
  })

  it('agree with many plays of two guns at models that save differently', () => {
    const models = [...pair, foe('a', 20, 24, 'brute'), foe('b', 22, 24), foe('c', 24, 24)]
    const table = scene(models)
    const answers = { 'shots:Rifle': 2, 'shots:Launcher': 2 }
    const { spreads } = course(table, 'x', 'c', answers)
    const casualties = spreads.find(({ code }) => code === 'wh40k.casualties')
    if (!casualties) throw new Error('not told')
    let seed = 12345
    const die = () => {
      seed = (seed * 1103515245 + 12345) % 2147483648
      return 1 + Math.floor((seed / 2147483648) * 6)
    }
    let fallen = 0
    const plays = 600
    for (let play = 0; play < plays; play++) {
      const done = played(table, 'x', 'c', (_, dice) => Array.from({ length: dice }, die), answers)
      fallen += (done.result?.effects ?? []).filter((effect) => effect.do === 'remove').length
    }
    expect(Math.abs(fallen / plays - approximately(mean(casualties.distribution)))).toBeLessThan(0.12)
  })

  it('of who falls are not told where they hang on the owner’s choice', () => {
    const table = scene([shooter('x', 10, 24, 'rifleman'), foe('a', 20, 22, 'brute'), foe('b', 20, 26)])
    expect(course(table, 'x', 'a').spreads.map(({ code }) => code)).not.toContain('wh40k.casualties')
  })
})

describe('a distance too near its range to be sure', () => {
  it('is told, whether it is in range as measured or out of it', () => {
    const close = (by: number) => {
      const at = 10 + 2 * radiusOf(30) + 24 + by
      const now = course(scene([shooter('x', 10, 24, 'rifleman'), foe('a', at, 24)]), 'x', 'a')
      return codesOf(now).includes('flow.closeTo')
    }
    expect([close(-0.06), close(-0.04), close(0.04), close(0.06)]).toEqual([false, true, true, false])
  })
})
