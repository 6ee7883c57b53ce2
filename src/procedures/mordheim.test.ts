import { describe, expect, it } from 'vitest'
import { approximately, NONE, plus, written } from '../chance/fraction.ts'
import { liveChances } from '../games/live-chances.ts'
import type { Course } from '../games/procedure.ts'
import type { Answers } from '../games/question.ts'
import type { Rolls } from '../games/roll.ts'
import { apply } from '../table/apply.ts'
import type { Model, Table } from '../table/document.ts'
import type { Procedure } from '../table/lay.ts'
import { figure } from '../table/testing/scene.ts'
import { entryOf } from './entry-of.ts'
import { came, openRoll, played, taken, told } from './testing/playing.ts'
import { apart, archer, bow, box, foe, profile, ruins } from './testing/warband.ts'

const open = (gap = 6, rest: Partial<Model> = {}) => ruins([archer(), foe('b', apart(gap), 24, rest)])
const shoot = (table: Table, rolls: Rolls = {}, answers: Answers = {}) =>
  played(table, taken('shooting', 'a', 'b', answers, rolls))
const chance = ({ chances }: Course, code: string) => {
  const found = chances.find((one) => one.code === code)
  return found ? written(found.share) : null
}
/** The next roll’s kind, or what came of it all. */
const next = (course: Course) => openRoll(course)?.code ?? came(course)

/** A table after a shot was recorded. */
function recorded(table: Table, rolls: Rolls, answers: Answers = {}): Table {
  const lay = taken('shooting', 'a', 'b', answers, rolls)
  const with_ = apply(table, { do: 'lay', lay })
  const course = played(with_, lay)
  if (!course.result) throw new Error('still open')
  return apply(with_, { do: 'settle', id: lay.id, effects: course.result.effects, entry: entryOf(with_, lay, course) })
}

/** A part of the way to the target is hidden: by a friend of the archer that stands in it. */
const behindFriend = (rest: Partial<Table> = {}) =>
  ruins([archer(), foe('b', apart(8), 24), figure('f', apart(8) - 3, 24.5)], rest)

describe('the roll to hit, on a table', () => {
  it('of a bow of 24″: 12.00″ is short, 12.01″ is long', () => {
    expect(told(shoot(open(12)))).toContain('mordheim.short')
    expect(chance(shoot(open(12)), 'toHit')).toBe('1/2')
    expect(told(shoot(open(12.01)))).toContain('mordheim.long')
    expect(chance(shoot(open(12.01)), 'toHit')).toBe('1/3')
  })

  it('is made after the range is measured: 24″ is in it, beyond it the shot misses without a roll', () => {
    expect(next(shoot(open(24)))).toBe('mordheim.hit')
    const beyond = shoot(open(24.01))
    expect(told(beyond)).toContain('mordheim.outOfRange')
    expect(beyond.result).toMatchObject({ said: [{ code: 'mordheim.missedFully' }], effects: [] })
  })

  it('is harder for cover, long range and having moved, easier at a large target, and tells each', () => {
    const need = (answers: Answers, gap = 6) => {
      const made = shoot(open(gap), {}, answers).steps.find(
        (step) => 'sentence' in step && /^mordheim\.(madeOf|bySkill)$/.test(step.sentence?.code ?? ''),
      )
      return made && 'sentence' in made ? made.sentence?.values?.need : null
    }
    expect(need({})).toMatchObject({ value: 4 })
    expect(need({ 'mordheim.covered': true })).toMatchObject({ value: 5 })
    expect(need({ 'mordheim.moved': true })).toMatchObject({ value: 5 })
    expect(need({ 'mordheim.large': true })).toMatchObject({ value: 3 })
    expect(need({ 'mordheim.otherHit': 2 })).toMatchObject({ value: 2 })
    expect(need({ 'mordheim.covered': true, 'mordheim.moved': true }, 13)).toMatchObject({ value: 7 })
  })

  it('names what is added to the roll, and leaves out what adds nothing', () => {
    const terms = (answers: Answers) =>
      shoot(open(13), {}, answers).steps.flatMap((step) =>
        'sentence' in step && step.sentence?.values?.terms ? [step.sentence.values.terms] : [],
      )
    const by = (word: string, by: number) => ({ word: `term.mordheim.${word}`, by })
    const large = { 'mordheim.large': true, 'mordheim.otherHit': 1 }
    expect(terms(large)).toEqual([{ kind: 'terms', value: [by('long', -1), by('large', 1), by('other', 1)] }])
    expect(told(shoot(open(6)))).toContain('mordheim.bySkill')
    expect(told(shoot(open(6)))).not.toContain('mordheim.madeOf')
  })

  it('knows from the activation whether the shooter moved; turning on the spot is no move', () => {
    const walked = (x: number) => ({
      ...open(),
      activations: [
        {
          model: 'a',
          path: [
            { x, y: 24 },
            { x: 10, y: 24 },
          ],
          open: false,
        },
      ],
    })
    expect(chance(shoot(walked(8)), 'toHit')).toBe('1/3')
    expect(chance(shoot(walked(10)), 'toHit')).toBe('1/2')
    const steady = ruins([archer(), foe('b', apart(14), 24)], {}, bow({}, ['noMovePenalty', 'noLongPenalty']))
    expect(chance(shoot(steady, {}, { 'mordheim.moved': true }), 'toHit')).toBe('1/2')
  })

  it('is that of any one weapon of the card, whichever is chosen', () => {
    const knives = { ...bow({ range: 6, strength: 3 }), id: 'knives', name: 'Knives', kind: 'thrown' }
    const both = profile('both', { stats: { bs: 3 }, weapons: [bow(), knives] })
    const table = ruins([archer({ card: 'both' }), foe('b', apart(8), 24)], { cards: [both] })
    expect(next(shoot(table))).toBe('mordheim.hit')
    expect(told(shoot(table, {}, { weapon: 'knives' }))).toContain('mordheim.outOfRange')
  })

  it('above 6 hits with nothing, and in the open needs no roll', () => {
    const never = shoot(open(13), {}, { 'mordheim.moved': true, bs: 1 })
    expect(told(never)).toContain('mordheim.cannotHit')
    expect(came(never)).toEqual(['mordheim.missedFully'])
  })

  it('a natural 1 misses whatever is needed; by the other reading it hits where 1 is enough', () => {
    expect(chance(shoot(open(), {}, { bs: 10 }), 'toHit')).toBe('5/6')
    expect(came(shoot(open(), { hit: [1] }, { bs: 10 }))).toEqual(['mordheim.missedFully'])
    const counted = { ...open(), readings: { shotOnes: 'count' } } as const
    expect(chance(shoot(counted, {}, { bs: 10 }), 'toHit')).toBe('1')
    expect(next(shoot(counted, { hit: [1] }, { bs: 10 }))).toBe('mordheim.wound')
  })
})

describe('a shot that misses a covered target', () => {
  const came1 = (face: number, rest: Partial<Table> = {}) => next(shoot(behindFriend(rest), { hit: [face] }))
  const english = { readings: { coverStruck: 'missesByOne' } } as const

  it('of BS 3: by the letter a 1 strikes the cover and a 4 plainly misses', () => {
    expect(came1(1)).toBe('mordheim.wound')
    expect(came1(4)).toEqual(['mordheim.missedFully'])
    expect(told(shoot(behindFriend(), { hit: [1] }))).toContain('mordheim.strikesByLetter')
    expect(told(shoot(behindFriend(), { hit: [4] }))).toContain('mordheim.strikesByEnglish')
    expect(told(shoot(behindFriend(), { hit: [3] }))).toContain('mordheim.strikesByNone')
  })

  it('of BS 3 by the English reading: the other way round', () => {
    expect(came1(4, english)).toBe('mordheim.wound')
    expect(came1(1, english)).toEqual(['mordheim.missedFully'])
  })

  it('tells how likely the cover is struck, and nothing of it in the open', () => {
    expect(chance(shoot(behindFriend()), 'mordheim.cover')).toBe('1/6')
    expect(chance(shoot(open()), 'mordheim.cover')).toBeNull()
    expect(told(shoot(open(), { hit: [1] }))).not.toContain('mordheim.strikesByLetter')
  })

  it('wounds the model that gave the cover as it would its target, and marks that one', () => {
    const course = shoot(behindFriend(), { hit: [1], woundf: [4], injuryf: [3] })
    expect(came(course)).toEqual(['mordheim.struck', 'mordheim.loses', 'mordheim.stunned', 'mordheim.stunnedMay'])
    expect(course.result?.effects.every(({ model }) => model === 'f')).toBe(true)
  })

  it('strikes a wall, which changes nothing; of several things the one that is chosen', () => {
    const wall = ruins([archer(), foe('b', apart(8), 24), figure('f', apart(8) - 4, 24.4)], {
      terrain: [box('w', [apart(8) - 2, 24.7, 0.4, 1])],
    })
    expect(shoot(wall, { hit: [1] }).result).toMatchObject({
      said: [{ code: 'mordheim.struck', values: { cover: { value: ['W'] } } }],
      effects: [],
    })
    expect(next(shoot(wall, { hit: [1] }, { 'mordheim.struck': 'f' }))).toBe('mordheim.wound')
  })
})

describe('a shot that strikes a cover that was answered, where nothing is measured to give it', () => {
  const answered = { 'mordheim.covered': true }
  // Beside the way: a friend and a foe; one lies, one is beyond the target, one far from the way.
  const beside = ruins([
    ...[archer(), foe('b', apart(8), 24), figure('f', apart(8) - 3, 26), foe('e', apart(8) - 1, 22)],
    ...[foe('lies', apart(8) - 3, 22, { marks: ['stunned'] }), foe('beyond', 30, 24), figure('far', 14, 40)],
  ])
  // What bars the target is another matter.
  const all = { ...answered, 'mordheim.anywayAt': true }
  const struck = (table: Table, rolls: Rolls = {}, answers: Answers = {}) =>
    shoot(table, { hit: [1], ...rolls }, { ...all, ...answers })
  const question = ({ steps }: Course) =>
    steps.flatMap((step) =>
      step.how === 'asked' && step.question.code === 'mordheim.struck' ? [step.question] : [],
    )[0]

  it('strikes some terrain unless it is answered that it was one of those who stand between the two or beside', () => {
    expect(came(struck(open(8)))).toEqual(['mordheim.struckTerrain'])
    expect(question(struck(open(8)))).toBeUndefined()
    expect(came(struck(beside))).toEqual(['mordheim.struckTerrain'])
    expect(question(struck(beside))).toMatchObject({
      value: 'mordheim.terrain',
      options: [{ value: 'mordheim.terrain' }, { value: 'e', name: 'E' }, { value: 'f', name: 'F' }],
    })
    expect(told(struck(beside))).toContain('mordheim.saidCovered')
  })

  it('wounds the model that was chosen as it would its target', () => {
    const friend = { 'mordheim.struck': 'f' }
    expect(openRoll(struck(beside, {}, friend))).toMatchObject({ code: 'mordheim.wound', about: 'f' })
    const course = struck(beside, { woundf: [4], injuryf: [5] }, friend)
    expect(came(course)).toEqual(['mordheim.struck', 'mordheim.loses', 'mordheim.out', 'mordheim.outMeans'])
    expect(course.result?.effects).toContainEqual({ do: 'remove', model: 'f' })
  })

  it('is no cover where it is answered that there is none, and that is told', () => {
    const course = shoot(behindFriend(), { hit: [1] }, { 'mordheim.covered': false })
    expect(came(course)).toEqual(['mordheim.missedFully'])
    expect(told(course)).toContain('mordheim.saidOpen')
    expect(told(course)).not.toContain('mordheim.inTheOpen')
  })
})

describe('the chances that a shot shows', () => {
  const shown = (course: Course) => {
    const { chances, spreads } = liveChances(course)
    return [...chances, ...spreads].map(({ code, about }) => `${code} ${about}`)
  }

  it('are those against its target until it strikes something else: then only those against that', () => {
    const before = shoot(behindFriend())
    expect(shown(before)).toContain('mordheim.out null')
    expect(shown(shoot(behindFriend(), { hit: [3] }))).toEqual([])
    const after = shoot(behindFriend(), { hit: [1] })
    expect(shown(after)).toContain('mordheim.out f')
    expect(shown(after).every((one) => one.endsWith(' f'))).toBe(true)
    // It has hit for sure: Strength 3 against Toughness 3, no armour.
    const share = (code: string) => written(after.chances.find((one) => one.code === code)?.share ?? NONE)
    expect([share('mordheim.toWound'), share('mordheim.unsaved')]).toEqual(['1/2', '1/2'])
    expect(share('mordheim.critical')).toBe('1/6')
  })

  it('are none once it has struck terrain', () => {
    expect(shown(shoot(open(8), { hit: [1] }, { 'mordheim.covered': true }))).toEqual([])
  })
})

describe('the target of a shot', () => {
  const near = ruins([archer(), foe('n', 14, 20), foe('b', 22, 24)])

  it('that the rules forbid is refused with its reason, and shot at all the same where the table says so', () => {
    const refused = shoot(near)
    expect(refused.refusal?.code).toBe('mordheim.mayNot.nearerThreat')
    expect(told(refused)).toContain('mordheim.mayNot.nearerThreat')
    expect(next(shoot(near, {}, { 'mordheim.anywayAt': true }))).toBe('mordheim.hit')
  })

  it('is barred by itself, whoever may not shoot: that he shoots all the same waives no friend, unseen or nearer one', () => {
    const barred = { marks: ['fleeing'] as const }
    const shooter = { 'mordheim.anyway': true }
    const hidden = { terrain: [box('w', [16, 24, 0.5, 8])] }
    const scenes: readonly (readonly [string, Table])[] = [
      ['mordheim.friend', ruins([archer(barred), figure('b', 20, 24)])],
      ['mordheim.mayNot.unseen', ruins([archer(barred), foe('b', apart(8), 24)], hidden)],
      ['mordheim.mayNot.nearerThreat', ruins([archer(barred), foe('n', 14, 20), foe('b', 22, 24)])],
    ]
    for (const [why, table] of scenes) {
      expect(shoot(table).refusal?.code).toBe('mordheim.flees')
      const course = shoot(table, {}, shooter)
      expect(course.refusal?.code).toBe(why)
      expect(told(course)).toContain(why)
      const both = shoot(table, {}, { ...shooter, 'mordheim.anywayAt': true })
      expect(next(both)).toBe('mordheim.hit')
      expect(told(both)).toEqual(expect.arrayContaining(['mordheim.anyway', 'mordheim.anywayAt']))
    }
  })

  it('is barred by the nearer ones that are answered to be seen: one tap drops one of them, the next bars then', () => {
    const three = ruins([archer(), foe('n', 14, 20), foe('m', 17, 28), foe('b', 22, 24), foe('far', 30, 24)])
    const seen = (...ids: readonly string[]) => shoot(three, {}, { 'mordheim.those.visible': ids })
    const question = (course: Course) =>
      course.steps.flatMap((step) =>
        step.how === 'asked' && step.question.kind === 'models' ? [step.question] : [],
      )[0]
    const bars = ({ refusal }: Course) => refusal?.values?.nearest
    expect(question(shoot(three))).toMatchObject({ among: ['n', 'm'], chosen: ['n', 'm'] })
    expect(bars(shoot(three))).toMatchObject({ value: ['N'] })
    expect(bars(seen('m'))).toMatchObject({ value: ['M'] })
    expect(told(seen('m'))).toContain('mordheim.mayNot.unseen')
    expect(next(seen())).toBe('mordheim.hit')
    // The answer stays in sight, to be taken back.
    expect(question(seen())).toMatchObject({ among: ['n', 'm'], chosen: [] })
  })

  it('is barred by no nearer one that is answered to be in combat, or in cover and so harder to hit', () => {
    expect(next(shoot(near, {}, { 'mordheim.those.engaged': ['n'] }))).toBe('mordheim.hit')
    expect(told(shoot(near, {}, { 'mordheim.those.covered': ['n'] }))).toContain('mordheim.may.easier')
    const house = box('house', [10, 24, 8, 8], 'building')
    const housed = ruins([archer({ elevation: 3 }), foe('n', 12.5, 26, { elevation: 3 }), foe('b', 22, 24)], {
      terrain: [house],
    })
    expect(shoot(housed).refusal?.code).toBe('mordheim.mayNot.threatInBuilding')
    expect(next(shoot(housed, {}, { 'mordheim.those.visible': [] }))).toBe('mordheim.hit')
  })

  it('that may be chosen asks nothing of the others, nor does one that is barred by itself', () => {
    const asks = (course: Course) =>
      course.steps.some((step) => step.how === 'asked' && step.question.code.startsWith('mordheim.those.'))
    expect([asks(shoot(near)), asks(shoot(open()))]).toEqual([true, false])
    expect(asks(shoot(near, {}, { 'mordheim.visible': false }))).toBe(false)
  })

  it('that is measured as unseen is shot at once it is answered to be seen: in one tap', () => {
    const behind = ruins([archer(), foe('b', apart(8), 24)], { terrain: [box('w', [16, 24, 0.5, 8])] })
    expect(shoot(behind).refusal?.code).toBe('mordheim.mayNot.unseen')
    const course = shoot(behind, {}, { 'mordheim.visible': true })
    expect(next(course)).toBe('mordheim.hit')
    expect(chance(course, 'toHit')).toBe('1/3')
    expect(chance(shoot(behind, {}, { 'mordheim.visible': true, 'mordheim.covered': false }), 'toHit')).toBe('1/2')
  })

  it('is measured in plan, or by the tops alone where heights count: what lies between is answered', () => {
    const wall = (height: number, heights: boolean) =>
      shoot(
        ruins([archer(), foe('b', apart(8), 24)], {
          heights,
          terrain: [box('w', [16, 24, 0.5, 8], 'wall', { height })],
        }),
      )
    expect(wall(1, false).refusal?.code).toBe('mordheim.mayNot.unseen')
    // What reaches lower than both hides nothing, not even the legs; what reaches higher hides as in plan.
    expect(told(wall(1, true))).toContain('mordheim.inTheOpen')
    expect(wall(2, true).refusal?.code).toBe('mordheim.mayNot.unseen')
  })

  it('is never one’s own, unless the table says so; nor oneself', () => {
    const own = ruins([archer(), figure('b', 20, 24)])
    expect(told(shoot(own))).toContain('mordheim.friend')
    expect(shoot(own).refusal?.code).toBe('mordheim.friend')
    expect(played(own, taken('shooting', 'a', 'a')).refusal?.code).toBe('mordheim.itself')
  })

  it('that is gone leaves no course', () => {
    expect(() => played(ruins([archer()]), taken('shooting', 'a', 'b'))).toThrow()
  })
})

describe('wounds and injuries', () => {
  const guard = profile('guard', { stats: { toughness: 3, save: 5 }, traits: ['shield'] })
  const crossbow = bow({ range: 30, strength: 4 })
  const armoured = ruins([archer(), foe('b', apart(6), 24, { card: 'guard' })], { cards: [guard] }, crossbow)
  const ogre = profile('ogre', { stats: { toughness: 4, wounds: 3 } })
  const big = (marked: readonly number[] = []) =>
    ruins([archer(), foe('b', apart(6), 24, { card: 'ogre', marked })], { cards: [ogre] })

  it('T41: heavy armour and a shield, 4+, save on a 5+ from a crossbow of Strength 4', () => {
    expect(next(shoot(armoured, { hit: [4], wound: [5] }))).toBe('mordheim.save')
    expect(told(shoot(armoured))).toContain('mordheim.saveNeeds')
    expect(came(shoot(armoured, { hit: [4], wound: [5], save: [5] }))).toEqual(['mordheim.unharmed'])
    expect(next(shoot(armoured, { hit: [4], wound: [5], save: [4] }))).toBe('mordheim.injury')
    expect(next(shoot(armoured, { hit: [4], wound: [5] }, { 'mordheim.ignoresArmour': true }))).toBe('mordheim.injury')
    expect(next(shoot(armoured, { hit: [4], wound: [5] }, { pierce: 2 }))).toBe('mordheim.injury')
  })

  it('tells before the dice how likely everything is, and all fates and no wound are sure together', () => {
    const course = shoot(armoured)
    const share = (code: string) => course.chances.find((one) => one.code === code)?.share ?? NONE
    const fates = ['mordheim.down', 'mordheim.stunned', 'mordheim.out'].map(share).reduce(plus, NONE)
    expect(written(fates)).toBe(written(share('mordheim.unsaved')))
    expect(chance(course, 'mordheim.toWound')).toBe('2/3')
    expect(chance(course, 'mordheim.critical')).toBe('1/12')
    expect(approximately(share('mordheim.unsaved'))).toBeCloseTo(
      0.5 * (0.5 * (4 / 6) + (1 / 6) * (1 / 3) * (4 / 6) + (1 / 6) * (2 / 3)),
      12,
    )
    expect(course.spreads[0]).toMatchObject({ code: 'mordheim.wounds', mark: 1 })
  })

  it('a critical hit rolls which: a vital part leaves the armour its save, the others none', () => {
    const critical = (face: number) => shoot(armoured, { hit: [6], wound: [6], critical: [face] })
    expect(next(shoot(armoured, { hit: [6], wound: [6] }))).toBe('mordheim.critical')
    expect(next(critical(2))).toBe('mordheim.save')
    expect(openRoll(critical(3))).toMatchObject({ code: 'mordheim.injury', dice: 2 })
    const master = shoot(armoured, { hit: [6], wound: [6], critical: [5], injury: [1, 1] })
    expect(came(master)).toContain('mordheim.stunned')
  })

  it('there is one critical hit a phase, as the log or the table says, and none where a 6 is needed', () => {
    const rolls = { hit: [6], wound: [6] }
    expect(next(shoot(armoured, rolls, { 'mordheim.criticalSpent': true }))).toBe('mordheim.save')
    expect(next(shoot(armoured, rolls, { toughness: 6 }))).toBe('mordheim.save')
    expect(told(shoot(armoured, {}, { toughness: 6 }))).toContain('mordheim.noCriticalOnSix')
    const after = recorded(big(), { hit: [6], wound: [6], critical: [3] })
    expect(told(shoot(after, {}, { 'mordheim.anyway': true }))).toContain('mordheim.criticalSpent')
  })

  it('a weapon of several wounds: of its own and a critical hit’s two, the more harmful count', () => {
    const d3 = { 'mordheim.harm': 'mordheim.d3' }
    expect(next(shoot(big(), { hit: [4], wound: [5] }, d3))).toBe('mordheim.harm')
    expect(came(shoot(big(), { hit: [4], wound: [5], harm: [4] }, d3))).toEqual(['mordheim.loses'])
    const more = shoot(big(), { hit: [4], wound: [6], critical: [3], harm: [6] }, d3)
    expect(openRoll(more)).toMatchObject({ code: 'mordheim.injury', dice: 1 })
    const less = shoot(big(), { hit: [4], wound: [6], critical: [3], harm: [1] }, d3)
    expect(less.result?.effects).toEqual([{ do: 'hurt', model: 'b', marked: [2] }])
  })

  it('who has wounds left loses them and fights on', () => {
    const course = shoot(big(), { hit: [4], wound: [5] })
    expect(course.result).toMatchObject({
      said: [{ code: 'mordheim.loses' }],
      effects: [{ do: 'hurt', model: 'b', marked: [1] }],
    })
  })

  it('the wound that takes the last one and each beyond is a roll; the highest counts', () => {
    const twice = { hit: [4], wound: [6], critical: [3] }
    expect(openRoll(shoot(big([2]), twice))).toMatchObject({ code: 'mordheim.injury', dice: 2 })
    expect(openRoll(shoot(big([1]), twice))).toMatchObject({ dice: 1 })
    expect(openRoll(shoot(big([3]), { hit: [4], wound: [5] }))).toMatchObject({ dice: 1 })
    const course = shoot(big([2]), { ...twice, injury: [1, 4] })
    expect(came(course)).toContain('mordheim.stunned')
    expect(course.result?.effects).toContainEqual({ do: 'mark', model: 'b', mark: 'stunned', on: true })
  })

  it('out of action leaves the table; no injury grows lighter by a lighter one', () => {
    const down = shoot(open(6), { hit: [4], wound: [5], injury: [2] })
    expect(down.result?.effects).toContainEqual({ do: 'mark', model: 'b', mark: 'knockedDown', on: true })
    const out = recorded(open(6), { hit: [4], wound: [5], injury: [5] })
    expect(out.models.map(({ id }) => id)).toEqual(['a'])
    const stunned = shoot(open(6, { marks: ['stunned'] }), { hit: [4], wound: [5], injury: [1] })
    expect(came(stunned)).toContain('mordheim.stunned')
    expect(told(stunned)).toContain('mordheim.injuryStands')
  })

  it('of a target too tough to be wounded nothing comes', () => {
    const course = shoot(open(6), { hit: [6] }, { toughness: 9 })
    expect(told(course)).toContain('mordheim.cannotWound')
    expect(came(course)).toEqual(['mordheim.unharmed'])
  })
})

describe('one shot a phase', () => {
  const once = recorded(open(6), { hit: [1] })
  const whom = (table: Table, answers: Answers = {}) => played(table, taken('targets', 'a', null, answers))

  it('is all: a second one is refused, as the log has it, and made all the same where the table says so', () => {
    expect(shoot(open(6)).refusal).toBeNull()
    expect(shoot(once).refusal?.code).toBe('mordheim.hasShot')
    expect(told(shoot(once))).not.toContain('mordheim.mayShoot')
    expect(whom(once).refusal?.code).toBe('mordheim.hasShot')
    expect(next(shoot(once, {}, { 'mordheim.anyway': true }))).toBe('mordheim.hit')
  })

  it('is as the table knows better: a shot that no log has bars too, and one that doesn’t count bars nobody', () => {
    const made = { 'mordheim.hasShot': true }
    expect(shoot(open(6), {}, made).refusal?.code).toBe('mordheim.shotMade')
    expect(whom(open(6), made).refusal?.code).toBe('mordheim.shotMade')
    const none = { 'mordheim.hasShot': false }
    expect(next(shoot(once, {}, none))).toBe('mordheim.hit')
    expect(came(whom(once, none))).toEqual(['mordheim.mayShootAt'])
  })

  it.each(['phase', 'turn'])('begins anew with a new %s', (what) => {
    const lay = taken(what, 'a', null)
    const course = played(once, lay)
    const anew = apply(apply(once, { do: 'lay', lay }), {
      do: 'settle',
      id: lay.id,
      effects: course.result?.effects ?? [],
      entry: entryOf(once, lay, course),
    })
    expect(came(course)).toContain(what === 'phase' ? 'mordheim.newPhase' : 'mordheim.newTurn')
    expect(shoot(anew).refusal).toBeNull()
  })

  it('is told of the one who shot, whoever else bears his name', () => {
    const twin = figure('twin', 3, 3, { name: 'A', card: once.models[0]?.card ?? '' })
    const two = { ...once, models: [...once.models, twin] }
    expect(shoot(two).refusal?.code).toBe('mordheim.hasShot')
    expect(played(two, taken('shooting', 'twin', 'b')).refusal).toBeNull()
  })
})

describe('recovery', () => {
  const rises = (models: readonly Model[], answers: Answers = {}) =>
    played(ruins(models), taken('recovery', 'a', null, answers))
  const lying = archer({ marks: ['knockedDown'] })

  it('turns the stunned over: knocked down from then on, and no more this turn', () => {
    const course = rises([archer({ marks: ['stunned'] })])
    expect(course.result?.effects).toEqual([
      { do: 'mark', model: 'a', mark: 'stunned', on: false },
      { do: 'mark', model: 'a', mark: 'knockedDown', on: true },
    ])
    expect(told(course)).toEqual(['mordheim.stunnedMay', 'mordheim.nextTurn'])
  })

  it('who was turned over stands up in the next turn, not in the same', () => {
    const before = ruins([archer({ marks: ['stunned'] })])
    const lay = taken('recovery', 'a', null)
    const settled = (table: Table, of: Procedure) => {
      const course = played(table, of)
      const { effects = [] } = course.result ?? {}
      return apply(apply(table, { do: 'lay', lay: of }), {
        ...{ do: 'settle', id: of.id, effects },
        entry: entryOf(table, of, course),
      })
    }
    const turned = settled(before, lay)
    const again = played(turned, lay)
    expect(told(again)[0]).toBe('mordheim.nextTurn')
    expect(again.result).toMatchObject({ effects: [], answersOnly: true })
    expect(again.reaches).toEqual([{ model: 'a', inches: 2 }])
    expect(came(played(turned, taken('recovery', 'a', null, { 'mordheim.downThisTurn': false })))).toContain(
      'mordheim.standsUp',
    )
    // Another phase of the same turn is no new turn.
    const shooting = settled(turned, taken('phase', 'a', null))
    expect(told(played(shooting, lay))[0]).toBe('mordheim.nextTurn')
    const next = settled(shooting, taken('turn', 'a', null))
    expect(came(played(next, lay))).toContain('mordheim.standsUp')
  })

  it('who was knocked down this turn by another’s shot stays down until the next, whatever the names are', () => {
    const settled = (table: Table, of: Procedure) => {
      const course = played(table, of)
      const { effects = [] } = course.result ?? {}
      return apply(apply(table, { do: 'lay', lay: of }), {
        ...{ do: 'settle', id: of.id, effects },
        entry: entryOf(table, of, course),
      })
    }
    const felled = recorded(open(6), { hit: [5], wound: [4], injury: [1] })
    const rises = taken('recovery', 'b', null)
    expect(felled.models[1]?.marks).toEqual(['knockedDown'])
    expect(told(played(felled, rises))).toContain('mordheim.nextTurn')
    const renamed = apply(felled, { do: 'revise', ids: ['b'], changes: { name: 'Other' } })
    expect(told(played(renamed, rises))).toContain('mordheim.nextTurn')
    expect(came(played(settled(felled, taken('turn', 'b', null)), rises))).toContain('mordheim.standsUp')
    // Another who has the mark and not from this turn stands up.
    const two = { ...felled, models: [...felled.models, foe('c', 30, 24, { marks: ['knockedDown'] })] }
    expect(came(played(two, taken('recovery', 'c', null)))).toContain('mordheim.standsUp')
    // So does who stands in the way of a shot at another.
    const behind = recorded(behindFriend(), { hit: [1], woundf: [4], injuryf: [2] })
    expect(behind.models.find(({ id }) => id === 'f')?.marks).toEqual(['knockedDown'])
    expect(told(played(behind, taken('recovery', 'f', null)))).toContain('mordheim.nextTurn')
  })

  it('stands the knocked down up: half its move is drawn, no charge, no run', () => {
    const course = rises([lying], { move: 5 })
    expect(course.result?.effects).toEqual([{ do: 'mark', model: 'a', mark: 'knockedDown', on: false }])
    expect(course.reaches).toEqual([{ model: 'a', inches: 2.5 }])
    expect(came(course)).toEqual(['mordheim.standsUp', 'mordheim.standsMay'])
  })

  it('who stood up may shoot, and has not moved by it', () => {
    const before = ruins([lying, foe('b', apart(6), 24)])
    expect(shoot(before).refusal?.code).toBe('mordheim.lies')
    const lay = taken('recovery', 'a', null)
    const laid = apply(before, { do: 'lay', lay })
    const course = played(laid, lay)
    const effects = course.result?.effects ?? []
    const after = apply(laid, { do: 'settle', id: lay.id, effects, entry: entryOf(laid, lay, course) })
    expect(chance(shoot(after), 'toHit')).toBe('1/2')
  })

  it('who stands up in combat stays there and strikes last: of moving and shooting nothing is said that doesn’t hold', () => {
    const course = rises([lying, foe('b', apart(0), 24)])
    expect(came(course)).toEqual(['mordheim.standsUp', 'mordheim.standsInCombat'])
    expect(course.reaches).toEqual([])
    expect(course.result?.effects).toHaveLength(1)
    const marked = archer({ marks: ['knockedDown', 'engaged'] })
    expect(came(rises([marked]))).toEqual(['mordheim.standsUp', 'mordheim.standsEngaged'])
    expect(came(rises([lying], { 'mordheim.inCombat': true }))).toEqual(['mordheim.standsUp', 'mordheim.standsEngaged'])
    expect(came(rises([marked], { 'mordheim.inCombat': false }))).toContain('mordheim.standsMay')
  })

  it('who stays down may crawl 2″, out of contact only while the enemy fights another', () => {
    const stays = { 'mordheim.standing': false }
    expect(rises([lying], stays).reaches).toEqual([{ model: 'a', inches: 2 }])
    const held = rises([lying, foe('b', apart(0), 24)], stays)
    expect(came(held)).toEqual(['mordheim.staysDown', 'mordheim.mayNotCrawl'])
    expect(held.reaches).toEqual([])
    const busy = [lying, foe('b', apart(0), 24), figure('f', apart(0) + (apart(0) - 10), 24)]
    expect(came(rises(busy, stays))).toEqual(['mordheim.staysDown', 'mordheim.mayCrawlAway'])
    expect(came(rises(busy, { ...stays, 'mordheim.foesBusy': false }))).toContain('mordheim.mayNotCrawl')
  })

  it('who stands has nothing to recover from', () => {
    expect(rises([archer()]).refusal?.code).toBe('mordheim.nothingToRecover')
  })
})

describe('a recorded shot', () => {
  it('changes the table in one step, which the log keeps with its dice', () => {
    const after = recorded(open(6), { hit: [5], wound: [4], injury: [4] })
    expect(after.models[1]).toMatchObject({ marks: ['stunned'], marked: [1] })
    expect(after.lays).toEqual([])
    expect(after.log).toHaveLength(1)
    expect(after.log[0]).toMatchObject({ of: 'mordheim.shooting', actor: 'A', target: 'B' })
    expect(after.log[0]?.dice.map(({ code }) => code)).toEqual(['mordheim.hit', 'mordheim.wound', 'mordheim.injury'])
  })
})

describe('a distance too near its limit to be sure', () => {
  it.each([24, 12])('is told about the range and half of it: %s″', (limit) => {
    const close = (by: number) =>
      told(shoot(ruins([archer(), foe('b', apart(limit + by), 24)]))).includes('flow.closeTo')
    expect([close(-0.06), close(-0.04), close(0.04), close(0.06)]).toEqual([false, true, true, false])
  })
})
