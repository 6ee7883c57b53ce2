import { describe, expect, it } from 'vitest'
import type { Course } from '../games/procedure.ts'
import type { Question } from '../games/question.ts'
import { shapeGap } from '../geometry/shape/shape-gap.ts'
import { inchesOf, rectangularBase } from '../rules/base.ts'
import type { Sentence } from '../rules/sentence.ts'
import { apply } from '../table/apply.ts'
import { shapeOfModel } from '../table/bodies.ts'
import type { Model, Table } from '../table/document.ts'
import type { Procedure } from '../table/lay.ts'
import { rankedWith } from '../table/place/ranked.ts'
import { entryOf } from './entry-of.ts'
import { came, openRoll, played, taken, told } from './testing/playing.ts'
import { CORNER, field, regiment, squared } from './testing/regiment.ts'

const W = inchesOf(20)

/** A hero on 20 mm in base contact with the front of the middle file. */
const heroAt = (rest: Partial<Model> = {}, mm = 20): Model =>
  squared('hero', CORNER.x + 2.5 * W, CORNER.y - inchesOf(mm) / 2, mm, { card: 'hero', ...rest })

/** Ten in two ranks of five, with the hero before them. */
const ten = (rest: Partial<Table> = {}, hero = heroAt()): Table =>
  field([...regiment({ count: 10, files: 5 }), hero], rest)

/** The table once a procedure's course is recorded. */
function recorded(table: Table, lay: Procedure): Table {
  const course = played(table, lay)
  if (!course.result) throw new Error(course.refusal?.code ?? 'open')
  const laid = apply(table, { do: 'lay', lay })
  return apply(laid, { do: 'settle', id: lay.id, effects: course.result.effects, entry: entryOf(laid, lay, course) })
}

/** A value that a sentence mentions. */
const valueIn = ({ values }: Sentence, name: string) => values?.[name]

const asked = (course: Course, code: string): Question | undefined =>
  course.steps.flatMap((step) => (step.how === 'asked' && step.question.code === code ? [step.question] : []))[0]

function options(course: Course, code: string): readonly string[] {
  const question = asked(course, code)
  return question?.kind === 'one' ? question.options.map(({ value }) => value) : []
}

const modelOf = (table: Table, id: string): Model => {
  const found = table.models.find((model) => model.id === id)
  if (!found) throw new Error(`${id} is gone`)
  return found
}

const spot = (table: Table, id: string) => {
  const { x, y } = modelOf(table, id)
  return { file: (x - CORNER.x) / W - 0.5, rank: (y - CORNER.y) / W - 0.5 }
}

const join = (answers = {}) => taken('join', 'hero', 'u00', answers)

describe('a character joins a unit on the board', () => {
  it('takes the nearest place of the front rank, and who stood there goes to the back', () => {
    const table = ten()
    const course = played(table, join())
    expect(course.refusal).toBeNull()
    expect(options(course, 'fantasy.seat')).toHaveLength(5)
    expect(came(course)).toEqual(['fantasy.joins', 'fantasy.makeRoom', 'fantasy.locked'])
    expect(told(course)).toContain('fantasy.notMoved')
    const after = recorded(table, join())
    expect(spot(after, 'hero')).toEqual({ file: expect.closeTo(2, 9), rank: expect.closeTo(0, 9) })
    expect(spot(after, 'u02')).toEqual({ file: expect.closeTo(2, 9), rank: expect.closeTo(2, 9) })
    expect(modelOf(after, 'hero')).toMatchObject({ unit: 'u', marks: ['joined', 'locked'] })
    expect(modelOf(after, 'u13').marks).toEqual(['locked'])
    expect(rankedWith(after, 'hero')).toHaveLength(11)
    expect(after.log.at(-1)).toMatchObject({ of: 'fantasy.join', actor: 'HERO', target: 'U00' })
  })

  it('takes another place when that is chosen, each with its ghost and its distance', () => {
    const course = played(ten(), join({ 'fantasy.seat': '0/4' }))
    const question = asked(course, 'fantasy.seat')
    if (question?.kind !== 'one') throw new Error('no seats')
    expect(question.value).toBe('0/4')
    for (const { ghost, sentence } of question.options) {
      expect(ghost?.label.code).toBe('fantasy.away')
      expect(sentence?.code).toBe('fantasy.slot')
    }
    const after = recorded(ten(), join({ 'fantasy.seat': '0/4' }))
    expect(spot(after, 'hero').file).toBeCloseTo(4, 9)
  })

  it('comes into contact on its way, or is refused with the inches that are missing', () => {
    const away = (gap: number) => ten({}, heroAt({ y: CORNER.y - W / 2 - gap }))
    expect(told(played(away(2), join()))).toContain('fantasy.comesIn')
    const far = played(away(5), join())
    expect(far.refusal).toMatchObject({
      code: 'fantasy.tooFarAway',
      values: { missing: { value: expect.closeTo(1, 9) } },
    })
    expect(played(away(5), join({ 'fantasy.marched': true })).refusal).toBeNull()
  })

  it('has less left for what it walked before, unless that is not to count', () => {
    const hero = heroAt({ card: 'slow' })
    const walk = {
      model: 'hero',
      path: [
        { x: hero.x, y: hero.y - 1.2 },
        { x: hero.x, y: hero.y },
      ],
      open: false,
    }
    const table = ten({ activations: [walk] }, hero)
    const course = played(table, join())
    expect(told(course)).toContain('fantasy.paceLeft')
    expect(told(course)).toContain('fantasy.goesShort')
    expect(told(played(table, join({ 'fantasy.countWalk': false })))).toContain('fantasy.goes')
  })

  it('with too little move goes to the nearest place all the same and moves none with the rule; by the later reading it can’t join', () => {
    const models = [...regiment({ count: 10, files: 5 }), heroAt({ card: 'slow' })]
    const table = field(models.map((model) => (model.id === 'u02' ? { ...model, card: 'standard' } : model)))
    const slow = { move: 0.5 }
    const course = played(table, join(slow))
    expect(course.readings).toContain('shortMove')
    expect(options(course, 'fantasy.seat').toSorted()).toEqual(['0/1', '0/3'])
    expect(told(course)).toEqual(expect.arrayContaining(['fantasy.shortWay', 'fantasy.goesShort']))
    const strict = played({ ...table, readings: { shortMove: 'refused' } }, join(slow))
    expect(strict.refusal).toMatchObject({ code: 'fantasy.tooShort' })
    expect(strict.result).toBeNull()
  })

  it('may put another with the front-rank rule to another place of it', () => {
    const table = field([
      ...regiment({ count: 10, files: 5 }).map((model) =>
        model.id === 'u02' ? { ...model, card: 'standard' } : model,
      ),
      heroAt(),
    ])
    const after = recorded(table, join({ 'fantasy.seat': '0/2' }))
    expect(spot(after, 'hero').file).toBeCloseTo(2, 9)
    expect(spot(after, 'u02').rank).toBeCloseTo(0, 9)
    expect(spot(after, 'u02').file).not.toBeCloseTo(2, 9)
  })

  it('in a unit of one rank its owner chooses: a second rank, or wider to the left or the right', () => {
    const row = field([...regiment({ count: 5, files: 5 }), heroAt()])
    expect(options(played(row, join({ 'fantasy.seat': '0/2' })), 'fantasy.way')).toHaveLength(3)
    const way = (value: string) => recorded(row, join({ 'fantasy.seat': '0/2', 'fantasy.way': value }))
    expect(spot(way('way0'), 'u02')).toMatchObject({ rank: expect.closeTo(1, 9) })
    expect(spot(way('way1'), 'u02')).toMatchObject({ file: expect.closeTo(-1, 9) })
    expect(spot(way('way2'), 'u02')).toMatchObject({ file: expect.closeTo(5, 9) })
    expect(spot(recorded(row, join({ 'fantasy.seat': '0/5' })), 'hero').file).toBeCloseTo(5, 9)
  })

  it('leaves out ground on which others stand, and places whose straight way they bar', () => {
    const wall = regiment({ count: 4, files: 4, unit: 'v', at: { x: CORNER.x + 1.2 * W, y: CORNER.y + 2 * W + 0.1 } })
    const behind = recorded(
      field([...regiment({ count: 10, files: 5 }), ...wall, heroAt()]),
      join({ 'fantasy.seat': '0/2' }),
    )
    expect(spot(behind, 'u02')).toEqual({ file: expect.closeTo(0, 9), rank: expect.closeTo(2, 9) })
    const far = heroAt({ y: CORNER.y - 2.5 })
    const screened = (x: number) => {
      const screen = squared('s', CORNER.x + x * W, CORNER.y - 1.2, 20, { unit: 's' })
      return played(field([...regiment({ count: 10, files: 5 }), screen, far]), join())
    }
    expect(told(screened(3.6))).toContain('fantasy.barred')
    expect(options(screened(3.6), 'fantasy.seat').toSorted()).toEqual(['0/0', '0/1', '0/2'])
    expect(screened(2.5).refusal).toMatchObject({ code: 'fantasy.barred', values: { list: { value: ['S'] } } })
  })

  it('is refused in combat and in flight, by the marks, by enemies in contact and by the answers, and in other sub-phases', () => {
    const why = (table: Table, answers = {}) => played(table, join(answers)).refusal?.code
    const marked = (mark: 'engaged' | 'fleeing') => {
      const table = ten()
      return { ...table, models: table.models.map((one) => (one.id === 'u13' ? { ...one, marks: [mark] } : one)) }
    }
    expect(why(marked('engaged'))).toBe('fantasy.isEngaged')
    expect(why(marked('fleeing'))).toBe('fantasy.isFleeing')
    expect(why(marked('engaged'), { 'fantasy.engaged': false })).toBeUndefined()
    const foe = squared('foe', CORNER.x - W / 2, CORNER.y + W / 2, 20, { side: 'b' })
    expect(why({ ...ten(), models: [...ten().models, foe] })).toBe('fantasy.isEngaged')
    expect(why(ten(), { 'fantasy.remainingMoves': false })).toBe('fantasy.otherSubPhase')
  })

  it('T30: on 25 mm stands beside a front rank of 20 mm, level with it, and displaces nobody', () => {
    const table = ten({}, heroAt({}, 25))
    const course = played(table, join())
    expect(told(course)).toContain('fantasy.beside')
    expect(options(course, 'fantasy.seat').toSorted()).toEqual(['0/-1', '0/5'])
    const after = recorded(table, join({ 'fantasy.seat': '0/5' }))
    const hero = modelOf(after, 'hero')
    expect(hero.x).toBeCloseTo(CORNER.x + 5 * W + inchesOf(12.5), 9)
    expect(hero.y).toBeCloseTo(CORNER.y + inchesOf(12.5), 9)
    expect(shapeGap(shapeOfModel(hero), shapeOfModel(modelOf(after, 'u04'))).signedGap).toBeCloseTo(0, 9)
    expect(after.models.filter(({ id }) => id !== 'hero').map(({ x, y }) => [x, y])).toEqual(
      table.models.filter(({ id }) => id !== 'hero').map(({ x, y }) => [x, y]),
    )
  })

  it('answers what makes no sense with a sentence, and leaves the table alone', () => {
    const why = (table: Table, lay = join()) => played(table, lay).refusal?.code
    const base = ten()
    const change = (id: string, rest: Partial<Model>) => ({
      ...base,
      models: base.models.map((model) => (model.id === id ? { ...model, ...rest } : model)),
    })
    const nameless = { ...base, models: base.models.map((one) => ({ ...one, unit: '' })) }
    expect(why(nameless)).toBe('fantasy.noUnit')
    expect(why(change('u11', { facing: 200 }))).toBe('fantasy.no.facings')
    expect(why(change('u11', { x: 30 }))).toBe('fantasy.no.offGrid')
    expect(why({ ...base, models: base.models.filter(({ id }) => id !== 'u02') })).toBe('fantasy.no.gap')
    expect(why(change('u11', { base: { shape: 'round', mm: 20 } }))).toBe('fantasy.roundBases')
    expect(why(change('hero', { base: { shape: 'round', mm: 20 } }))).toBe('fantasy.roundBases')
    expect(why(change('hero', { card: 'gone' }))).toBe('fantasy.noCard')
    expect(why(change('hero', { card: 'pike' }))).toBe('fantasy.noCharacter')
    expect(why(change('hero', { side: 'b' }))).toBe('fantasy.otherSide')
    expect(why(change('hero', { unit: 'u' }))).toBe('fantasy.already')
    expect(why(base, taken('join', 'u00', 'u01'))).toBe('fantasy.already')
    expect(why(base, taken('join', 'hero', 'hero'))).toBe('fantasy.itself')
    const other = squared('x', 30, 30, 20, { unit: 'v' })
    const elsewhere = { ...base, models: [...change('hero', { unit: 'v' }).models, other] }
    expect(why(elsewhere)).toBe('fantasy.mustLeaveFirst')
    expect(() => played(base, taken('join', 'hero', 'gone'))).toThrow('no course')
  })
})

describe('a character that joined', () => {
  it('counts as one of its unit: moved with it, told with it, bound by its combat, bearing its front-rank rule', () => {
    const joined = recorded(ten(), join())
    expect(rankedWith(joined, 'u00').map(({ id }) => id)).toContain('hero')
    const stands = played(joined, taken('combined', 'u00', null)).steps.find(
      (step) => step.how === 'measured' && step.sentence.code === 'fantasy.consists',
    )
    expect(stands).toMatchObject({ sentence: { values: { rankAndFile: { value: 10 }, characters: { value: 1 } } } })
    const fights = {
      ...joined,
      models: joined.models.map((one) => (one.id === 'hero' ? { ...one, marks: ['engaged' as const] } : one)),
    }
    const second = squared('lord', CORNER.x + 3.5 * W, CORNER.y - W / 2, 20, { card: 'hero' })
    const lord = taken('join', 'lord', 'u00')
    expect(played({ ...fights, models: [...fights.models, second] }, lord).refusal?.code).toBe('fantasy.isEngaged')
    const next = played({ ...joined, models: [...joined.models, second] }, lord)
    const front = asked(next, 'fantasy.front')
    expect(front?.kind === 'models' ? front.chosen : []).toEqual(['hero'])
  })
})

describe('a character leaves its unit on the board', () => {
  const inside = (mm: number, rest: Partial<Table> = {}, hero: Partial<Model> = {}) => {
    const models = regiment({ count: 25, files: 5, mm })
    return field(
      models.map((one) => (one.id === 'u02' ? { ...one, card: 'hero', ...hero } : one)),
      rest,
    )
  }
  const leave = (answers = {}, rolls = {}) => taken('leave', 'u02', null, answers, rolls)
  const needed = (course: Course) =>
    course.steps.flatMap((step) =>
      step.how === 'measured' && step.sentence.code === 'fantasy.needs' ? [valueIn(step.sentence, 'needed')] : [],
    )[0]

  it('T31: on 25 mm from the front rank straight ahead needs 1.984″; with 1.9″ it stays, and hears what is missing', () => {
    const course = played(inside(25), leave())
    expect(needed(course)).toMatchObject({ value: expect.closeTo(1.984, 3) })
    expect(course.result?.effects).toContainEqual({ do: 'unit', model: 'u02', unit: '' })
    const short = played(inside(25), leave({ move: 1.9 }))
    expect(short.refusal).toMatchObject({
      code: 'fantasy.tooLittle',
      values: { missing: { value: expect.closeTo(0.0843, 4) } },
    })
    expect(told(short)).toContain('fantasy.marchWouldDo')
    expect(short.reaches).toEqual([{ model: 'u02', inches: 1.9 }])
    expect(needed(played(inside(20), leave()))).toMatchObject({ value: expect.closeTo(1.787, 3) })
  })

  it('ends an inch clear of the unit, nearest ahead, or the way and as far as it chooses', () => {
    const table = inside(25)
    const gap = (after: Table) =>
      Math.min(
        ...after.models
          .filter(({ id }) => id !== 'u02')
          .map((other) => shapeGap(shapeOfModel(other), shapeOfModel(modelOf(after, 'u02'))).signedGap),
      )
    const near = recorded(table, leave())
    expect(gap(near)).toBeCloseTo(1, 6)
    expect(modelOf(near, 'u02')).toMatchObject({ unit: '', facing: 270 })
    const far = recorded(table, leave({ 'fantasy.where': 'aheadRight', 'fantasy.howFar': 'fantasy.full' }))
    const [was, is] = [modelOf(table, 'u02'), modelOf(far, 'u02')]
    expect(Math.hypot(is.x - was.x, is.y - was.y)).toBeCloseTo(4, 6)
    expect(is.x - was.x).toBeCloseTo(was.y - is.y, 6)
    expect(gap(far)).toBeGreaterThanOrEqual(1 - 1e-9)
  })

  it('leaves no hole: the ranks close behind it without a panic test, an inch from it, unless they are not to', () => {
    const table = inside(20)
    const course = played(table, leave())
    expect(came(course)).toEqual(['fantasy.leaves', 'fantasy.actsAlone', 'fantasy.closesRanks'])
    expect(told(course)).toContain('fantasy.fillsGap')
    const after = recorded(table, leave())
    expect(rankedWith(after, 'u00')).toHaveLength(24)
    expect(
      after.models.some(({ id }) => id !== 'u02' && Math.abs(spot(after, id).file - 2) + spot(after, id).rank < 1e-6),
    ).toBe(true)
    const other = squared('lord', CORNER.x - W / 2, CORNER.y + 1.5 * W, 20, { card: 'hero' })
    expect(played({ ...after, models: [...after.models, other] }, taken('join', 'lord', 'u00')).refusal).toBeNull()
    const open = recorded(table, leave({ 'fantasy.closes': false }))
    expect(open.models.filter(({ id }) => id !== 'u02')).toEqual(table.models.filter(({ id }) => id !== 'u02'))
    // From a corner it may not stop where who closes up would stand less than an inch away.
    const corner = field(
      regiment({ count: 25, files: 5 }).map((one) => (one.id === 'u04' ? { ...one, card: 'hero' } : one)),
    )
    const gone = recorded(corner, taken('leave', 'u04', null))
    const gaps = gone.models
      .filter(({ id }) => id !== 'u04')
      .map((one) => shapeGap(shapeOfModel(one), shapeOfModel(modelOf(gone, 'u04'))).signedGap)
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1 - 1e-9)
  })

  it('out of the middle of an only rank lets that close from its end', () => {
    const row = regiment({ count: 5, files: 5 }).map((one) => (one.id === 'u01' ? { ...one, card: 'hero' } : one))
    const after = recorded(field(row), taken('leave', 'u01', null))
    expect(spot(after, 'u00').file).toBeCloseTo(1, 9)
    expect(rankedWith(after, 'u00')).toHaveLength(4)
  })

  it('spends its move on leaving: another unit is joined with what is left of it', () => {
    const other = regiment({ count: 5, files: 5, unit: 'v', at: { x: CORNER.x, y: CORNER.y - 8 } })
    const table = inside(25)
    const both = { ...table, models: [...table.models, ...other] }
    const full = { 'fantasy.where': 'ahead', 'fantasy.howFar': 'fantasy.full' }
    const course = played(both, leave(full))
    expect(told(course)).toContain('fantasy.spent')
    const out = recorded(both, leave(full))
    const again = taken('join', 'u02', 'v00')
    expect(played(out, again)).toMatchObject({ refusal: { code: 'fantasy.tooFarAway' } })
    expect(told(played(out, again))).toContain('fantasy.paceLeft')
    expect(played(out, taken('join', 'u02', 'v00', { 'fantasy.countWalk': false })).refusal).toBeNull()
    // Who left in a march has marched: what is left is of that.
    const marched = recorded(
      both,
      leave({ ...full, 'fantasy.marches': true, 'fantasy.testNeeded': false, 'fantasy.where': 'back' }),
    )
    const paced = played(marched, again).steps.find(
      (step) => step.how === 'measured' && step.sentence.code === 'fantasy.paceLeft',
    )
    expect(paced).toMatchObject({ sentence: { values: { pace: { value: 8 }, left: { value: expect.closeTo(0, 6) } } } })
    // However short the march was: what is left is what leaving said.
    const short = leave({ 'fantasy.marches': true, 'fantasy.testNeeded': false, 'fantasy.where': 'ahead' })
    const leftOf = (course: Course, code: string) =>
      course.steps.flatMap((step) =>
        step.how !== 'asked' && step.sentence?.code === code ? [valueIn(step.sentence, 'left')] : [],
      )[0]
    const spent = leftOf(played(both, short), 'fantasy.spent')
    expect(spent).toMatchObject({ value: expect.closeTo(8 - 1 - inchesOf(25), 6) })
    expect(leftOf(played(recorded(both, short), again), 'fantasy.paceLeft')).toMatchObject({
      value: expect.closeTo(8 - 1 - inchesOf(25), 6),
    })
    // What it walked before it left is spent as well.
    const path = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ]
    const walked = { ...both, activations: [{ model: 'u02', path, open: false }] }
    expect(played(walked, leave()).reaches).toEqual([{ model: 'u02', inches: 3 }])
    expect(played(walked, leave({ 'fantasy.countWalk': false })).reaches).toEqual([{ model: 'u02', inches: 4 }])
    expect(played(walked, leave({ move: 2.5 })).refusal?.code).toBe('fantasy.tooLittle')
    // A new turn lifts that.
    expect(played(recorded(out, taken('turn', 'u00', null)), again).refusal).toBeNull()
  })

  it('marches after one test of the whole unit, at the best Leadership in it, and is told the chance first', () => {
    const open = played(inside(25), leave({ move: 1.5, 'fantasy.marches': true }))
    expect(open.result).toBeNull()
    expect(open.chances[0]).toMatchObject({ code: 'fantasy.marches', share: { numerator: 13n, denominator: 18n } })
    const rolled = (...faces: readonly number[]) =>
      played(inside(25), leave({ move: 1.5, 'fantasy.marches': true }, { march: faces }))
    expect(told(rolled(4, 4))).toContain('fantasy.marchPassed')
    expect(came(rolled(4, 4))).toContain('fantasy.leaves')
    // Once its dice fell, the test has been taken: that it stays is a result, and there is no second test this turn.
    expect(came(rolled(4, 5))).toEqual(['fantasy.unitMayNotMarch', 'fantasy.tooLittle'])
    const failed = recorded(inside(25), leave({ move: 1.5, 'fantasy.marches': true }, { march: [4, 5] }))
    const again = played(failed, leave({ move: 1.5, 'fantasy.marches': true }))
    expect(openRoll(again)).toBeNull()
    expect(again.refusal?.code).toBe('fantasy.tooLittle')
    expect(told(again)).toContain('fantasy.unitMayNotMarch')
    const next = recorded(failed, taken('turn', 'u00', null))
    expect(openRoll(played(next, leave({ move: 1.5, 'fantasy.marches': true })))).toMatchObject({
      code: 'fantasy.march',
    })
    // Passed, it holds for another character of the unit too.
    const lord = (table: Table): Table => ({
      ...table,
      models: table.models.map((one) => (one.id === 'u03' ? { ...one, card: 'hero' } : one)),
    })
    const passed = recorded(lord(inside(25)), leave({ move: 1.5, 'fantasy.marches': true }, { march: [4, 4] }))
    const second = played(passed, taken('leave', 'u03', null, { move: 1.5, 'fantasy.marches': true }))
    expect(told(second)).toContain('fantasy.unitMarches')
    expect(openRoll(second)).toBeNull()
    const freely = played(inside(25), leave({ move: 1.5, 'fantasy.marches': true, 'fantasy.testNeeded': false }))
    expect(came(freely)).toContain('fantasy.leaves')
  })

  it('carries the unit’s penalties until it is out, and passes through it freely', () => {
    const codes = told(played(inside(25), leave()))
    expect(codes).toContain('fantasy.penalties')
    expect(codes).toContain('fantasy.freeWay')
  })

  it('flies over others that would bar its way', () => {
    const ring = [0, 1, 2, 3].flatMap((side) => {
      const [x, y] = [CORNER.x + 2.5 * W, CORNER.y + 2.5 * W]
      const angle = (side * Math.PI) / 2
      const [far, base] = [2.5 * W + 0.6, side % 2 === 0 ? rectangularBase(8, 180) : rectangularBase(180, 8)]
      return [
        squared(`r${side}`, x + far * Math.cos(angle), y + far * Math.sin(angle), 20, {
          unit: 'r',
          side: 'a',
          facing: 0,
          base,
        }),
      ]
    })
    const table = inside(20)
    const ringed = {
      ...table,
      models: [
        ...table.models,
        ...ring.map((one) => ({
          ...one,
          base: one.base.shape === 'rectangle' ? rectangularBase(one.base.depth, one.base.width) : one.base,
        })),
      ],
    }
    expect(played(ringed, leave()).refusal?.code).toBe('fantasy.barredOut')
    expect(came(played(ringed, leave({ 'fantasy.flies': true })))).toContain('fantasy.leaves')
  })

  it('goes round those who stand in its shortest way: what it needs is the least free way, and that is offered first', () => {
    const table = inside(25)
    const screen = squared('s', CORNER.x + 2.5 * inchesOf(25), CORNER.y - 0.35, 25, {
      ...{ unit: 's', base: rectangularBase(25, 2) },
    })
    const barred = { ...table, models: [...table.models, screen] }
    const course = played(barred, leave())
    expect(told(course)).toContain('fantasy.barred')
    const least = needed(course)
    expect(least?.kind === 'inches' ? least.value : 0).toBeGreaterThan(2.5)
    const where = asked(course, 'fantasy.where')
    const aways = (where?.kind === 'one' ? where.options : []).map(({ sentence }) => sentence?.values?.away)
    const inches = aways.flatMap((away) => (away?.kind === 'inches' ? [away.value] : []))
    expect(inches).toEqual(inches.toSorted((a, b) => a - b))
    expect(inches[0]).toBeCloseTo(least?.kind === 'inches' ? least.value : 0, 6)
    expect(played(barred, leave({ move: 2.4 })).refusal?.code).toBe('fantasy.tooLittle')
  })

  it('keeps an inch from all others where that is played', () => {
    const table = inside(25)
    const other = squared('o', CORNER.x + 2.5 * inchesOf(25), CORNER.y - 2.6, 25, { unit: 'o' })
    const both = { ...table, models: [...table.models, other] }
    const strict = { ...both, readings: { leaveClear: 'all' as const } }
    expect(needed(played(both, leave()))).toMatchObject({ value: expect.closeTo(1.984, 3) })
    const far = played(strict, leave())
    expect(far.readings).toContain('leaveClear')
    expect(told(far)).toContain('fantasy.keepsClear')
    expect(Number((needed(far) as { value: number }).value)).toBeGreaterThan(1.99)
  })

  it('stays in combat, in flight, after its unit moved, and in the sub-phase of joining until the next begins', () => {
    const why = (table: Table, answers = {}) => played(table, leave(answers)).refusal?.code
    expect(why(inside(25, {}, { marks: ['engaged'] }))).toBe('fantasy.isEngaged')
    expect(why(inside(25, {}, { marks: ['fleeing'] }))).toBe('fantasy.isFleeing')
    expect(why(inside(25), { 'fantasy.unitMoved': true })).toBe('fantasy.hasMoved')
    const walk = {
      model: 'u11',
      path: [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      ],
      open: false,
    }
    expect(why(inside(25, { activations: [walk] }))).toBe('fantasy.hasMoved')
    const places = (table: Table) => table.models.map(({ id, x, y, facing }) => ({ id, x: x + 1, y, facing }))
    const dragged = (stage: 'setup' | 'play') => {
      const table = inside(25, { stage })
      return apply(table, { do: 'place', places: places(table) })
    }
    expect(why(dragged('play'))).toBe('fantasy.hasMoved')
    expect(why(recorded(dragged('play'), taken('turn', 'u00', null)))).toBeUndefined()
    expect(why(recorded(dragged('play'), taken('phase', 'u00', null)))).toBe('fantasy.hasMoved')
    expect(why(dragged('setup'))).toBeUndefined()
    const joined = recorded(ten(), join())
    const away = taken('leave', 'hero', null)
    expect(played(joined, away).refusal?.code).toBe('fantasy.joinedNow')
    const next = recorded(joined, taken('phase', 'u00', null))
    expect(next.models.every(({ marks = [] }) => marks.length === 0)).toBe(true)
    const out = recorded(next, away)
    expect(modelOf(out, 'hero').unit).toBe('')
  })

  it('may be left by one who stood in it before another joined: by that the unit has not moved', () => {
    const table = field([
      ...regiment({ count: 10, files: 5 }).map((one) => (one.id === 'u00' ? { ...one, card: 'hero' } : one)),
      heroAt(),
    ])
    const course = played(recorded(table, join()), taken('leave', 'u00', null))
    expect(told(course)).toContain('fantasy.joinedYetUnmoved')
    expect(came(course)).toContain('fantasy.leaves')
  })

  it('has nothing to leave alone, and no room where the table ends', () => {
    expect(played(ten(), taken('leave', 'hero', null)).refusal?.code).toBe('fantasy.notInUnit')
    const small = { width: 21, height: 21, look: 'felt', grid: false } as const
    const crowd = regiment({ count: 25, files: 5, at: { x: 17, y: 17 } }).map((one) =>
      one.id === 'u22' ? { ...one, card: 'hero' } : one,
    )
    const all = regiment({ count: 9, files: 3, mm: 100, unit: 'w', side: 'a', at: { x: 0, y: 0 } })
    const table = field([...crowd, ...all], { mat: { ...small, width: 12, height: 12 } })
    expect(['fantasy.noRoom', 'fantasy.tooLittle']).toContain(played(table, taken('leave', 'u22', null)).refusal?.code)
  })
})

describe('characters join one another', () => {
  const pair = (rest: Partial<Model> = {}) =>
    field([squared('hero', 20, 20, 20, { card: 'hero' }), squared('lord', 20 + W, 20, 20, { card: 'hero', ...rest })])

  it('and form a unit of their own, under a name of both, side by side', () => {
    const after = recorded(pair(), taken('together', 'hero', 'lord'))
    expect(new Set(after.models.map(({ unit }) => unit))).toEqual(new Set(['LORD, HERO']))
    expect(rankedWith(after, 'hero')).toHaveLength(2)
    const third = squared('mage', 20, 20 - W, 20, { card: 'hero' })
    const three = recorded({ ...after, models: [...after.models, third] }, taken('together', 'mage', 'lord'))
    expect(rankedWith(three, 'mage')).toHaveLength(3)
  })

  it('but not with one that is none, nor with rank and file', () => {
    expect(played(pair({ card: 'pike' }), taken('together', 'hero', 'lord')).refusal?.code).toBe(
      'fantasy.otherNoCharacter',
    )
    expect(played(ten(), taken('together', 'hero', 'u00')).refusal?.code).toBe('fantasy.otherNoCharacter')
    const said = played(pair({ card: 'pike' }), taken('together', 'hero', 'lord', { 'fantasy.characters': ['lord'] }))
    expect(came(said)).toContain('fantasy.formUnit')
  })
})

describe('a unit after losses', () => {
  const losses = (id: string, answers = {}) => taken('combined', id, null, answers)

  it('whose rank and file all fell is still that unit, tests alone and is not destroyed', () => {
    const course = played(field([squared('hero', 20, 20, 20, { card: 'hero', unit: 'u' })]), losses('hero'))
    expect(came(course)).toEqual(
      ['lostRankAndFile', 'keepsEffects', 'testsAlone', 'notDestroyed'].map((code) => `fantasy.${code}`),
    )
    // Several characters, or one of a unit that the log has as one of characters, lost no rank and file.
    const pair = field([
      squared('hero', 20, 20, 20, { card: 'hero', unit: 'u' }),
      squared('lord', 20 + W, 20, 20, { card: 'hero', unit: 'u' }),
    ])
    expect(came(played(pair, losses('hero')))).toEqual(['fantasy.ofCharacters'])
    const left = recorded(pair, taken('leave', 'hero', null))
    expect(came(played(left, losses('lord')))).toEqual(['fantasy.ofCharacters'])
    // That is known of the models, not of a name: another name changes nothing.
    const renamed = apply(left, { do: 'revise', ids: ['lord'], changes: { unit: 'w' } })
    expect(came(played(renamed, losses('lord')))).toEqual(['fantasy.ofCharacters'])
    expect(modelOf(left, 'hero').marks ?? []).not.toContain('ofCharacters')
    const own = played(
      field([squared('hero', 20, 20, 20, { card: 'hero', unit: 'u' })]),
      losses('hero', { 'fantasy.hadRankAndFile': false }),
    )
    expect(came(own)).toEqual(['fantasy.ofCharacters'])
  })

  it('with some left tests as a whole; one in no unit acts as a unit of one', () => {
    expect(came(played(ten(), losses('u00')))).toEqual(['fantasy.stillUnit', 'fantasy.testsUnit'])
    expect(came(played(ten(), losses('hero')))).toEqual(['fantasy.alone'])
  })

  it('T29: the champion of a full front rank fallen, the mage of the second rank steps forward, and the ranks close', () => {
    const front = new Set(['u00', 'u01', 'u02', 'u03', 'u04', 'u12'])
    const models = regiment({ count: 13, files: 5 }).map((one) => (front.has(one.id) ? { ...one, card: 'hero' } : one))
    const table = field(models.filter(({ id }) => id !== 'u04'))
    const course = played(table, losses('u00'))
    expect(told(course)).toEqual(expect.arrayContaining(['fantasy.stepsForward', 'fantasy.fillsGap']))
    const after = recorded(table, losses('u00'))
    expect(spot(after, 'u12')).toEqual({ file: expect.closeTo(4, 9), rank: expect.closeTo(0, 9) })
    expect(spot(after, 'u22')).toEqual({ file: expect.closeTo(2, 9), rank: expect.closeTo(1, 9) })
    expect(rankedWith(after, 'u00')).toHaveLength(12)
    const kept = played(table, losses('u00', { 'fantasy.closes': false }))
    expect(kept.result?.effects).toEqual([])
  })
})

describe('an armour save on the board', () => {
  const save = (answers = {}, rolls = {}) => taken('save', 'hero', null, answers, rolls)
  const armour = (kind: string, shield: boolean) => ({
    'fantasy.armour': `fantasy.armour.${kind}`,
    'fantasy.shield': shield,
  })
  const needOf = (course: Course) => {
    const step = course.steps.find((one) => one.how === 'looked' && valueIn(one.sentence, 'need'))
    return step?.how === 'looked' ? valueIn(step.sentence, 'need') : null
  }

  it('is 6 in light armour or behind a shield, 5 with both or in heavy, 4 in gromril, and one better with a shield', () => {
    const need = (kind: string, shield: boolean) => needOf(played(ten(), save(armour(kind, shield))))
    expect(need('light', false)).toMatchObject({ value: 6 })
    expect(need('none', true)).toMatchObject({ value: 6 })
    expect(need('light', true)).toMatchObject({ value: 5 })
    expect(need('heavy', false)).toMatchObject({ value: 5 })
    expect(need('heavy', true)).toMatchObject({ value: 4 })
    expect(need('gromril', false)).toMatchObject({ value: 4 })
    expect(need('gromril', true)).toMatchObject({ value: 3 })
    expect(told(played(ten(), save(armour('none', false))))).toContain('fantasy.noSave')
    expect(needOf(played(ten(), save({ ...armour('other', true), save: 2 })))).toMatchObject({ value: 2 })
  })

  it('goes by the card unless it is answered, tells its chance first, and prevents on the number or more', () => {
    const open = played(ten(), save())
    expect(open.chances).toMatchObject([{ code: 'fantasy.saves', share: { numerator: 1n, denominator: 2n } }])
    expect(open.result).toBeNull()
    expect(came(played(ten(), save({}, { save: [4] })))).toEqual(['fantasy.unharmed'])
    expect(came(played(ten(), save({}, { save: [3] })))).toEqual(['fantasy.wounded'])
  })

  it('marks what goes through, and takes the model away with its last wound', () => {
    const once = recorded(ten(), save({}, { save: [1] }))
    expect(modelOf(once, 'hero').marked).toEqual([1])
    const twice = recorded(once, save({}, { save: [3] }))
    expect(twice.models.some(({ id }) => id === 'hero')).toBe(false)
    const both = played(ten(), save({ 'fantasy.wounds': 2 }, { save: [6, 1] }))
    expect(both.result?.effects).toEqual([{ do: 'hurt', model: 'hero', marked: [1] }])
    expect(both.spreads[0]?.mark).toBe(2)
  })
})
